/**
 * Nothing is written, moved or removed through a symbolic link inside the store or a repository: what such a link leads to
 * is somebody else's file, and what was to be removed would stay there. The store's root and what lies at its top may be
 * its owner's links to another disk (store-owner.ts); above a root everything may be linked as the user likes.
 */
import fs from "node:fs";
import { join, relative, sep } from "node:path";
import { LogbookError } from "./errors.ts";
import { storeRoot } from "./paths.ts";

/** Throws LINK_REFUSED where a folder between the store's top and `path` is a link; elsewhere there is nothing to say. */
export function assertNoLink(path: string): void {
  const root = storeRoot(process.env);
  const names = namesBelow(root, path);
  refuseLinks(join(root, names[0] ?? ""), names.slice(1, -1));
}

/** Throws LINK_REFUSED where `path`, or a folder between it and `root`, is a link. */
export function assertNoLinkBelow(root: string, path: string): void {
  refuseLinks(root, namesBelow(root, path));
}

function namesBelow(root: string, path: string): string[] {
  const way = relative(root, path);
  return way.startsWith("..") ? [] : way.split(sep);
}

function refuseLinks(root: string, names: readonly string[]): void {
  let path = root;
  for (const name of names) {
    path += sep + name;
    if (fs.lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink()) throw linkError(path);
  }
}

export function linkError(link: string): LogbookError {
  return new LogbookError(
    "LINK_REFUSED",
    `${link} is a symbolic link: nothing is written or removed through it`,
    {
      path: link,
    },
  );
}
