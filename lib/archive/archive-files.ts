/** The files of a database as the file system has them: what stands in their place, and how they are moved out of the way. */
import fs from "node:fs";
import { basename, join } from "node:path";
import { LogbookError } from "../platform/errors.ts";
import { listDirectory } from "../platform/files.ts";
import type { StorePaths } from "../platform/paths.ts";
import { statIfPossible } from "../platform/regular-file.ts";
import { moveFile, removeEntry } from "../platform/remove.ts";
import { REBUILD_HINT } from "./database.ts";

/** SQLite finds the write-ahead log and its index by name. */
export const ARCHIVE_SUFFIXES = ["", "-wal", "-shm"] as const;

/**
 * Throws ARCHIVE_CORRUPT where a folder, a FIFO, a device or a link to nothing has the name of one of the files: the engine
 * would call it an unwritable disk, or wait for ever for somebody to write into it.
 */
export function assertFiles(path: string): void {
  for (const suffix of ARCHIVE_SUFFIXES) {
    if (isObstructed(path + suffix)) {
      throw new LogbookError(
        "ARCHIVE_CORRUPT",
        `open archive ${path}: ${basename(path + suffix)} is no file`,
        {
          path: path + suffix,
          hint: REBUILD_HINT,
        },
      );
    }
  }
}

function isObstructed(path: string): boolean {
  const stat = fs.lstatSync(path, { throwIfNoEntry: false });
  if (stat === undefined || stat.isFile()) return false;
  // The user's own link to a file on another disk is as good as the file.
  return !(stat.isSymbolicLink() && statIfPossible(path)?.isFile() === true);
}

/**
 * Moves a damaged database aside, together with its journal, and gives the new name. The caller holds the worker's lock,
 * rebuilds from raw, and tells the user.
 */
export function quarantineArchive(store: StorePaths, nowMs: number): string {
  const stamp = new Date(nowMs).toISOString().replaceAll(/[:.]/g, "-");
  const target = `${store.archive}.damaged-${stamp}`;
  for (const suffix of ARCHIVE_SUFFIXES) {
    const path = store.archive + suffix;
    if (fs.lstatSync(path, { throwIfNoEntry: false }) !== undefined) moveFile(path, target + suffix);
  }
  removeOlderDamaged(store, basename(target));
  return target;
}

/** Whatever stands there, a folder too. */
export function removeArchiveFiles(path: string): void {
  for (const suffix of ARCHIVE_SUFFIXES) removeEntry(path + suffix);
}

/** Each is as large as the archive, and holds nothing that raw does not: the newest two tell what happened. */
const MAX_DAMAGED = 2;

function removeOlderDamaged(store: StorePaths, newest: string): void {
  const prefix = `${basename(store.archive)}.damaged-`;
  const names = listDirectory(store.root).filter((name) => name.startsWith(prefix));
  const bases = new Set(names.map((name) => name.replace(/-(?:wal|shm)$/, "")));
  const kept = [...bases].filter((base) => base !== newest).slice(1 - MAX_DAMAGED);
  for (const name of names) {
    if (![newest, ...kept].some((base) => name.startsWith(base))) {
      removeEntry(join(store.root, name));
    }
  }
}
