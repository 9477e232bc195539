/** Makes log records of what hooks are told. Nothing is redacted or cut here: append.ts does that to every record. */
import type { HookInput } from "../contract/hook-input.ts";
import type { LogRecord } from "../contract/log-record.ts";
import { isoTime } from "../platform/clock.ts";
import { hash64 } from "../text/hash.ts";
import { findTarget } from "./target.ts";

/** The payload as it came; lib/hook reads it. */
export interface ReceivedPayload {
  /** The parsed document. */
  value: unknown;
  /** Its size on the wire. */
  bytes: number;
  /** Bytes missing from its fields because it was shortened before parsing. */
  dropped: ReadonlyMap<string, number>;
}

export function recordFromInput(input: HookInput, payload: ReceivedPayload, nowMs: number): LogRecord {
  const record: LogRecord = {
    v: 1,
    time: isoTime(nowMs),
    event: input.hook_event_name,
    session: input.session_id,
    prompt_id: input.prompt_id,
    agent_id: input.agent_id,
    agent_type: input.agent_type,
    prompt: input.prompt,
    source: input.source,
    reason: input.reason,
    trigger: input.trigger,
    model: input.model,
    permission_mode: input.permission_mode,
    stop_hook_active: input.stop_hook_active,
    hash: input.prompt === undefined ? undefined : hash64(input.prompt),
    error: describeError(input.error),
    cwd: input.cwd,
    origin: "hook",
  };
  if (input.hook_event_name === "StopFailure") record.ok = false;
  return input.tool_name === undefined
    ? record
    : { ...record, ...toolFields(input, input.tool_name, payload) };
}

/** The hash is of the call (its input), so that the same call made twice is recognised whatever it returned. */
function toolFields(input: HookInput, tool: string, payload: ReceivedPayload): Partial<LogRecord> {
  const serialised = serialise(input.tool_input);
  const inputBytes = Buffer.byteLength(serialised);
  return {
    tool,
    tool_use_id: input.tool_use_id,
    target: findTarget(input.tool_input),
    input_bytes: inputBytes + (payload.dropped.get("tool_input") ?? 0),
    output_bytes: input.tool_response === undefined ? undefined : outputBytes(payload, inputBytes),
    hash: hash64(serialised),
    duration_ms: input.duration_ms,
    ok: input.hook_event_name === "PostToolUse" && !isInterrupted(input.tool_response),
    spawned_agent_id: findSpawnedAgent(input.tool_response),
  };
}

/** The Agent tool answers with the id of the subagent it started. */
function findSpawnedAgent(response: unknown): string | undefined {
  if (typeof response !== "object" || response === null || !("agentId" in response)) return undefined;
  return typeof response.agentId === "string" ? response.agentId : undefined;
}

/**
 * Size of the serialised tool_response, without serialising its megabytes: what the document has beyond everything else
 * in it. Exact for compact JSON, which is what the client writes.
 */
function outputBytes({ value, bytes, dropped }: ReceivedPayload, inputBytes: number): number {
  const others = serialise({ ...(value as object), tool_input: 0, tool_response: 0 });
  let remaining = bytes - (Buffer.byteLength(others) - 2) - inputBytes;
  for (const [field, missing] of dropped) if (field !== "tool_response") remaining -= missing;
  return Math.max(0, remaining);
}

/** Bash reports a command that was stopped as a response of its own. */
function isInterrupted(response: unknown): boolean {
  return (
    typeof response === "object" &&
    response !== null &&
    "interrupted" in response &&
    response.interrupted === true
  );
}

function describeError(error: unknown): string | undefined {
  if (error === undefined || typeof error === "string") return error;
  return serialise(error);
}

/** JSON can be read that is nested too deep to be written: that costs a record its sizes, not itself. */
function serialise(value: unknown): string {
  try {
    return JSON.stringify(value ?? null);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    return "";
  }
}
