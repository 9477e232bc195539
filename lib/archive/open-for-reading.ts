/**
 * Opens the archive for a command that only reads, wherever it lies. SQLite needs to write beside a database even to read
 * it; where that is forbidden, a copy in the system's folder for temporary files is read.
 */
import fs from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { LogbookError } from "../platform/errors.ts";
import type { StorePaths } from "../platform/paths.ts";
import { isFilling } from "./filling.ts";
import type { Archive } from "./handle.ts";
import { openArchive } from "./open.ts";

/** What keeps the archive from answering where the raw copies still can. */
const FALLBACK_CODES: ReadonlySet<string> = new Set([
  "ARCHIVE_UNAVAILABLE",
  "ARCHIVE_CORRUPT",
  "ARCHIVE_NEWER",
  "ARCHIVE_BUSY",
  "STORE_UNWRITABLE",
]);

export function isFallback(error: unknown): error is LogbookError {
  return error instanceof LogbookError && FALLBACK_CODES.has(error.code);
}

/** Throws what `openArchive` throws; ARCHIVE_UNAVAILABLE too where sessions are still being read into a new archive. */
export function openForReading(store: StorePaths, options: { busyTimeoutMs: number }): Archive {
  try {
    const archive = openArchive(store, { ...options, readOnly: true });
    if (!isFilling(store)) return archive;
    archive.close();
  } catch (error) {
    if (!(error instanceof LogbookError) || error.code !== "STORE_UNWRITABLE") throw error;
    return openCopy(store, options, error);
  }
  throw new LogbookError(
    "ARCHIVE_UNAVAILABLE",
    `open archive ${store.archive}: it is being filled from the raw copies`,
    { path: store.archive, hint: "the worker goes on with it; logbook reindex does it at once" },
  );
}

/** With the write-ahead log: what stands in it is not in the database yet. */
function openCopy(store: StorePaths, options: { busyTimeoutMs: number }, cause: LogbookError): Archive {
  let folder: string | undefined;
  try {
    folder = fs.mkdtempSync(join(tmpdir(), "logbook-archive-"));
    const archive = join(folder, basename(store.archive));
    for (const suffix of ["", "-wal"]) copyIfPresent(store.archive + suffix, archive + suffix);
    return openArchive({ ...store, archive }, { ...options, readOnly: true });
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new LogbookError("ARCHIVE_UNAVAILABLE", `${cause.message}; and a copy of it: ${reason}`, {
      cause: error,
      path: store.archive,
    });
  } finally {
    if (folder !== undefined) removeWhenPossible(folder);
  }
}

function copyIfPresent(from: string, to: string): void {
  if (!fs.existsSync(from)) return;
  fs.copyFileSync(from, to, fs.constants.COPYFILE_FICLONE);
  fs.chmodSync(to, 0o600);
}

/** At once, so that no kill leaves it: what is open stays readable. Windows removes no open file. */
function removeWhenPossible(folder: string): void {
  const remove = (): void => fs.rmSync(folder, { recursive: true, force: true });
  if (process.platform === "win32") process.once("exit", remove);
  else remove();
}
