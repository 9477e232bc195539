/**
 * Whether the store is the user's own. One that somebody else owns, or that somebody else's link leads to, would hand over
 * everything that was said and run, and let others write what the model is told: nothing is read from it or written to it.
 * Only the end of a path is asked. What lies above may be linked as the user likes (~/.claude of a dotfile manager, /tmp of
 * macOS), and the user's own link to the user's own folder is a store on another disk. Hooks ask for the root alone, one
 * lstat: in a folder that is the user's alone nobody else can put another one. Worker and commands ask for what is in it too.
 */
import fs from "node:fs";
import { LogbookError } from "./errors.ts";
import type { StorePaths } from "./paths.ts";
import { statIfPossible } from "./regular-file.ts";

/** False where there is nothing yet, and on Windows, whose files have no such owner. */
export function isForeign(path: string): boolean {
  const uid = process.geteuid?.();
  const stat = uid === undefined ? undefined : fs.lstatSync(path, { throwIfNoEntry: false });
  if (stat === undefined) return false;
  if (stat.uid !== uid) return true;
  if (!stat.isSymbolicLink()) return false;
  // A link that leads nowhere leads to nobody.
  const target = statIfPossible(path);
  return target !== undefined && target.uid !== uid;
}

/** The first part of the store that is not the user's own. */
export function findForeign(store: StorePaths): string | undefined {
  const { root, sessions, projects, user, queue, archive, config } = store;
  return [root, sessions, projects, user, queue, archive, config].find(isForeign);
}

/** Throws STORE_UNSAFE. */
export function assertOwnStore(store: StorePaths): void {
  const path = findForeign(store);
  if (path !== undefined) throw foreignError(path);
}

export function foreignError(path: string): LogbookError {
  const uid = process.geteuid?.();
  const hint = `Make it yours (sudo chown -RH ${uid} ${path}), or point LOGBOOK_HOME at a folder of your own`;
  return new LogbookError("STORE_UNSAFE", `use the store: ${path} ${foreignText(path)}`, { path, hint });
}

function foreignText(path: string): string {
  const link = fs.lstatSync(path, { throwIfNoEntry: false });
  const target = link?.isSymbolicLink() ? statIfPossible(path) : undefined;
  const you = `you are user ${process.geteuid?.()}`;
  if (target === undefined) return `belongs to user ${link?.uid}, ${you}`;
  return `is a link of user ${link?.uid} to a folder of user ${target.uid}, ${you}`;
}
