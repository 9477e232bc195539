/**
 * Removes what killed processes left in the store and what nobody asks for any more. Only the holder of the worker's lock
 * comes here; files that a living process may still be writing are too young to be touched.
 */
import fs from "node:fs";
import { join } from "node:path";
import { removeRebuilt } from "../archive/swap.ts";
import { toldFolder } from "../platform/config-closed.ts";
import { listDirectory } from "../platform/files.ts";
import { projectPaths, type SessionPaths, type StorePaths } from "../platform/paths.ts";
import { removeFile } from "../platform/remove.ts";

/** No writer of a small file takes an hour. */
const STALE_MS = 60 * 60 * 1000;
/** A claim speaks for ten seconds. */
const CLAIM_KEEP_MS = 24 * 60 * 60 * 1000;

/** Nodes and versions of logbook change more seldom. */
const COMPILED_KEEP_MS = 30 * 24 * 3_600_000;

/** What has not been put right by then may be told of again. */
const TOLD_KEEP_MS = 30 * 24 * 3_600_000;

export function removeStoreLeftovers(store: StorePaths, nowMs: number): void {
  // Whoever rebuilds holds the lock that we hold.
  removeRebuilt(store);
  const states = [
    ...listDirectory(store.projects).flatMap((id) => {
      const { dir, state } = projectPaths(store, id);
      return [dir, state];
    }),
    ...[store.user, join(store.user, "state")],
  ];
  const folders = [store.root, store.queue, store.compiled, join(store.root, "failed"), ...states];
  for (const folder of folders) removeTemporaries(folder, nowMs);
  for (const state of states) removeTemporaries(join(state, "extraction"), nowMs);
  // Of bundles and Nodes that were replaced; what is still in use is made again in a moment.
  removeOlder(store.compiled, nowMs - COMPILED_KEEP_MS, () => true);
  removeOlder(toldFolder(store), nowMs - TOLD_KEEP_MS, () => true);
}

export function removeSessionLeftovers(paths: SessionPaths, nowMs: number): void {
  removeTemporaries(paths.dir, nowMs);
  removeOlder(paths.claims, nowMs - CLAIM_KEEP_MS, () => true);
}

/** Half-written files, by the suffix that every writer gives them. */
function removeTemporaries(folder: string, nowMs: number): void {
  removeOlder(folder, nowMs - STALE_MS, (name) => name.endsWith(".tmp"));
}

function removeOlder(folder: string, beforeMs: number, isMeant: (name: string) => boolean): void {
  for (const name of listDirectory(folder).filter(isMeant)) {
    const path = join(folder, name);
    const stat = fs.lstatSync(path, { throwIfNoEntry: false });
    if (stat?.isFile() && stat.mtimeMs < beforeMs) removeFile(path);
  }
}
