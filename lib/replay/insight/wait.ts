/** The longest waits: calls, and pauses of the user, that stand out from the session's own. */
import type { Finding } from "../finding.ts";
import type { Timeline, TimelineTurn } from "../shape.ts";
import { stepKey } from "../step-key.ts";
import { listCalls } from "../totals.ts";
import { renderDuration } from "../units.ts";
import { nameCall } from "./name-call.ts";
import type { ObservedCall } from "./observed-call.ts";
import { ASKING_TOOLS, closedSpans, LONGEST_PAUSE_MS } from "./time-split.ts";

const MINUTE = 60_000;
/** Nobody calls less a wait. */
const MIN_CALL_MS = 5_000;
/** That long is a wait in any session; shorter ones must be much of it. */
const LONG_CALL_MS = 2 * MINUTE;
const SHARE_OF_WORK = 0.25;
/** A wait is that many times what most other calls take. */
const OUTLIER_FACTOR = 5;
/** Fewer calls have no usual duration. */
const MIN_OTHERS = 4;
const MIN_PAUSE_MS = 10 * MINUTE;
const MAX_WAITS = 3;

export function findWaits(timeline: Timeline, calls: readonly ObservedCall[]): Finding[] {
  const turns = timeline.items.filter((item) => item.kind === "turn");
  return [...slowCalls(turns, calls, timeline.cwd), ...pauses(timeline, turns)];
}

function slowCalls(
  turns: readonly TimelineTurn[],
  calls: readonly ObservedCall[],
  cwd: string | undefined,
): Finding[] {
  const spawning = new Set(
    turns
      .flatMap(({ steps }) => listCalls(steps))
      .filter(({ agents }) => agents.length > 0)
      .map(stepKey),
  );
  const timed = calls.filter(
    ({ durationMs, tool, key }) => durationMs !== undefined && !ASKING_TOOLS.has(tool) && !spawning.has(key),
  );
  const usualMs = upperQuartile(timed.map(({ durationMs = 0 }) => durationMs));
  const workMs = turns.reduce((sum, { startMs, endMs }) => sum + endMs - startMs, 0);
  if (timed.length <= MIN_OTHERS || usualMs === undefined) return [];
  return timed
    .filter(({ durationMs = 0 }) => {
      const isLong = durationMs >= LONG_CALL_MS || durationMs >= SHARE_OF_WORK * workMs;
      return durationMs >= MIN_CALL_MS && isLong && durationMs >= OUTLIER_FACTOR * usualMs;
    })
    .sort((a, b) => (b.durationMs ?? 0) - (a.durationMs ?? 0))
    .slice(0, MAX_WAITS)
    .map((call) => ({
      kind: "long-wait",
      title: `${nameCall(call, cwd)} took ${renderDuration(call.durationMs ?? 0)}`,
      detail: `${percent(call.durationMs ?? 0, workMs)} of the work's time; three of four calls take at most ${renderDuration(usualMs)}`,
      turn: call.turn,
      steps: [call.key],
    }));
}

function upperQuartile(values: readonly number[]): number | undefined {
  return values.toSorted((a, b) => a - b)[Math.ceil(values.length * 0.75) - 1];
}

function percent(part: number, whole: number): string {
  return `${Math.min(100, Math.round((100 * part) / Math.max(1, whole)))} %`;
}

interface Pause {
  after: TimelineTurn;
  ms: number;
  /** Of the question, where the user was asked one. */
  key?: string;
}

/** Times in which the open session had nothing to do but wait for the user. */
function pauses(timeline: Timeline, turns: readonly TimelineTurn[]): Finding[] {
  const all = [...betweenTurns(timeline, turns), ...atQuestions(turns)].filter(
    ({ ms }) => ms <= LONGEST_PAUSE_MS,
  );
  const usualMs = upperQuartile(all.map(({ ms }) => ms)) ?? 0;
  // Alone or among few, a pause stands for itself.
  const leastMs = Math.max(MIN_PAUSE_MS, all.length > MIN_OTHERS ? OUTLIER_FACTOR * usualMs : 0);
  return all
    .filter(({ ms }) => ms >= leastMs)
    .sort((a, b) => b.ms - a.ms)
    .slice(0, MAX_WAITS)
    .map(({ after, ms, key }) => ({
      kind: "long-wait",
      title: `${renderDuration(ms)} passed until the user ${key === undefined ? "wrote again" : "answered a question"}`,
      detail: "",
      turn: after.number,
      steps: key === undefined ? after.steps.slice(-1).map(stepKey) : [key],
    }));
}

function betweenTurns(timeline: Timeline, turns: readonly TimelineTurn[]): Pause[] {
  const closed = closedSpans(timeline);
  return turns.flatMap((after, at): Pause[] => {
    const next = turns[at + 1];
    if (next === undefined || next.isNotification) return [];
    const isClosed = closed.some(({ startMs }) => startMs >= after.startMs && startMs <= next.startMs);
    return isClosed || next.startMs <= after.endMs ? [] : [{ after, ms: next.startMs - after.endMs }];
  });
}

function atQuestions(turns: readonly TimelineTurn[]): Pause[] {
  return turns.flatMap((after) =>
    listCalls(after.steps)
      .filter(({ tool, durationMs }) => ASKING_TOOLS.has(tool) && durationMs !== undefined)
      .map((step) => ({ after, ms: step.durationMs ?? 0, key: stepKey(step) })),
  );
}
