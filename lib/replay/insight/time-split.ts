/** Where a session's time went: the tools, the user, or the model (which is what is left of a turn). */
import type { Step, Timeline, TimelineTurn } from "../shape.ts";
import { listCalls } from "../totals.ts";

/** Adds up to the session's length, in milliseconds. */
export interface TimeSplit {
  /** A turn while no tool ran: thinking, writing, compacting, the service's own delays, and waiting for a permission. */
  modelMs: number;
  /** At least one tool ran. Parallel ones count once. */
  toolsMs: number;
  /** Between turns, and while a question to the user was open. */
  userMs: number;
  /** The client was closed, or nobody was at it for hours. */
  awayMs: number;
}

/** Longer than this nobody waits: it is another day. */
export const LONGEST_PAUSE_MS = 4 * 3_600_000;

export interface Span {
  startMs: number;
  endMs: number;
}

/** Tools whose duration is the time the user takes. */
export const ASKING_TOOLS: ReadonlySet<string> = new Set(["AskUserQuestion", "ExitPlanMode"]);

export function deriveTimeSplit(timeline: Timeline): TimeSplit {
  const turns = timeline.items.filter((item) => item.kind === "turn");
  const work = mergeSpans(turns.map(spanOfTurn));
  const spans = turns.flatMap(({ steps }) => callSpans(steps));
  const tools = within(mergeSpans(spans.filter(({ isAsking }) => !isAsking)), work);
  const asking = within(mergeSpans(spans.filter(({ isAsking }) => isAsking)), work);
  const session = { startMs: timeline.startMs, endMs: timeline.endMs };
  const away = within(mergeSpans([...closedSpans(timeline), ...longGaps(work, session)]), [session]);
  const toolsMs = lengthOf(tools);
  const askedMs = lengthOf(mergeSpans([...asking, ...tools])) - toolsMs;
  const awayMs = lengthOf(mergeSpans([...away, ...work])) - lengthOf(work);
  const wholeMs = Math.max(0, timeline.endMs - timeline.startMs);
  const modelMs = lengthOf(work) - toolsMs - askedMs;
  return { modelMs, toolsMs, awayMs, userMs: Math.max(0, wholeMs - modelMs - toolsMs - awayMs) };
}

function longGaps(work: readonly Span[], session: Span): Span[] {
  const gaps = [...work, { startMs: session.endMs, endMs: session.endMs }].map(({ startMs }, at) => ({
    startMs: work[at - 1]?.endMs ?? session.startMs,
    endMs: startMs,
  }));
  return gaps.filter(({ startMs, endMs }) => endMs - startMs > LONGEST_PAUSE_MS);
}

export function emptySplit(): TimeSplit {
  return { modelMs: 0, toolsMs: 0, userMs: 0, awayMs: 0 };
}

export function addSplits(a: TimeSplit, b: TimeSplit): TimeSplit {
  return {
    modelMs: a.modelMs + b.modelMs,
    toolsMs: a.toolsMs + b.toolsMs,
    userMs: a.userMs + b.userMs,
    awayMs: a.awayMs + b.awayMs,
  };
}

function spanOfTurn({ startMs, endMs }: TimelineTurn): Span {
  return { startMs, endMs };
}

/** A call that spawned subagents waits for them: their own calls are the tools' time. */
function callSpans(steps: readonly Step[]): (Span & { isAsking: boolean })[] {
  return listCalls(steps)
    .filter(({ agents }) => agents.length === 0)
    .map(({ tool, startMs, durationMs = 0 }) => ({
      startMs,
      endMs: startMs + durationMs,
      isAsking: ASKING_TOOLS.has(tool),
    }));
}

/** From each end of the session to its next start. */
export function closedSpans({ items, endMs }: Timeline): Span[] {
  const spans: Span[] = [];
  for (const [at, item] of items.entries()) {
    if (item.kind !== "mark" || item.mark !== "end") continue;
    const next = items
      .slice(at + 1)
      .find((later) => later.kind === "turn" || (later.kind === "mark" && later.mark === "start"));
    spans.push({ startMs: item.startMs, endMs: next?.startMs ?? endMs });
  }
  return spans;
}

/** Sorted, overlapping ones joined. */
function mergeSpans(spans: readonly Span[]): Span[] {
  const merged: Span[] = [];
  for (const { startMs, endMs } of spans.toSorted((a, b) => a.startMs - b.startMs)) {
    const last = merged.at(-1);
    if (last !== undefined && startMs <= last.endMs) last.endMs = Math.max(last.endMs, endMs);
    else merged.push({ startMs, endMs });
  }
  return merged;
}

/** The parts of `spans` inside `frames`; both merged. */
function within(spans: readonly Span[], frames: readonly Span[]): Span[] {
  const inside: Span[] = [];
  let at = 0;
  for (const frame of frames) {
    while (at > 0 && (spans[at - 1]?.endMs ?? 0) > frame.startMs) at--;
    for (; at < spans.length; at++) {
      const span = spans[at] as Span;
      if (span.startMs >= frame.endMs) break;
      const part = {
        startMs: Math.max(span.startMs, frame.startMs),
        endMs: Math.min(span.endMs, frame.endMs),
      };
      if (part.endMs > part.startMs) inside.push(part);
    }
  }
  return inside;
}

function lengthOf(spans: readonly Span[]): number {
  return spans.reduce((sum, { startMs, endMs }) => sum + endMs - startMs, 0);
}
