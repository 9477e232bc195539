/** Is the store there, ours, private and writable? */
import fs from "node:fs";
import { listDirectory } from "../../platform/files.ts";
import type { StorePaths } from "../../platform/paths.ts";
import { whyUnwritable } from "../../platform/read-only.ts";
import { statIfPresent } from "../../platform/regular-file.ts";
import { findForeign, foreignError } from "../../platform/store-owner.ts";
import type { Finding, Machine } from "./finding.ts";

/** One busy day of a realistic session fills about this. */
const MIN_FREE_BYTES = 500e6;

export function checkStore({ store }: Machine): Finding[] {
  const stat = statIfPresent(store.root);
  if (stat === undefined) {
    return [
      {
        level: "hint",
        subject: "store",
        what: "nothing has been recorded yet",
        where: store.root,
        advice: "install the hooks (logbook install), then work in Claude Code as usual",
      },
    ];
  }
  const foreign = checkOwner(store);
  if (foreign !== undefined) return [foreign];
  const findings = [...checkAccess(store.root), ...checkRoom(store.root)];
  if (findings.length > 0) return findings;
  const sessions = listDirectory(store.sessions).length;
  return [{ level: "ok", subject: "store", what: `${sessions} sessions`, where: store.root }];
}

function checkOwner(store: StorePaths): Finding | undefined {
  const path = findForeign(store);
  if (path === undefined) return undefined;
  const { message, hint } = foreignError(path);
  const what = `${message}: hooks capture nothing`;
  return {
    level: "problem",
    subject: "store",
    what,
    where: path,
    ...(hint !== undefined && { advice: hint }),
  };
}

function checkAccess(root: string): Finding[] {
  const why = whyUnwritable(root);
  if (why === undefined) return [];
  return [
    {
      level: "problem",
      subject: "store",
      what: "it cannot be written: hooks capture nothing",
      where: root,
      advice:
        why === "EROFS" ? "mount its disk for writing, or point LOGBOOK_HOME elsewhere" : `chmod 700 ${root}`,
    },
  ];
}

function checkRoom(root: string): Finding[] {
  const { bavail, bsize } = fs.statfsSync(root);
  if (bavail * bsize >= MIN_FREE_BYTES) return [];
  return [
    {
      level: "warning",
      subject: "store",
      what: `only ${Math.round((bavail * bsize) / 1e6)} MB are free on its disk`,
      where: root,
      advice: "make room: what does not fit is not captured",
    },
  ];
}
