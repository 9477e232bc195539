/** What many sessions add up to: by tool, by day, where the time went, and what went astray. */
import type { FindingKind } from "./finding.ts";
import { deriveFindings } from "./insight/derive.ts";
import { addSplits, deriveTimeSplit, emptySplit, type TimeSplit } from "./insight/time-split.ts";
import type { Timeline, ToolStep, Totals } from "./shape.ts";
import { addTotals, emptyTotals, listCalls } from "./totals.ts";
import { renderDay } from "./units.ts";

export interface ToolTally {
  tool: string;
  calls: number;
  failed: number;
  refused: number;
  cancelled: number;
  totalMs: number;
  /** Over the calls whose duration is known. */
  medianMs?: number;
  longestMs?: number;
  inputBytes: number;
  outputBytes: number;
}

export interface DayTally {
  /** Local date, YYYY-MM-DD. */
  day: string;
  sessions: number;
  totals: Totals;
}

export interface Stats {
  sessions: number;
  totals: Totals;
  tools: ToolTally[];
  days: DayTally[];
  time: TimeSplit;
  astray: Astray[];
}

/** How often something went astray, as far as the logs alone tell. */
export interface Astray {
  kind: FindingKind;
  findings: number;
  /** The session with most of them, the newest of equals. */
  session: string;
}

export interface Period {
  sinceMs?: number;
  /** Exclusive. */
  untilMs?: number;
}

/** Turns count on the day they began, and only when they began inside the period. */
export function deriveStats(timelines: readonly Timeline[], period: Period = {}): Stats {
  const inside = timelines.map((timeline) => cutToPeriod(timeline, period));
  const days = new Map<string, { sessions: Set<string>; totals: Totals }>();
  for (const timeline of inside) {
    for (const item of timeline.items) {
      if (item.kind !== "turn") continue;
      const day = days.get(renderDay(item.startMs)) ?? { sessions: new Set(), totals: emptyTotals() };
      day.sessions.add(timeline.session);
      day.totals = addTotals(day.totals, item.totals);
      days.set(renderDay(item.startMs), day);
    }
  }
  const tallies = [...days].map(([day, { sessions, totals }]) => ({ day, sessions: sessions.size, totals }));
  return {
    sessions: inside.filter(({ items }) => items.some(({ kind }) => kind === "turn")).length,
    totals: tallies.reduce((sum, { totals }) => addTotals(sum, totals), emptyTotals()),
    tools: tallyTools(inside),
    days: tallies.sort((a, b) => (a.day < b.day ? 1 : -1)),
    time: inside.map(deriveTimeSplit).reduce(addSplits, emptySplit()),
    astray: countAstray(inside),
  };
}

/** Its length then reaches from the period's first of its items to the last; outside of it nothing counts. */
function cutToPeriod(timeline: Timeline, period: Period): Timeline {
  const items = timeline.items.filter(({ startMs }) => isInside(startMs, period));
  if (items.length === timeline.items.length) return timeline;
  const ends = items.map((item) => (item.kind === "turn" ? item.endMs : item.startMs));
  const startMs = items[0]?.startMs ?? 0;
  return { ...timeline, items, startMs, endMs: Math.max(startMs, ...ends) };
}

/** Most frequent first. */
function countAstray(timelines: readonly Timeline[]): Astray[] {
  const byKind = new Map<FindingKind, { findings: number; sessions: Map<Timeline, number> }>();
  for (const timeline of timelines) {
    for (const { kind } of deriveFindings(timeline)) {
      const tally = byKind.get(kind) ?? { findings: 0, sessions: new Map() };
      tally.findings += 1;
      tally.sessions.set(timeline, (tally.sessions.get(timeline) ?? 0) + 1);
      byKind.set(kind, tally);
    }
  }
  return [...byKind]
    .map(([kind, { findings, sessions }]) => {
      const [worst] = [...sessions].sort(([a, many], [b, few]) => few - many || b.startMs - a.startMs);
      return { kind, findings, session: worst?.[0].session ?? "" };
    })
    .sort((a, b) => b.findings - a.findings || (a.kind < b.kind ? -1 : 1));
}

function isInside(ms: number, { sinceMs, untilMs }: Period): boolean {
  return (sinceMs === undefined || ms >= sinceMs) && (untilMs === undefined || ms < untilMs);
}

/** Most time first; equal times by calls, then by name. */
export function tallyTools(timelines: readonly Pick<Timeline, "items">[]): ToolTally[] {
  const byTool = new Map<string, ToolStep[]>();
  for (const { items } of timelines) {
    for (const item of items) {
      if (item.kind !== "turn") continue;
      for (const call of listCalls(item.steps)) {
        const calls = byTool.get(call.tool);
        if (calls === undefined) byTool.set(call.tool, [call]);
        else calls.push(call);
      }
    }
  }
  return [...byTool]
    .map(([tool, calls]) => tallyCalls(tool, calls))
    .sort((a, b) => b.totalMs - a.totalMs || b.calls - a.calls || (a.tool < b.tool ? -1 : 1));
}

function tallyCalls(tool: string, calls: readonly ToolStep[]): ToolTally {
  const durations = calls.flatMap(({ durationMs }) => (durationMs === undefined ? [] : [durationMs]));
  durations.sort((a, b) => a - b);
  const medianMs = durations[Math.floor((durations.length - 1) / 2)];
  const longestMs = durations.at(-1);
  const count = (outcome: ToolStep["outcome"]) => calls.filter((call) => call.outcome === outcome).length;
  return {
    tool,
    calls: calls.length,
    failed: count("failed"),
    refused: count("refused"),
    cancelled: count("cancelled"),
    totalMs: durations.reduce((sum, ms) => sum + ms, 0),
    ...(medianMs !== undefined && { medianMs }),
    ...(longestMs !== undefined && { longestMs }),
    inputBytes: calls.reduce((sum, { inputBytes }) => sum + (inputBytes ?? 0), 0),
    outputBytes: calls.reduce((sum, { outputBytes }) => sum + (outputBytes ?? 0), 0),
  };
}
