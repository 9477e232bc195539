/** SessionEnd: a marker in the log and the transcript's end in the store, inside a second; the rest is the worker's. */
import type { HookCall } from "../hook/call.ts";
import type { HookOutput } from "../hook/run.ts";
import { askWorker } from "./ask-worker.ts";
import { copyTranscript } from "./copy-transcript.ts";
import { logEvent } from "./log-event.ts";

export function endSession(call: HookCall): HookOutput {
  call.attempt("append record", () => logEvent(call));
  copyTranscript(call);
  askWorker(call);
  return undefined;
}
