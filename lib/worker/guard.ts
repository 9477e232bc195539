/** What long work asks at every step: is the lock still ours, is there time left; and a breath for the lock's own timer. */
import { setImmediate } from "node:timers/promises";
import type { Clock } from "../platform/clock.ts";
import { LogbookError } from "../platform/errors.ts";
import type { Lock } from "../platform/lock.ts";

export interface Guard {
  /** Throws LOCK_LOST when another process has taken over: nothing may be committed then. */
  assertHeld(): void;
  isOutOfTime(): boolean;
  /** Lets timers run (the lock goes stale when it is not touched for 5 s), then asserts. Call it about every second. */
  breathe(): Promise<void>;
}

export function createGuard(lock: Lock, clock: Clock, deadlineMs: number): Guard {
  const assertHeld = (): void => {
    if (!lock.isHeld())
      throw new LogbookError("LOCK_LOST", "go on working: another process took the worker's lock");
  };
  return {
    assertHeld,
    isOutOfTime: () => clock() >= deadlineMs,
    async breathe() {
      await setImmediate();
      assertHeld();
    },
  };
}
