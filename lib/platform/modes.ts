/**
 * The store is the user's alone: directories 0700, files 0600. Finds what others may read or write, and takes those rights
 * away. The user's own links are followed where a store is spread over disks (the root, and what lies at its top).
 */
import fs from "node:fs";
import { join } from "node:path";
import { listDirectory } from "./files.ts";
import { storePaths } from "./paths.ts";
import { statIfPossible } from "./regular-file.ts";

const OTHERS_MASK = 0o077;

export function isOpenToOthers(path: string): boolean {
  const stat = statIfPossible(path);
  return stat !== undefined && (stat.mode & OTHERS_MASK) !== 0;
}

/** Windows has no such modes: nothing is found there. */
export function* findOpenEntries(root: string): Generator<string> {
  if (process.platform === "win32" || !fs.existsSync(root)) return;
  if (isOpenToOthers(root)) yield root;
  const parts = new Set(Object.values(storePaths({ LOGBOOK_HOME: root })));
  for (const name of listDirectory(root)) {
    const path = join(root, name);
    // What only lies there by chance is no part of the store, wherever it leads.
    if (!parts.has(path) && fs.lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink()) continue;
    const stat = statIfPossible(path);
    if (stat === undefined || isStrayLink(path, name, stat)) continue;
    if ((stat.mode & OTHERS_MASK) !== 0) yield path;
    if (stat.isDirectory()) yield* findOpenBelow(path);
  }
}

/** A folder of the store has no dot in its name: a link to one where a file belongs may lead anywhere, to / too. */
function isStrayLink(path: string, name: string, target: fs.Stats): boolean {
  return target.isDirectory() && name.includes(".") && fs.lstatSync(path).isSymbolicLink();
}

function* findOpenBelow(folder: string): Generator<string> {
  for (const name of listDirectory(folder)) {
    const path = join(folder, name);
    const stat = fs.lstatSync(path, { throwIfNoEntry: false });
    // A link has no rights of its own; a file may just have been replaced by its compressed form.
    if (stat === undefined || stat.isSymbolicLink()) continue;
    if ((stat.mode & OTHERS_MASK) !== 0) yield path;
    if (stat.isDirectory()) yield* findOpenBelow(path);
  }
}

/** Takes others' rights away and leaves the owner's as they are. Says how many entries that were. */
export function closeToOthers(paths: Iterable<string>): number {
  let closed = 0;
  for (const path of paths) {
    const stat = statIfPossible(path);
    if (stat === undefined) continue;
    fs.chmodSync(path, stat.mode & ~OTHERS_MASK & 0o7777);
    closed += 1;
  }
  return closed;
}
