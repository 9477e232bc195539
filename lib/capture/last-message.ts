/** The answer's last text, as the hook was told it: the transcript may lag behind. */
import type { HookCall } from "../hook/call.ts";
import { appendExtra } from "../log/extra.ts";

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
