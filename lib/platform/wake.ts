/**
 * Starts the detached worker when none seems to run. Hooks never take its lock: they look at the age of the lock's
 * folder, which a living worker keeps touching, and a superfluous worker ends at once by itself.
 */
import fs from "node:fs";
import { type Clock, isWithin } from "./clock.ts";
import { LogbookError } from "./errors.ts";
import { makeDirectory } from "./files.ts";
import type { StorePaths } from "./paths.ts";
import { statIfPresent } from "./regular-file.ts";
import { spawnDetached } from "./spawn-detached.ts";

/** Twice the stale limit of the worker's lock (lib/platform/lock.ts): a younger lock has a living holder. */
const LOCK_FRESH_MS = 10_000;

export function isWorkerAlive(store: StorePaths, clock: Clock): boolean {
  const stat = statIfPresent(`${store.workerLock}.lock`);
  return stat !== undefined && isWithin(LOCK_FRESH_MS, stat.mtimeMs, clock());
}

/** False where one is at work already; throws SPAWN_FAILED where none could be started. `script` is the compiled worker. */
export function wakeWorker(store: StorePaths, script: string, clock: Clock): boolean {
  if (isWorkerAlive(store, clock)) return false;
  if (!fs.existsSync(script)) {
    throw new LogbookError("SPAWN_FAILED", `start the worker: no file ${script}`, { path: script });
  }
  makeDirectory(store.root);
  // It holds none of our descriptors (the client waits for their end), and no folder of the user's as its cwd.
  const env = { ...process.env, LOGBOOK_HOME: store.root, LOGBOOK_CHILD: "1" };
  // Job files stay, and the next hook tries again.
  if (!spawnDetached([process.execPath, script], { cwd: store.root, env }))
    throw new LogbookError("SPAWN_FAILED", "start the worker: no process to be had");
  return true;
}
