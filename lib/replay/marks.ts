/** What stands between the turns (starts, ends), and where each compaction belongs: inside a running turn or between. */
import { type Draft, type DraftCompaction, type DraftTurn, lastSignOfLife } from "./assign.ts";
import type { FoldedRecord } from "./fold.ts";
import type { Mark } from "./shape.ts";

export interface PlacedCompactions {
  ofTurn: ReadonlyMap<DraftTurn, DraftCompaction[]>;
  between: DraftCompaction[];
}

export function placeCompactions(draft: Draft): PlacedCompactions {
  const ofTurn = new Map<DraftTurn, DraftCompaction[]>();
  const between: DraftCompaction[] = [];
  for (const compaction of draft.compactions) {
    const turn = draft.turns.findLast(({ startMs }) => startMs <= compaction.startMs);
    if (turn === undefined || !happenedWithin(turn, compaction)) between.push(compaction);
    else ofTurn.set(turn, [...(ofTurn.get(turn) ?? []), compaction]);
  }
  return { ofTurn, between };
}

/** An automatic compaction interrupts a turn that goes on; `/compact` is typed when the turn is over, however it ended. */
function happenedWithin(turn: DraftTurn, compaction: DraftCompaction): boolean {
  const isAnswered = turn.stops.length > 0 || turn.failures.length > 0;
  if (compaction.startMs < lastSignOfLife(turn)) return true;
  return !isAnswered && compaction.trigger === "auto";
}

export function deriveMarks(draft: Draft, compactions: readonly DraftCompaction[]): Mark[] {
  return [
    ...draft.starts.map((entry) => sessionMark("start", entry)),
    ...draft.ends.map((entry) => sessionMark("end", entry)),
    ...compactions.map(compactionMark),
  ];
}

function sessionMark(mark: "start" | "end", { record, timeMs }: FoldedRecord): Mark {
  const detail = mark === "start" ? record.source : record.reason;
  return {
    kind: "mark",
    mark,
    startMs: timeMs,
    ...(detail !== undefined && { detail }),
    ...(record.model !== undefined && { model: record.model }),
  };
}

function compactionMark({ startMs, endMs, trigger }: DraftCompaction): Mark {
  return {
    kind: "mark",
    mark: "compaction",
    startMs,
    ...(endMs !== undefined && { durationMs: endMs - startMs }),
    ...(trigger !== undefined && { detail: trigger }),
  };
}
