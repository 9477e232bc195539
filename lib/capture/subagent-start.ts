/** SubagentStart: one line, with the agent that started it where the client has noted that by now. */
import type { HookCall } from "../hook/call.ts";
import type { HookOutput } from "../hook/run.ts";
import { isInternalHelper, logAgent } from "./agent-record.ts";

export function startSubagent(call: HookCall): HookOutput {
  if (!isInternalHelper(call.input)) logAgent(call);
  return undefined;
}
