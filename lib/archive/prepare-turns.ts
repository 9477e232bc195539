/**
 * Derives the turns of a session while its lines are prepared, so that whoever puts them need not read the entries again.
 * Only a session of which the archive has nothing can be read so: older turns may have entries that are not among these.
 */
import type { Turn } from "../contract/turn.ts";
import { createTurnTeller, type ToldTurn } from "../transcript/turn-teller.ts";
import type { StoredEntry } from "./encode.ts";
import { emptyLine, type PreparedLine, type PreparedTurn } from "./prepare.ts";
import { columnsOf, wordsOf } from "./turn-columns.ts";

export interface TurnPreparer {
  /** The lines of one file from its beginning to its end, with the turns that are left behind. */
  addTurns(lines: Iterable<PreparedLine>): Generator<PreparedLine>;
}

/** A longer turn is left to the archive, which need not hold it whole. */
const MAX_TURN_CHARS = 1024 * 1024;

/** `onTurn` is told of each turn. */
export function createTurnPreparer(onTurn: (turn: Turn) => void): TurnPreparer {
  let told: PreparedTurn[] = [];
  const teller = createTurnTeller<StoredEntry>(
    (one) => {
      onTurn(one.turn);
      told.push(prepareTurn(one));
    },
    { maxChars: MAX_TURN_CHARS },
  );
  const take = (): PreparedTurn[] => {
    const turns = told;
    told = [];
    return turns;
  };
  return {
    *addTurns(lines) {
      const file = teller.openFile();
      let end = 0;
      for (const line of lines) {
        for (const entry of line.entries) entry.ordinal = file.take(entry.read(), entry.chars);
        if (line.isTerminated) end = line.endOffset;
        yield told.length === 0 ? line : { ...line, turns: take() };
      }
      file.end();
      if (told.length > 0) yield { ...emptyLine(end), turns: take() };
    },
  };
}

function prepareTurn({ turn, entries, ordinals }: ToldTurn<StoredEntry>): PreparedTurn {
  const isCut = turn.isCut === true || entries.some((entry) => entry.isCapped === true);
  return { entries: ordinals, columns: columnsOf(turn, isCut), words: wordsOf(turn) };
}
