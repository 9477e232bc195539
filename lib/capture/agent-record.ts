/** A subagent's own line in the log, and where its transcript lies. */
import { dirname, join } from "node:path";
import type { HookInput } from "../contract/hook-input.ts";
import type { HookCall } from "../hook/call.ts";
import { appendRecord } from "../log/append.ts";
import { recordFromInput } from "../log/record.ts";
import { MAX_NOTE_BYTES, readForeignFile } from "../platform/regular-file.ts";

/** The client's internal helpers (prompt suggestions, the summariser) come by as subagents without a type. */
export function isInternalHelper(input: HookInput): boolean {
  return input.agent_type === "";
}

/** The folder of subagents lies beside the session's transcript, named by the session. */
export function agentTranscript(input: HookInput, id: string): string {
  const { agent_transcript_path: given, transcript_path: main, session_id: session } = input;
  return given || join(dirname(main ?? ""), session, "subagents", `agent-${id}.jsonl`);
}

export function logAgent(call: HookCall): void {
  const { input, payload, session, clock } = call;
  const record = recordFromInput(input, payload, clock());
  // A note that cannot be read must not cost the line.
  const parent = call.attempt("read the agent's note", () => parentAgent(input));
  appendRecord(session, { ...record, parent_agent_id: parent });
}

/** Only the client's own note beside the agent's transcript tells which agent started it; a direct child has none. */
function parentAgent(input: HookInput): string | undefined {
  if (!input.agent_id) return undefined;
  const path = agentTranscript(input, input.agent_id).replace(/\.jsonl$/, ".meta.json");
  const meta = readForeignFile(path, MAX_NOTE_BYTES)?.toString("utf8") ?? "";
  // Read by pattern: of an internal format only this one field is wanted.
  return /"parentAgentId"\s*:\s*"([^"\\]+)"/.exec(meta)?.[1];
}
