/**
 * Around a compaction: before it, everything that is not in the store yet goes there, and the summariser is told what to
 * keep; after it, what its summary lost is noted for the next prompt.
 */
import type { Handoff } from "../handoff/handoff.ts";
import { renderInstructions } from "../handoff/instructions.ts";
import { appendMissing } from "../handoff/missing.ts";
import { derivePinned, missingFrom } from "../handoff/pinned.ts";
import type { HookCall } from "../hook/call.ts";
import type { HookOutput } from "../hook/run.ts";
import { appendExtra } from "../log/extra.ts";
import { copyNewBytesVerified } from "../raw/flush-verified.ts";
import { measureCopies, measureTranscript } from "../raw/measure.ts";
import { MAIN_STREAM } from "../raw/segment.ts";
import { askWorker } from "./ask-worker.ts";
import { saveHandoff } from "./handoff.ts";
import { logEvent } from "./log-event.ts";
import {
  type Depth,
  type NotesPlace,
  notesPlaceOf,
  QUICK_DEPTH,
  readSessionNotes,
  WHOLE_DEPTH,
} from "./session-notes.ts";

/** Works beside the copying, which is not to take longer for it: in a thread of its own. */
export type DeriveHandoff = (place: NotesPlace, depth: Depth) => Promise<Handoff>;

export function createKeepBeforeCompaction(derive: DeriveHandoff) {
  return (call: HookCall): Promise<HookOutput> => keepBeforeCompaction(call, derive);
}

/** Copying so much keeps every core busy for a while: the notes then come from less, and the worker makes them again. */
const LONG_COPY_BYTES = 32 * 1024 * 1024;

/** Ingest is left to the worker; whatever fails is recorded, and the user's compaction goes on. */
async function keepBeforeCompaction(call: HookCall, derive: DeriveHandoff): Promise<HookOutput> {
  const { input, session, clock } = call;
  call.attempt("append record", () => logEvent(call));
  const source = input.transcript_path ?? "";
  const deriving = call.attemptAsync("derive session notes", () => {
    const unread = measureTranscript(session.raw, source) - measureCopies(session.raw);
    return derive(notesPlaceOf(call), unread > LONG_COPY_BYTES ? QUICK_DEPTH : WHOLE_DEPTH);
  });
  await call.attemptAsync("copy transcript", () =>
    copyNewBytesVerified({ rawDir: session.raw, stream: MAIN_STREAM, source, clock }),
  );
  askWorker(call);
  const handoff = await deriving;
  if (handoff === undefined) return undefined;
  call.attempt("write handoff", () => saveHandoff(call, handoff));
  return { plainText: renderInstructions(input.session_id, handoff.pinned) };
}

export function keepSummary(call: HookCall): HookOutput {
  const { input, session, clock } = call;
  call.attempt("append record", () => logEvent(call));
  const { compact_summary: text, prompt_id: promptId } = input;
  if (!text) return undefined;
  const fact = { kind: "compact_summary", timeMs: clock(), text, ...(promptId && { promptId }) } as const;
  call.attempt("keep summary", () => appendExtra(session, fact));
  call.attempt("note what the summary lacks", () => {
    const { turns } = readSessionNotes(notesPlaceOf(call), WHOLE_DEPTH);
    appendMissing(session, missingFrom(text, derivePinned(turns)), clock());
  });
  return undefined;
}
