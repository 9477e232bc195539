/**
 * What the client writes to a hook's stdin. Every field but the event and the session is optional, and a field of
 * another type than expected counts as absent: clients from 2.0.x to newer than today's must be captured.
 * A table instead of a zod schema: each tool call would pay 4 % of a bare node for loading zod.
 */

const OPTIONAL_FIELDS = {
  transcript_path: "string",
  cwd: "string",
  prompt_id: "string",
  permission_mode: "string",
  agent_id: "string",
  agent_type: "string",
  agent_transcript_path: "string",
  source: "string",
  model: "string",
  session_title: "string",
  prompt: "string",
  tool_name: "string",
  tool_use_id: "string",
  duration_ms: "number",
  is_interrupt: "boolean",
  stop_hook_active: "boolean",
  last_assistant_message: "string",
  trigger: "string",
  custom_instructions: "string",
  compact_summary: "string",
  reason: "string",
  tool_input: "unknown",
  tool_response: "unknown",
  error: "unknown",
} as const;

interface FieldTypes {
  string: string;
  number: number;
  boolean: boolean;
  unknown: unknown;
}

export type HookInput = { hook_event_name: string; session_id: string } & {
  -readonly [K in keyof typeof OPTIONAL_FIELDS]?: FieldTypes[(typeof OPTIONAL_FIELDS)[K]];
};

/** The input in `value`, or undefined when it names no event or no session. */
export function parseHookInput(value: unknown): HookInput | undefined {
  if (typeof value !== "object" || value === null) return undefined;
  const given = value as Record<string, unknown>;
  const { hook_event_name: event, session_id: session } = given;
  if (typeof event !== "string" || typeof session !== "string" || session === "") return undefined;
  const input: Record<string, unknown> = { hook_event_name: event, session_id: session };
  for (const [field, type] of Object.entries(OPTIONAL_FIELDS)) {
    const content = given[field];
    if (content !== undefined && (type === "unknown" || typeof content === type)) input[field] = content;
  }
  return input as HookInput;
}
