/** Does the archive open, and is it whole? */
import fs from "node:fs";
import { findFaults } from "../../archive/faults.ts";
import { openForReading } from "../../archive/open-for-reading.ts";
import { LogbookError } from "../../platform/errors.ts";
import { listDirectory, sizeOfFile } from "../../platform/files.ts";
import type { StorePaths } from "../../platform/paths.ts";
import { renderBytes, renderNumber } from "../../replay/units.ts";
import type { Finding, Machine } from "./finding.ts";

/** A command can wait for a hook's transaction. */
const BUSY_TIMEOUT_MS = 5_000;

export function checkArchive({ store }: Machine): Finding[] {
  // An empty file is what a killed hook leaves: it is made into a database by the next one.
  if (sizeOfFile(store.archive) === 0) return missing(store);
  try {
    return [readArchive(store)];
  } catch (error) {
    if (!(error instanceof LogbookError)) throw error;
    return [unreadable(store.archive, error)];
  }
}

function missing(store: StorePaths): Finding[] {
  if (listDirectory(store.sessions).length === 0) return [];
  return [
    {
      level: "warning",
      subject: "archive",
      what: "there is none: search reads the raw copies",
      where: store.archive,
      advice: "logbook reindex",
    },
  ];
}

function readArchive(store: StorePaths): Finding {
  const archive = openForReading(store, { busyTimeoutMs: BUSY_TIMEOUT_MS });
  try {
    const [fault] = findFaults(archive);
    if (fault !== undefined) return damaged(store.archive, fault);
    const turns = archive.prepare("SELECT count(*) AS n FROM turns").get<{ n: number }>()?.n ?? 0;
    const size = renderBytes(fs.statSync(store.archive).size);
    return {
      level: "ok",
      subject: "archive",
      what: `${renderNumber(turns, "turn")}, ${size}, ${archive.engine}`,
      where: store.archive,
    };
  } finally {
    archive.close();
  }
}

function unreadable(where: string, { code, message, hint }: LogbookError): Finding {
  if (code === "ARCHIVE_CORRUPT") return damaged(where, message);
  // No engine at all is told by the check of the engine, for the Node that matters.
  const level = code === "ARCHIVE_UNAVAILABLE" ? "hint" : "problem";
  return {
    level,
    subject: "archive",
    what: message,
    where,
    ...(hint !== undefined && { advice: hint }),
  };
}

function damaged(where: string, what: string): Finding {
  return {
    level: "problem",
    subject: "archive",
    what: `it is damaged (${what}); nothing is lost, it is derived from the raw copies`,
    where,
    advice: "logbook reindex",
  };
}
