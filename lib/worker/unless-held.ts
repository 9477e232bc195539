/**
 * Work on a scope of memory that somebody else may be at: then it is left to the next run, and only the log says so. So is
 * what lies behind a link, of which doctor tells.
 */
import { LogbookError } from "../platform/errors.ts";
import type { Guard } from "./guard.ts";
import type { Workshop } from "./workshop.ts";

/** What a scope's lock or a lease says; the worker's own lock is the guard's to judge. */
const CODES: ReadonlySet<string> = new Set(["LOCK_HELD", "LOCK_LOST", "LINK_REFUSED"]);

export async function unlessHeld(shop: Workshop, guard: Guard, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof LogbookError) || !CODES.has(error.code)) throw error;
    guard.assertHeld();
    shop.recorder.log(error.message);
  }
}
