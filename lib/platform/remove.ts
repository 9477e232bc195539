/** The door for what takes names away: removing, and moving to another name. Nothing goes through a symbolic link. */
import fs from "node:fs";
import { join } from "node:path";
import { listDirectory } from "./files.ts";
import { assertNoLink, linkError } from "./links.ts";

/** Fine when there is none. A link goes itself, and what it leads to stays. */
export function removeFile(path: string): void {
  assertNoLink(path);
  fs.rmSync(path, { force: true });
}

/** Whatever has the name: a file, a folder with all that is in it, a link, of which what it leads to stays. */
export function removeEntry(path: string): void {
  assertNoLink(path);
  fs.rmSync(path, { recursive: true, force: true });
}

/** With all that is in it. Throws LINK_REFUSED, with nothing removed, where some of that would stay behind a link. */
export function removeFolder(path: string): void {
  assertRemovable(path);
  fs.rmSync(path, { recursive: true, force: true });
}

/** Throws what `removeFolder` would. */
export function assertRemovable(folder: string): void {
  assertNoLink(folder);
  for (const link of findLinks(folder)) throw linkError(link);
}

export function moveFile(from: string, to: string): void {
  assertNoLink(from);
  assertNoLink(to);
  fs.renameSync(from, to);
}

/** The links at a place and below it, without following any. */
export function* findLinks(path: string): Generator<string> {
  const stat = fs.lstatSync(path, { throwIfNoEntry: false });
  if (stat?.isSymbolicLink() === true) yield path;
  if (stat?.isDirectory() !== true) return;
  for (const name of listDirectory(path)) yield* findLinks(join(path, name));
}
