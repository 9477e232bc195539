/**
 * Sessions of the clients that logbook itself starts. Their hooks must do nothing: the guard in the environment says so
 * first, and where something strips it, this list does, which hooks ask by the session's id.
 */
import fs from "node:fs";
import { join } from "node:path";
import type { Clock } from "./clock.ts";
import { createFileOnce, listDirectory } from "./files.ts";
import type { StorePaths } from "./paths.ts";
import { safeName } from "./paths.ts";
import { statIfPresent } from "./regular-file.ts";
import { removeFile } from "./remove.ts";

/** A child lives for two minutes; its last hooks may come late on a machine that slept. */
const KEEP_MS = 24 * 3_600_000;

export function markChildSession(store: StorePaths, session: string): void {
  createFileOnce(childPath(store, session), "");
}

export function isChildSession(store: StorePaths, session: string): boolean {
  return fs.existsSync(childPath(store, session));
}

export function removeOldChildMarks(store: StorePaths, clock: Clock): void {
  const folder = join(store.root, "children");
  for (const name of listDirectory(folder)) {
    const path = join(folder, name);
    const stat = statIfPresent(path);
    if (stat !== undefined && clock() - stat.mtimeMs > KEEP_MS) removeFile(path);
  }
}

function childPath(store: StorePaths, session: string): string {
  return join(store.root, "children", safeName(session));
}
