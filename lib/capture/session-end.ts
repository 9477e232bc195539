/** SessionEnd: a marker in the log, the transcript's end in the store and the hand-over, inside a second; the rest is the worker's. */
import { deriveHandoff } from "../handoff/handoff.ts";
import type { HookCall } from "../hook/call.ts";
import type { HookOutput } from "../hook/run.ts";
import { askWorker } from "./ask-worker.ts";
import { copyTranscript } from "./copy-transcript.ts";
import { saveHandoff } from "./handoff.ts";
import { logEvent } from "./log-event.ts";
import { notesPlaceOf, QUICK_DEPTH, readSessionNotes } from "./session-notes.ts";

export function endSession(call: HookCall): HookOutput {
  call.attempt("append record", () => logEvent(call));
  copyTranscript(call);
  askWorker(call);
  call.attempt("write handoff", () =>
    saveHandoff(call, deriveHandoff(readSessionNotes(notesPlaceOf(call), QUICK_DEPTH))),
  );
  return undefined;
}
