/**
 * The mark of an archive that was begun anew while the store had sessions: until the worker has read them all in, it would
 * answer "nothing found" for what it does not hold yet, so readers read the raw copies instead.
 */
import fs from "node:fs";
import { createFileOnce, listDirectory } from "../platform/files.ts";
import type { StorePaths } from "../platform/paths.ts";
import { removeFile } from "../platform/remove.ts";

function markPath(store: Pick<StorePaths, "archive">): string {
  return `${store.archive}.filling`;
}

/** A store's only session is read in by whoever makes the database. */
export function hasMoreSessions({ sessions }: StorePaths): boolean {
  return listDirectory(sessions).length > 1;
}

/** Before the new database is made. */
export function markFilling(store: Pick<StorePaths, "archive">): void {
  createFileOnce(markPath(store), "");
}

export function isFilling(store: Pick<StorePaths, "archive">): boolean {
  return fs.existsSync(markPath(store));
}

export function clearFilling(store: Pick<StorePaths, "archive">): void {
  removeFile(markPath(store));
}
