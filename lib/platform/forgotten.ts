/**
 * `forgotten/<session>.json`: the tombstone of a session that must not come back by any path. Here only the question that
 * every hook asks; the worker and the commands write and read the files (lib/worker/tombstones.ts).
 */
import fs from "node:fs";
import { sep } from "node:path";
import { type StorePaths, safeName } from "./paths.ts";

export function forgottenPath(store: StorePaths, session: string): string {
  return `${store.root}${sep}forgotten${sep}${safeName(session)}.json`;
}

export function isForgotten(store: StorePaths, session: string): boolean {
  return fs.existsSync(forgottenPath(store, session));
}
