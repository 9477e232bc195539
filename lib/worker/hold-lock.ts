/** Takes the worker's lock for a command that writes the archive itself, and waits for a worker that is at it. */
import { setTimeout as sleep } from "node:timers/promises";
import { LogbookError } from "../platform/errors.ts";
import { acquireLock, type Lock } from "../platform/lock.ts";
import type { StorePaths } from "../platform/paths.ts";
import { createGuard, type Guard } from "./guard.ts";

/** A worker's usual run takes a second or two; a killed one's lock is free after five. */
const WAIT_MS = 30_000;
const RETRY_MS = 250;

export async function withWorkerLock<T>(
  store: StorePaths,
  options: { shouldStop: () => boolean; onWait: () => void },
  work: (guard: Guard) => Promise<T>,
): Promise<T> {
  const lock = await waitForLock(store, options);
  try {
    return await work(createGuard(lock, options.shouldStop));
  } finally {
    await lock.release();
  }
}

async function waitForLock(
  store: StorePaths,
  { shouldStop, onWait }: { shouldStop: () => boolean; onWait: () => void },
): Promise<Lock> {
  for (let waitedMs = 0; ; waitedMs += RETRY_MS) {
    try {
      return await acquireLock(store.workerLock);
    } catch (error) {
      const isHeld = error instanceof LogbookError && error.code === "LOCK_HELD";
      if (!isHeld) throw error;
      if (waitedMs >= WAIT_MS || shouldStop()) {
        throw new LogbookError("LOCK_HELD", "the worker is at work on this store", {
          cause: error,
          hint: "try again in some minutes; it ends after ten at the latest",
        });
      }
    }
    if (waitedMs === 0) onWait();
    await sleep(RETRY_MS);
  }
}
