/**
 * A worker that hangs in a call of the system's, or in a loop, cannot look at its own deadline: a thread beside it ends the
 * process. Its lock was free long before (nobody touches it), and whoever took that has counted the job it was at.
 */
import { join } from "node:path";
import { Worker } from "node:worker_threads";
import type { StorePaths } from "../platform/paths.ts";

export interface WatchdogData {
  store: StorePaths;
  limitMs: number;
}

/** A run leaves off after 10 minutes; one statement of the database may still be under way then, for minutes on a large archive. */
const LIMIT_MS = 15 * 60_000;

/** `limitMs` may only be shorter than the usual one. */
export function startWatchdog(store: StorePaths, limitMs = LIMIT_MS): void {
  const workerData: WatchdogData = { store, limitMs: Math.min(limitMs, LIMIT_MS) };
  const thread = new Worker(join(import.meta.dirname, "watchdog-thread.cjs"), { workerData });
  // Where no thread can be had, the worker works all the same.
  thread.on("error", () => undefined);
  thread.unref();
}
