/**
 * What the client writes to a hook's stdin. Every field but the event and the session is optional:
 * clients from 2.0.x to newer than today's must be captured, so types are narrow and presence is not assumed.
 */
import * as z from "zod/mini";

const text = z.optional(z.string());

export const hookInputSchema = z.looseObject({
  hook_event_name: z.string(),
  session_id: z.string(),
  transcript_path: text,
  cwd: text,
  prompt_id: text,
  permission_mode: text,
  agent_id: text,
  agent_type: text,
  agent_transcript_path: text,
  source: text,
  model: text,
  session_title: text,
  prompt: text,
  tool_name: text,
  tool_use_id: text,
  tool_input: z.optional(z.unknown()),
  tool_response: z.optional(z.unknown()),
  duration_ms: z.optional(z.number()),
  error: z.optional(z.unknown()),
  is_interrupt: z.optional(z.boolean()),
  stop_hook_active: z.optional(z.boolean()),
  last_assistant_message: text,
  trigger: text,
  custom_instructions: z.optional(z.nullable(z.string())),
  compact_summary: text,
  reason: text,
});

export type HookInput = z.infer<typeof hookInputSchema>;
