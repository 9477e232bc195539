/**
 * What session notes are derived from: turns with their calls, taken from the archive's turns or, where no transcript can
 * be read, from the log alone. The main conversation only: a subagent's work is told by its parent's call.
 */
import type { LogRecord } from "../contract/log-record.ts";
import type { Turn, TurnOutcome } from "../contract/turn.ts";
import { parseJsonObject } from "../text/parse-json.ts";
import { withhold, withholdHead, withholdTail } from "../text/withhold.ts";

export interface NoteCall {
  id: string;
  tool: string;
  /** File, command, pattern or URL; one line. */
  target: string;
  ok: boolean;
  denial?: string;
  /** Undefined when only the log is known. */
  input?: Readonly<Record<string, unknown>>;
  output: string;
  startMs: number;
}

export interface NoteTurn {
  id: string;
  /** The client's id of the prompt, which log and transcript share. */
  promptId?: string;
  startMs: number;
  endMs: number;
  /** False for commands, notifications and other prompts that no user typed. */
  isUser: boolean;
  prompt: string;
  answers: string[];
  calls: NoteCall[];
  outcome: TurnOutcome;
}

/** Of a pasted log the beginning tells what it is; a section holds less than half of this. */
const MAX_PROMPT_CHARS = 20_000;
/** Notes tell the last lines of a failure, far fewer than these. */
const FAILURE_CHARS = 8_192;

/** Texts are masked here, whole, before anything is cut out of them: half a secret is not recognised. */
export function noteTurnsOf(turns: readonly Turn[]): NoteTurn[] {
  return turns
    .filter((turn) => turn.kind !== "agent" && turn.agentId === undefined)
    .map((turn) => ({
      id: turn.id,
      ...(turn.promptId !== undefined && { promptId: turn.promptId }),
      startMs: turn.startMs,
      endMs: turn.endMs,
      isUser: turn.kind === "human" && turn.prompt !== "",
      prompt: withholdHead(turn.prompt, MAX_PROMPT_CHARS),
      answers: turn.steps.flatMap((step) => (step.kind === "answer" ? [withhold(step.text)] : [])),
      calls: turn.steps.flatMap((step) => (step.kind === "tool" ? [noteCallOf(step)] : [])),
      outcome: turn.outcome,
    }));
}

function noteCallOf(step: Extract<Turn["steps"][number], { kind: "tool" }>): NoteCall {
  const input = parseJsonObject(step.input) ?? {};
  // Without a result it was still running: no failure of its own.
  const denial = step.denial ?? (step.output === null ? "cancelled" : undefined);
  const ok = !step.isError && denial === undefined;
  const output = step.output ?? "";
  return {
    id: step.toolUseId,
    tool: step.tool,
    target: targetOf(input),
    ok,
    ...(denial !== undefined && { denial }),
    input,
    // Of one that worked only single lines are told, each redacted by itself.
    output: ok ? output : withholdTail(output, FAILURE_CHARS),
    startMs: step.startMs,
  };
}

/** The fields that say what a call worked on, the most telling first. */
const TARGET_FIELDS = [
  "command",
  "file_path",
  "notebook_path",
  "pattern",
  "url",
  "query",
  "path",
  "description",
];

function targetOf(input: Readonly<Record<string, unknown>>): string {
  for (const name of TARGET_FIELDS) {
    const value = input[name];
    if (typeof value === "string" && value !== "") return value;
  }
  return "";
}

/**
 * From log records in any order: no answers, prompts of at most 1,000 characters, no outputs but errors. A record that was
 * written twice counts once.
 */
export function noteTurnsOfRecords(records: readonly LogRecord[]): NoteTurn[] {
  const turns: NoteTurn[] = [];
  for (const { record, timeMs } of ownRecords(records)) {
    if (record.event === "UserPromptSubmit") turns.push(openTurn(record, timeMs));
    const turn = turns.at(-1);
    if (turn === undefined) continue;
    if (record.tool !== undefined) turn.calls.push(recordedCall(record, timeMs));
    const outcome = OUTCOME_OF_EVENT[record.event];
    if (outcome !== undefined) turn.outcome = outcome;
    if (record.tool !== undefined || outcome !== undefined) turn.endMs = Math.max(turn.endMs, timeMs);
  }
  return turns.map((turn, at) =>
    turn.outcome === "open" && at < turns.length - 1 ? { ...turn, outcome: "interrupted" } : turn,
  );
}

const OUTCOME_OF_EVENT: Readonly<Record<string, TurnOutcome>> = { Stop: "answered", StopFailure: "error" };

interface TimedRecord {
  record: LogRecord;
  timeMs: number;
}

/** The main conversation's, by time. */
function ownRecords(records: readonly LogRecord[]): TimedRecord[] {
  const seen = new Set<string>();
  const own: TimedRecord[] = [];
  for (const record of records) {
    const key = keyOf(record);
    if (record.agent_id !== undefined || seen.has(key)) continue;
    seen.add(key);
    own.push({ record, timeMs: Date.parse(record.time) || 0 });
  }
  return own.sort((a, b) => a.timeMs - b.timeMs);
}

function keyOf({ tool_use_id, uuid, event, prompt_id, hash, time }: LogRecord): string {
  if (tool_use_id !== undefined) return tool_use_id;
  if (event === "UserPromptSubmit" && prompt_id !== undefined) return `${prompt_id} ${hash}`;
  return uuid ?? `${event} ${prompt_id ?? time}`;
}

function openTurn(record: LogRecord, timeMs: number): NoteTurn {
  return {
    id: record.uuid ?? record.prompt_id ?? `${record.session}@${record.time}`,
    ...(record.prompt_id !== undefined && { promptId: record.prompt_id }),
    startMs: timeMs,
    endMs: timeMs,
    isUser: !/^(?:<task-notification>|\/)/.test(record.prompt ?? ""),
    prompt: record.prompt ?? "",
    answers: [],
    calls: [],
    outcome: "open",
  };
}

function recordedCall(record: LogRecord, timeMs: number): NoteCall {
  return {
    id: record.tool_use_id ?? "",
    tool: record.tool ?? "",
    target: record.target ?? "",
    ok: record.ok !== false,
    ...(record.denial !== undefined && { denial: record.denial }),
    output: record.error ?? "",
    startMs: Math.max(0, timeMs - (record.duration_ms ?? 0)),
  };
}
