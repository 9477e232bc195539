/**
 * What the transcript holds and the log lacks: calls that were refused or cancelled (no hook tells of them) and whatever
 * a hook missed. Pure: the caller reads both sides and appends what comes back.
 */
import type { LogRecord } from "../contract/log-record.ts";
import type { ToolCall, Turn } from "../contract/turn.ts";
import { isoTime } from "../platform/clock.ts";
import { hash64 } from "../text/hash.ts";
import { parseJson } from "../text/parse-json.ts";
import { findTarget } from "./target.ts";

/** A prompt told by a hook that names no prompt id is the transcript's when both came within this span. */
const SAME_PROMPT_MS = 10_000;

/** A summary takes a model seconds to minutes to write; two compactions of one session are further apart. */
const SAME_COMPACTION_MS = 300_000;

/** The records that a complete log has for this turn, as the transcript tells it. */
export function recordsOfTurn(session: string, turn: Turn): LogRecord[] {
  const { promptId, agentId, cwd } = turn;
  const shared = { v: 1, session, prompt_id: promptId, agent_id: agentId, cwd, origin: "transcript" };
  const isOver = turn.outcome !== "open";
  const calls = turn.steps.flatMap((step) => (step.kind === "tool" && isTold(step, isOver) ? [step] : []));
  const records = calls.map((call) => recordOfCall(shared, call));
  // A subagent's prompt is its parent's tool call; no hook tells of it.
  if (turn.kind === "agent" || turn.agentId !== undefined) return records;
  const prompt: LogRecord = {
    v: 1,
    session,
    prompt_id: promptId,
    agent_id: agentId,
    cwd,
    origin: "transcript",
    time: isoTime(turn.startMs),
    event: "UserPromptSubmit",
    prompt: turn.prompt,
    hash: hash64(turn.prompt),
    uuid: turn.id,
  };
  const ends = [...failureOf(turn), ...compactionsOf(turn)];
  return [prompt, ...records, ...ends.map((end) => ({ ...end, ...shared }))];
}

function compactionsOf(turn: Turn): Pick<LogRecord, "time" | "event" | "uuid">[] {
  return (turn.compactions ?? []).map(({ id, timeMs }) => ({
    time: isoTime(timeMs),
    event: "PostCompact",
    uuid: id,
  }));
}

/** A headless client ends before its StopFailure hook does. */
function failureOf(turn: Turn): Pick<LogRecord, "time" | "event" | "ok" | "error">[] {
  if (turn.outcome !== "error") return [];
  const last = turn.steps.findLast((step) => step.kind === "answer");
  return [{ time: isoTime(turn.endMs), event: "StopFailure", ok: false, error: last?.text }];
}

/** A call without a result in a turn that goes on may still be running. */
function isTold(call: ToolCall, isOver: boolean): boolean {
  return call.output !== null || call.denial !== undefined || isOver;
}

type Shared = Pick<LogRecord, "v" | "session" | "prompt_id" | "agent_id" | "cwd" | "origin">;

/**
 * Field by field: an object that is spread and then grows by twelve takes V8 a hundred times as long (Node 20), and an
 * import makes millions.
 */
function recordOfCall({ v, session, prompt_id, agent_id, cwd, origin }: Shared, call: ToolCall): LogRecord {
  const denial = call.denial ?? (call.output === null ? "cancelled" : undefined);
  const isOk = !call.isError && denial === undefined;
  const endMs = Math.max(call.startMs, call.endMs);
  return {
    v,
    session,
    prompt_id,
    agent_id,
    cwd,
    origin,
    time: isoTime(endMs),
    event: isOk ? "PostToolUse" : "PostToolUseFailure",
    tool: call.tool,
    tool_use_id: call.toolUseId,
    target: findTarget(parseJson(call.input) ?? call.input),
    input_bytes: Buffer.byteLength(call.input),
    output_bytes: call.output === null ? undefined : Buffer.byteLength(call.output),
    hash: hash64(call.input),
    duration_ms: endMs - call.startMs,
    ok: isOk,
    error: isOk ? undefined : (call.output ?? undefined),
    denial,
  };
}

/**
 * Since when a session's transcript is its own, by its log's first record. What a fork's transcript holds from before
 * its start are copies of another session's turns (under the fork's own prompt id), and that session's log has them.
 */
export function findOwnStart(first: LogRecord | undefined): number {
  const isFork = first?.event === "SessionStart" && first.source === "fork";
  return isFork ? Date.parse(first.time) : Number.NEGATIVE_INFINITY;
}

/** Those of `candidates` that no record of `known` tells of. */
export function missingRecords(known: readonly LogRecord[], candidates: readonly LogRecord[]): LogRecord[] {
  const calls = new Set(known.map((record) => record.tool_use_id));
  const uuids = new Set(known.map((record) => record.uuid));
  const prompts = known.filter((record) => record.event === "UserPromptSubmit" && record.uuid === undefined);
  const failures = new Set(known.filter(isFailure).map((record) => record.prompt_id));
  const unseen = candidates.filter((record) => {
    if (isFailure(record)) return !failures.has(record.prompt_id);
    if (isCompaction(record) && known.some((told) => isSameCompaction(told, record))) return false;
    const { tool_use_id, uuid } = record;
    return tool_use_id === undefined ? !uuids.has(uuid) : !calls.has(tool_use_id);
  });
  // Equal texts first: what is left is matched by prompt id alone, for a command or a picture reads differently there.
  return [isSameText, isSameId].reduce((left, isSame) => withoutMatched(left, prompts, isSame), unseen);
}

export function isCompaction({ event }: LogRecord): boolean {
  return event === "PreCompact" || event === "PostCompact";
}

/** A hook tells of a compaction when it begins and when it is done; the summary stands between the two. */
function isSameCompaction(told: LogRecord, candidate: LogRecord): boolean {
  if (!isCompaction(told) || told.uuid !== undefined) return false;
  return Math.abs(Date.parse(told.time) - Date.parse(candidate.time)) <= SAME_COMPACTION_MS;
}

function isFailure({ event }: LogRecord): boolean {
  return event === "StopFailure";
}

/** Leaves out each prompt for which `prompts` still has a partner, and takes the partner away. */
function withoutMatched(
  candidates: LogRecord[],
  prompts: LogRecord[],
  isSame: (known: LogRecord, candidate: LogRecord) => boolean,
): LogRecord[] {
  return candidates.filter((candidate) => {
    if (candidate.event !== "UserPromptSubmit") return true;
    const partner = prompts.findIndex((known) => isSame(known, candidate));
    if (partner >= 0) prompts.splice(partner, 1);
    return partner < 0;
  });
}

function isSameText(known: LogRecord, candidate: LogRecord): boolean {
  if (known.hash !== candidate.hash) return false;
  if (known.prompt_id !== undefined) return isSameId(known, candidate);
  return Math.abs(Date.parse(known.time) - Date.parse(candidate.time)) <= SAME_PROMPT_MS;
}

function isSameId(known: LogRecord, candidate: LogRecord): boolean {
  return known.prompt_id !== undefined && known.prompt_id === candidate.prompt_id;
}
