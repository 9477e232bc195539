/** What a session's timeline says about how it went: detours, where the time and the tokens went, and what is not known. */
import type { Finding } from "../finding.ts";
import type { Timeline } from "../shape.ts";
import { findDetours } from "./detours.ts";
import { isFileTool } from "./effect.ts";
import { type ObservedCall, observeCalls } from "./observed-call.ts";
import { deriveTimeSplit, type TimeSplit } from "./time-split.ts";
import { deriveTokens, findHeavyTurns, type TurnTokens } from "./tokens.ts";
import { findWaits } from "./wait.ts";

export interface Insight {
  /** In the order they began. */
  findings: Finding[];
  time: TimeSplit;
  /** Turns that the archive knows. */
  tokens: TurnTokens[];
  /** What could not be looked at, and why; one sentence each, empty when nothing is missing. */
  unknown: string[];
}

/** `timeline` as the log tells it, or joined with the archive, which makes tokens and the texts of edits known. */
export function deriveInsight(timeline: Timeline): Insight {
  const calls = observeCalls(timeline);
  const turns = timeline.items.filter((item) => item.kind === "turn");
  return {
    findings: findingsOf(timeline, calls),
    time: deriveTimeSplit(timeline),
    tokens: deriveTokens(turns),
    unknown: unknownOf(timeline, calls),
  };
}

export function deriveFindings(timeline: Timeline): Finding[] {
  return findingsOf(timeline, observeCalls(timeline));
}

function findingsOf(timeline: Timeline, calls: readonly ObservedCall[]): Finding[] {
  const turns = timeline.items.filter((item) => item.kind === "turn");
  const places = new Map(calls.map(({ key }, at) => [key, at]));
  const place = ({ steps: [first = ""] }: Finding) => places.get(first) ?? 0;
  return [
    ...findDetours(calls, timeline.cwd),
    ...findWaits(timeline, calls),
    ...findHeavyTurns(turns, timeline.cwd),
  ].sort((a, b) => a.turn - b.turn || place(a) - place(b));
}

function unknownOf({ items }: Timeline, calls: readonly ObservedCall[]): string[] {
  const turns = items.filter((item) => item.kind === "turn");
  const untold = turns.filter(({ usage }) => usage === undefined).length;
  const edits = calls.filter(({ tool, outcome }) => isFileTool(tool) && tool !== "Write" && outcome === "ok");
  const unread = edits.filter(({ input }) => input === undefined).length;
  const which = (count: number, all: number) => (count === all ? "" : ` of ${count} of ${all}`);
  return [
    ...(untold > 0
      ? [
          `Tokens${which(untold, turns.length)}${untold === turns.length ? "" : " turns"} are unknown: the archive does not have them`,
        ]
      : []),
    ...(unread > 0
      ? [
          `Whether edits were undone is known in part only: the archive lacks the texts${which(unread, edits.length)}`,
        ]
      : []),
  ];
}
