/**
 * What the model is told after a compaction: what a summary tends to lose. Derived anew from log and transcript, so that a
 * client that compacts without asking PreCompact first gets the same block.
 */
import { renderAfterCompaction } from "../context/after-compaction.ts";
import { MAX_EVENT_CHARS } from "../context/budget.ts";
import type { HookCall } from "../hook/call.ts";
import { notesPlaceOf, readSessionNotes, WHOLE_DEPTH } from "./session-notes.ts";

export function recallAfterCompaction(call: HookCall, maxChars: number = MAX_EVENT_CHARS): string {
  const { session, turns } = readSessionNotes(notesPlaceOf(call), WHOLE_DEPTH);
  return renderAfterCompaction(session, turns, maxChars);
}
