/** SubagentStop: as the end of a turn, but for the subagent's own transcript, a stream of the session it works for. */
import type { HookCall } from "../hook/call.ts";
import type { HookOutput } from "../hook/run.ts";
import { agentTranscript, isInternalHelper, logAgent } from "./agent-record.ts";
import { archiveStream } from "./archive-stream.ts";
import { askWorker } from "./ask-worker.ts";
import { copyStream } from "./copy-transcript.ts";
import { keepLastMessage } from "./last-message.ts";

export function archiveSubagent(call: HookCall): HookOutput {
  const { input } = call;
  if (isInternalHelper(input)) return undefined;
  call.attempt("append record", () => logAgent(call));
  keepLastMessage(call);
  const { agent_id: id } = input;
  if (!id) return undefined;
  const path = agentTranscript(input, id);
  const copy = copyStream(call, id, path);
  if (copy !== undefined) call.attempt("archive subagent", () => archiveStream(call, { stream: id, copy }));
  askWorker(call, [{ id, path }]);
  return undefined;
}
