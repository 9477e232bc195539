/** Payloads as the client writes them, one of each event, with every field that client has. */
import { HOOK_EVENTS, type HookEvent } from "../../lib/contract/event.ts";

export type Payload = Record<string, unknown>;

const SESSION = "0b6b2c1e-9a54-4d0f-8f53-7f6f1f0c2a11";

const EVENT_FIELDS: Record<HookEvent, Payload> = {
  SessionStart: { source: "startup", model: "claude-test-1" },
  UserPromptSubmit: { prompt: "rename the parser and run the tests", permission_mode: "default" },
  PostToolUse: {
    tool_name: "Bash",
    tool_input: { command: "npm test", description: "Run the tests" },
    tool_response: { stdout: "ok 12", stderr: "", interrupted: false, isImage: false },
    tool_use_id: "toolu_01",
    duration_ms: 1234,
    permission_mode: "default",
  },
  PostToolUseFailure: {
    tool_name: "Bash",
    tool_input: { command: "false" },
    tool_use_id: "toolu_02",
    error: "Exit code 1",
    is_interrupt: false,
    duration_ms: 12,
  },
  SubagentStart: { agent_id: "a1b2c3", agent_type: "Explore" },
  SubagentStop: {
    agent_id: "a1b2c3",
    agent_type: "Explore",
    stop_hook_active: false,
    last_assistant_message: "found it",
  },
  Stop: { stop_hook_active: false, last_assistant_message: "All tests pass.", permission_mode: "default" },
  StopFailure: { error: "rate_limit", last_assistant_message: "API Error: rate limited" },
  PreCompact: { trigger: "manual", custom_instructions: null },
  PostCompact: { trigger: "manual", compact_summary: "<analysis>we renamed the parser</analysis>" },
  SessionEnd: { reason: "other" },
};

export function payloadOf(event: HookEvent, fields: Payload = {}): Payload {
  return {
    session_id: SESSION,
    transcript_path: `/nonexistent/${SESSION}.jsonl`,
    cwd: "/",
    prompt_id: "5f0d9d3e-0b51-4b4c-9a3b-2f1a5b0c9d77",
    hook_event_name: event,
    ...EVENT_FIELDS[event],
    ...fields,
  };
}

/** The bytes on the wire: compact JSON and a newline. */
export function wireOf(payload: Payload): string {
  return `${JSON.stringify(payload)}\n`;
}

export function bundleNameOf(event: HookEvent): string {
  return event.replace(/(?<=.)([A-Z])/g, "-$1").toLowerCase();
}

export const ALL_EVENTS: readonly HookEvent[] = HOOK_EVENTS;
export const TEST_SESSION = SESSION;
