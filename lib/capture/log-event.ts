/** The moments that leave one line in the log and nothing else. */
import type { HookCall } from "../hook/call.ts";
import type { HookOutput } from "../hook/run.ts";
import { appendRecord } from "../log/append.ts";
import { recordFromInput } from "../log/record.ts";

/** The whole work of the hottest hook: one line, one write. */
export function logEvent({ input, payload, session, clock }: HookCall): HookOutput {
  appendRecord(session, recordFromInput(input, payload, clock()));
  return undefined;
}
