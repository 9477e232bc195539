/**
 * Remembers which turns a running ingest has touched, with the entries of those that began in it, and settles them.
 * Invariant: a turn that is touched but not settled when the transaction ends is in `stale`.
 */
import type { Turn } from "../contract/turn.ts";
import { type StoredEntry, textOfPart } from "./encode.ts";
import type { Archive } from "./handle.ts";
import { settleTurn, type TurnWords, writeWords } from "./settle.ts";

interface Gathered {
  /** All entries of the turn; undefined where they must be read from the archive. */
  entries: StoredEntry[] | undefined;
  chars: number;
}

export interface Gatherer {
  join(turn: number, entry: StoredEntry, isNewTurn: boolean): void;
  touch(turn: number): void;
  /** True when so much text waits that it should be settled before more is read. */
  isFull(): boolean;
  /** Settles what waits but the turn that is still being read. */
  settleFinished(): void;
  /** Before a commit: settles what waits; the turn that is still being read, and turns over `maxChars`, become stale. */
  settleAll(options: { isLast: boolean; maxChars: number }): void;
}

/** Text held in memory; more of one turn is read back from the archive instead. */
const MAX_HELD_CHARS = 1024 * 1024;

export function createGatherer(archive: Archive, onTurn: (turn: Turn, id: number) => void): Gatherer {
  const waiting = new Map<number, Gathered>();
  let current: number | undefined;
  let chars = 0;

  function settleThese(ids: Iterable<number>): void {
    const words: TurnWords[] = [];
    for (const id of ids) {
      const settled = settleTurn(archive, id, waiting.get(id)?.entries);
      waiting.delete(id);
      if (settled === undefined) continue;
      words.push(settled.words);
      onTurn(settled.turn, id);
    }
    writeWords(archive, words);
  }

  return {
    join(turn, entry, isNewTurn) {
      const gathered = waiting.get(turn) ?? { entries: isNewTurn ? [] : undefined, chars: 0 };
      waiting.set(turn, gathered);
      current = turn;
      const added = entry.parts.reduce((sum, part) => sum + textOfPart(part).length, 0);
      gathered.chars += added;
      chars += added;
      if (gathered.chars > MAX_HELD_CHARS) gathered.entries = undefined;
      else gathered.entries?.push(entry);
    },
    touch(turn) {
      const gathered = waiting.get(turn) ?? { entries: undefined, chars: 0 };
      gathered.entries = undefined;
      waiting.set(turn, gathered);
    },
    isFull: () => chars > MAX_HELD_CHARS,
    settleFinished() {
      settleThese([...waiting.keys()].filter((id) => id !== current));
      chars = 0;
    },
    settleAll({ isLast, maxChars }) {
      const left = [...waiting].filter(
        ([id, gathered]) => (id === current && !isLast) || gathered.chars > maxChars,
      );
      const addStale = archive.prepare("INSERT OR IGNORE INTO stale (turn) VALUES (?)");
      for (const [id] of left) {
        addStale.run(id);
        waiting.delete(id);
      }
      settleThese([...waiting.keys()]);
      const unfinished = isLast ? undefined : left.find(([id]) => id === current);
      // To be read again: another process may add to it before the next transaction begins.
      if (unfinished !== undefined) waiting.set(unfinished[0], { entries: undefined, chars: 0 });
      chars = 0;
    },
  };
}

/**
 * Settles turns that an ingest left behind, and says how many are left. Each is a transaction of its own, so that a hook
 * never waits longer than for one turn.
 */
export function settleStale(archive: Archive, maxTurns: number): number {
  const rows = archive.prepare("SELECT turn FROM stale LIMIT ?").all<{ turn: number }>(maxTurns);
  for (const { turn } of rows) {
    archive.transaction(() => {
      const settled = settleTurn(archive, turn);
      if (settled !== undefined) writeWords(archive, [settled.words]);
    });
  }
  return archive.prepare("SELECT count(*) AS left FROM stale").get<{ left: number }>()?.left ?? 0;
}
