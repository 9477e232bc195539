/**
 * The end of a turn: its line in the log, its transcript in the store, its text in the archive. Each step may fail alone;
 * what a step missed the worker does again from the files.
 */
import type { HookCall } from "../hook/call.ts";
import type { HookOutput } from "../hook/run.ts";
import { appendExtra } from "../log/extra.ts";
import { askWorker } from "./ask-worker.ts";
import { copyTranscript } from "./copy-transcript.ts";
import { logEvent } from "./log-event.ts";

export function archiveTurn(call: HookCall): HookOutput {
  call.attempt("append record", () => logEvent(call));
  keepLastMessage(call);
  copyTranscript(call);
  askWorker(call);
  return undefined;
}

/** The transcript may lag behind the hook: the answer's last text is kept as the hook was told it. */
export function keepLastMessage(call: HookCall): void {
  const { event, input, session, clock } = call;
  const { last_assistant_message: text, prompt_id: promptId, agent_id: agentId } = input;
  // After a failed request it is the error's text, not an answer.
  if (!text || event === "StopFailure") return;
  const ids = { ...(promptId && { promptId }), ...(agentId && { agentId }) };
  call.attempt("keep last message", () =>
    appendExtra(session, { kind: "last_assistant_message", timeMs: clock(), text, ...ids }),
  );
}
