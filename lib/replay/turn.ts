/** One turn of the timeline, from the records that belong to it. */
import { deriveAgents } from "./agents.ts";
import { type DraftCompaction, type DraftTurn, lastSignOfLife } from "./assign.ts";
import type { FoldedRecord } from "./fold.ts";
import type { CallOutcome, Step, TimelineTurn, ToolStep, TurnState } from "./shape.ts";
import { sumSteps } from "./totals.ts";

export interface TurnPlace {
  number: number;
  /** The session went on or fell silent: an unanswered turn was interrupted. */
  isOver: boolean;
  compactions: readonly DraftCompaction[];
}

/** How a prompt begins that the client wrote itself when a background task reported back. */
const NOTIFICATION = /^\s*<task-notification\b/;

export function deriveTurn(draft: DraftTurn, place: TurnPlace): TimelineTurn {
  const [first, ...queued] = draft.prompts;
  const outcome = outcomeOf(draft, place.isOver);
  const steps = deriveSteps(draft, { queued, isOver: outcome !== "open", compactions: place.compactions });
  const prompt = first?.record.prompt;
  return {
    kind: "turn",
    number: place.number,
    ...(draft.promptId !== undefined && { promptId: draft.promptId }),
    ...(first?.record.uuid !== undefined && { turnId: first.record.uuid }),
    ...(prompt !== undefined && { prompt }),
    isNotification: prompt !== undefined && NOTIFICATION.test(prompt),
    startMs: draft.startMs,
    endMs: lastSignOfLife(draft),
    outcome,
    steps,
    totals: { ...sumSteps(steps), turns: 1, prompts: draft.prompts.length },
  };
}

/** A Stop, however late, says answered; what came after it (StopFailure) says otherwise. */
function outcomeOf(draft: DraftTurn, isOver: boolean): TurnState {
  const lastStop = draft.stops.at(-1)?.timeMs ?? Number.NEGATIVE_INFINITY;
  const lastFailure = draft.failures.at(-1)?.timeMs ?? Number.NEGATIVE_INFINITY;
  if (lastFailure > lastStop) return "error";
  if (draft.stops.length > 0) return "answered";
  if (!isOver) return "open";
  return isToldAsAnswered(draft) ? "answered" : "interrupted";
}

/** A turn that no hook saw (an import) has no Stop to wait for: only a call that was cut off tells of an interrupt. */
function isToldAsAnswered(draft: DraftTurn): boolean {
  const records = [...draft.prompts, ...draft.calls, ...draft.agentEvents].map(({ record }) => record);
  const lastCall = draft.calls.findLast(({ record }) => record.agent_id === undefined)?.record;
  const wasCutOff = lastCall !== undefined && callOutcome(lastCall) === "cancelled";
  return !wasCutOff && records.every(({ origin }) => origin === "transcript");
}

function deriveSteps(
  draft: DraftTurn,
  also: { queued: readonly FoldedRecord[]; isOver: boolean; compactions: readonly DraftCompaction[] },
): Step[] {
  const calls = draft.calls.map(({ record, startMs }) => ({
    agentId: record.agent_id,
    step: callStep(record, { startMs, turnMs: draft.startMs }),
    spawned: record.spawned_agent_id,
  }));
  const steps: Step[] = [
    ...deriveAgents(calls, draft, also.isOver),
    ...also.queued.map(({ record, startMs }) => ({
      kind: "prompt" as const,
      text: record.prompt ?? "",
      ...placed(startMs, draft.startMs),
    })),
    ...also.compactions.map(({ startMs, endMs, trigger }) => ({
      kind: "compaction" as const,
      ...placed(startMs, draft.startMs),
      ...(endMs !== undefined && { durationMs: endMs - startMs }),
      ...(trigger !== undefined && { trigger }),
    })),
    ...draft.failures.map(({ record, startMs }) => ({
      kind: "failure" as const,
      error: record.error ?? record.reason ?? "unknown",
      ...placed(startMs, draft.startMs),
    })),
  ];
  return steps.sort((a, b) => a.startMs - b.startMs);
}

function placed(startMs: number, turnMs: number): { startMs: number; offsetMs: number } {
  return { startMs, offsetMs: Math.max(0, startMs - turnMs) };
}

function callStep(record: FoldedRecord["record"], at: { startMs: number; turnMs: number }): ToolStep {
  return {
    kind: "tool",
    ...(record.tool_use_id !== undefined && { toolUseId: record.tool_use_id }),
    tool: record.tool ?? "unknown",
    ...(record.target !== undefined && { target: record.target }),
    ...(record.hash !== undefined && { hash: record.hash }),
    ...placed(at.startMs, at.turnMs),
    ...(record.duration_ms !== undefined && { durationMs: Math.max(0, record.duration_ms) }),
    ...(record.input_bytes !== undefined && { inputBytes: record.input_bytes }),
    ...(record.output_bytes !== undefined && { outputBytes: record.output_bytes }),
    outcome: callOutcome(record),
    ...(record.error !== undefined && { error: record.error }),
    ...(record.denial !== undefined && { denial: record.denial }),
    agents: [],
  };
}

/** Stopped by the user while it ran, as the client's `toolDenialKind` and the log's own word have it. */
const CANCELLED = new Set(["cancelled", "interrupted"]);

function callOutcome(record: FoldedRecord["record"]): CallOutcome {
  if (record.denial !== undefined) return CANCELLED.has(record.denial) ? "cancelled" : "refused";
  if (record.event !== "PostToolUse") return record.ok === true ? "ok" : "failed";
  // The client reports a command that the user stopped as an ordinary result; the hook marks it as not ok.
  return record.ok === false ? "cancelled" : "ok";
}
