/**
 * The timeline of one session, derived from its log: turns with their steps, subagents nested under the call that
 * spawned them, compactions, failures and interrupts in their place. Every view (terminal, JSON, page) draws this.
 */
import type { LogRecord } from "../contract/log-record.ts";
import { assignRecords, type Draft } from "./assign.ts";
import { foldRecords } from "./fold.ts";
import { deriveMarks, placeCompactions } from "./marks.ts";
import type { Timeline } from "./shape.ts";
import { addTotals, emptyTotals } from "./totals.ts";
import { deriveTurn } from "./turn.ts";

export interface TimelineOptions {
  nowMs: number;
  /** Does a living client process own the session? */
  isAlive: boolean;
  /** Last change of its transcript, where that can be looked at. */
  transcriptMs?: number;
}

/** An open turn that has been still this long, with nobody alive, was interrupted. */
const STILL_MS = 30 * 60_000;

/** Records in any order, with any repetition; an empty log gives an empty timeline. */
export function deriveTimeline(records: readonly LogRecord[], options: TimelineOptions): Timeline {
  const draft = assignRecords(foldRecords(records));
  const lastMs = draft.lastMs;
  const lastMoveMs = Math.max(lastMs, options.transcriptMs ?? 0);
  const isStill = !options.isAlive && options.nowMs - lastMoveMs >= STILL_MS;
  const compactions = placeCompactions(draft);
  const turns = draft.turns.map((turn, at) =>
    deriveTurn(turn, {
      number: at + 1,
      isOver: isStill || isSuperseded(draft, at),
      compactions: compactions.ofTurn.get(turn) ?? [],
    }),
  );
  const marks = deriveMarks(draft, compactions.between);
  const totals = turns.reduce((sum, turn) => addTotals(sum, turn.totals), emptyTotals());
  return {
    session: draft.session,
    state: stateOf(draft, isStill),
    startMs: draft.firstMs,
    endMs: lastMs,
    ...draft.facts,
    items: [...turns, ...marks].sort((a, b) => a.startMs - b.startMs),
    totals: {
      ...totals,
      turns: turns.length,
      compactions: draft.compactions.length,
    },
  };
}

/** A later prompt, start or end of the same session tells that an unanswered turn is over. */
function isSuperseded(draft: Draft, at: number): boolean {
  const turn = draft.turns[at];
  if (turn === undefined) return false;
  const lastTurn = draft.turns.at(-1);
  if (lastTurn !== undefined && lastTurn.startMs > turn.startMs) return true;
  return [...draft.starts, ...draft.ends].some(({ timeMs }) => timeMs > turn.startMs);
}

function stateOf(draft: Draft, isStill: boolean): Timeline["state"] {
  const lastEnd = Math.max(Number.NEGATIVE_INFINITY, ...draft.ends.map(({ timeMs }) => timeMs));
  const lastBegin = Math.max(
    Number.NEGATIVE_INFINITY,
    ...[...draft.starts, ...draft.turns].map((begun) => ("timeMs" in begun ? begun.timeMs : begun.startMs)),
  );
  if (lastEnd >= lastBegin && draft.ends.length > 0) return "ended";
  return isStill ? "silent" : "open";
}
