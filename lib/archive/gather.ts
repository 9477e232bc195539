/**
 * Remembers which turns a running ingest has touched, with the entries of those that began in it, and settles them.
 * Invariant: a turn that is touched but not settled when the transaction ends is in `stale`.
 */
import type { Turn } from "../contract/turn.ts";
import type { StoredEntry } from "./encode.ts";
import type { Archive } from "./handle.ts";
import { settleTurn } from "./settle.ts";

interface Gathered {
  /** All entries of the turn; undefined where they must be read from the archive. */
  entries: StoredEntry[] | undefined;
  chars: number;
}

export interface Gatherer {
  join(turn: number, entry: StoredEntry, isNewTurn: boolean): void;
  touch(turn: number): void;
  /** Characters of text that wait to be settled. */
  waitingChars(): number;
  /** Settles what waits; the turn that is still being read, and turns over `maxChars`, become stale instead. */
  settle(options: { isLast: boolean; maxChars: number }): void;
}

/** A turn that has gathered more is read back from the archive instead: its text would be held for the whole ingest. */
const MAX_HELD_CHARS = 1024 * 1024;

export function createGatherer(archive: Archive, onTurn: (turn: Turn, id: number) => void): Gatherer {
  const waiting = new Map<number, Gathered>();
  let current: number | undefined;
  let chars = 0;

  function settleOne(id: number, entries: readonly StoredEntry[] | undefined): void {
    const settled = settleTurn(archive, id, entries);
    if (settled !== undefined) onTurn(settled.turn, id);
  }

  return {
    join(turn, entry, isNewTurn) {
      const gathered = waiting.get(turn) ?? { entries: isNewTurn ? [] : undefined, chars: 0 };
      waiting.set(turn, gathered);
      current = turn;
      const added = entry.parts.reduce((sum, part) => sum + partChars(part), 0);
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
    waitingChars: () => chars,
    settle({ isLast, maxChars }) {
      for (const [id, gathered] of waiting) {
        if (gathered.chars > maxChars || (id === current && !isLast)) {
          archive.prepare("INSERT OR IGNORE INTO stale (turn) VALUES (?)").run(id);
          if (id === current && !isLast) {
            // Another process may add to it before the next transaction begins.
            gathered.entries = undefined;
            continue;
          }
        } else {
          settleOne(id, gathered.entries);
        }
        waiting.delete(id);
      }
      chars = 0;
    },
  };
}

function partChars(part: StoredEntry["parts"][number]): number {
  if (part.kind === "tool_use") return part.input.length;
  return part.kind === "tool_result" ? part.output.length : part.text.length;
}

/**
 * Settles turns that an ingest left behind, and says how many are left. Each is a transaction of its own, so that a hook
 * never waits longer than for one turn.
 */
export function settleStale(archive: Archive, maxTurns: number): number {
  const rows = archive.prepare("SELECT turn FROM stale LIMIT ?").all<{ turn: number }>(maxTurns);
  for (const { turn } of rows) archive.transaction(() => settleTurn(archive, turn));
  return archive.prepare("SELECT count(*) AS left FROM stale").get<{ left: number }>()?.left ?? 0;
}
