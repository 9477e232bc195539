/** Brings the archive's index in order: what hooks left, a turn at a time, so that none of them waits long. */
import { settleStale } from "../archive/gather.ts";
import type { Archive } from "../archive/handle.ts";
import { isCrowded, mergeWords } from "../archive/merge.ts";
import type { Guard } from "./guard.ts";

/** Turns settled between two breaths: each may take some ten milliseconds. */
const SETTLE_TURNS = 20;

export async function settleArchive(archive: Archive, guard: Guard): Promise<void> {
  // Merged first: writing words into a crowded index would merge all of it at once.
  while (mergeWords(archive)) await guard.breathe();
  while (settleStale(archive, SETTLE_TURNS) > 0) await guard.breathe();
}

/** Of one session, whose log can be compared then; the others' turns may be many, and wait until no job does. */
export async function settleSession(archive: Archive, session: string, guard: Guard): Promise<void> {
  while (isCrowded(archive) && mergeWords(archive)) await guard.breathe();
  while (settleStale(archive, SETTLE_TURNS, session) > 0) await guard.breathe();
}
