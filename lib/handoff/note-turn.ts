/**
 * What session notes are derived from: turns with their calls, taken from the archive's turns or, where no transcript can
 * be read, from the log alone. The main conversation only: a subagent's work is told by its parent's call.
 */
import type { LogRecord } from "../contract/log-record.ts";
import type { Turn, TurnOutcome } from "../contract/turn.ts";
import { parseJsonObject } from "../text/parse-json.ts";

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
  startMs: number;
  endMs: number;
  /** False for commands, notifications and other prompts that no user typed. */
  isUser: boolean;
  prompt: string;
  answers: string[];
  calls: NoteCall[];
  outcome: TurnOutcome;
}

export function noteTurnsOf(turns: readonly Turn[]): NoteTurn[] {
  return turns
    .filter((turn) => turn.kind !== "agent")
    .map((turn) => ({
      id: turn.id,
      startMs: turn.startMs,
      endMs: turn.endMs,
      isUser: turn.kind === "human",
      prompt: turn.prompt,
      answers: turn.steps.flatMap((step) => (step.kind === "answer" ? [step.text] : [])),
      calls: turn.steps.flatMap((step) => (step.kind === "tool" ? [noteCallOf(step)] : [])),
      outcome: turn.outcome,
    }));
}

function noteCallOf(step: Extract<Turn["steps"][number], { kind: "tool" }>): NoteCall {
  const input = parseJsonObject(step.input) ?? {};
  return {
    id: step.toolUseId,
    tool: step.tool,
    target: targetOf(input),
    ok: !step.isError && step.denial === undefined && step.output !== null,
    ...(step.denial !== undefined && { denial: step.denial }),
    input,
    output: step.output ?? "",
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

/** From folded log records in their order: no answers, prompts of at most 1,000 characters, no outputs but errors. */
export function noteTurnsOfRecords(records: readonly LogRecord[]): NoteTurn[] {
  const turns: NoteTurn[] = [];
  for (const record of records) {
    if (record.agent_id !== undefined) continue;
    const timeMs = Date.parse(record.time) || 0;
    if (record.event === "UserPromptSubmit") turns.push(openTurn(record, timeMs));
    const turn = turns.at(-1);
    if (turn === undefined) continue;
    turn.endMs = Math.max(turn.endMs, timeMs);
    if (record.tool !== undefined) turn.calls.push(recordedCall(record, timeMs));
    else if (record.event === "Stop") turn.outcome = "answered";
    else if (record.event === "StopFailure") turn.outcome = "error";
  }
  return turns.map((turn, at) =>
    turn.outcome === "open" && at < turns.length - 1 ? { ...turn, outcome: "interrupted" } : turn,
  );
}

function openTurn(record: LogRecord, timeMs: number): NoteTurn {
  return {
    id: record.uuid ?? record.prompt_id ?? `${record.session}@${record.time}`,
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
    startMs: timeMs - (record.duration_ms ?? 0),
  };
}
