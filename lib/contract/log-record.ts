/**
 * Log line v1: what one line of `sessions/<session>/log.jsonl` holds.
 * Unknown fields and newer versions pass through every reader untouched.
 */
import * as z from "zod/mini";

const text = z.optional(z.string());
const count = z.optional(z.number());

export const logRecordSchema = z.looseObject({
  v: z.number(),
  /** ISO 8601 with milliseconds: receipt of the hook, or the transcript's own stamp. */
  time: z.string(),
  /** A HookEvent today; readers accept any name. */
  event: z.string(),
  session: z.string(),
  prompt_id: text,
  agent_id: text,
  agent_type: text,
  parent_agent_id: text,
  /** The subagent that this call started. */
  spawned_agent_id: text,
  tool: text,
  tool_use_id: text,
  /** File, command, pattern or URL the tool worked on. */
  target: text,
  prompt: text,
  source: text,
  reason: text,
  trigger: text,
  model: text,
  permission_mode: text,
  stop_hook_active: z.optional(z.boolean()),
  input_bytes: count,
  output_bytes: count,
  /** 64-bit FNV-1a of the content, 16 hex digits. */
  hash: text,
  duration_ms: count,
  ok: z.optional(z.boolean()),
  error: text,
  /** Why a tool call that never ran (or was stopped) has no output: the transcript's toolDenialKind, or "cancelled". */
  denial: text,
  cwd: text,
  /** Client version, where known. */
  client: text,
  /** Transcript entry uuid, for records whose origin is the transcript. */
  uuid: text,
  origin: z.optional(z.string()),
});

export type LogRecord = z.infer<typeof logRecordSchema>;
export type LogOrigin = "hook" | "transcript";
