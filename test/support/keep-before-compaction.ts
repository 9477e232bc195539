/** The handler of PreCompact, with the notes derived in this thread. */
import { createKeepBeforeCompaction } from "../../lib/capture/compaction.ts";
import { readSessionNotes } from "../../lib/capture/session-notes.ts";
import { deriveHandoff } from "../../lib/handoff/handoff.ts";

export const keepBeforeCompaction: ReturnType<typeof createKeepBeforeCompaction> = createKeepBeforeCompaction(
  async (place, depth) => deriveHandoff(readSessionNotes(place, depth)),
);
