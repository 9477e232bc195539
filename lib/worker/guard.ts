/** What long work asks at every step: may it go on; and a breath for the lock's own timer. */
import { setImmediate } from "node:timers/promises";
import { LogbookError } from "../platform/errors.ts";
import type { Lock } from "../platform/lock.ts";

export interface Guard {
  /** Throws LOCK_LOST when another process has taken over: nothing may be committed then. */
  assertHeld(): void;
  /** Time is up, or the user wants to stop. */
  shouldStop(): boolean;
  /**
   * Lets timers run: the lock goes stale when it is not touched for 5 s, so call it about every second.
   * Throws LOCK_LOST, or INTERRUPTED when work should stop here, in good order.
   */
  breathe(): Promise<void>;
  /** Long work without a breath, in one statement of the database: see Lock. */
  through<T>(expectedMs: number, work: () => T): T;
}

export function createGuard(lock: Lock, shouldStop: () => boolean): Guard {
  const assertHeld = (): void => {
    if (!lock.isHeld())
      throw new LogbookError("LOCK_LOST", "go on working: another process took the worker's lock");
  };
  return {
    assertHeld,
    shouldStop,
    through: (expectedMs, work) => {
      assertHeld();
      return lock.through(expectedMs, work);
    },
    async breathe() {
      await setImmediate();
      assertHeld();
      if (shouldStop()) throw new LogbookError("INTERRUPTED", "go on working: told to stop");
    },
  };
}
