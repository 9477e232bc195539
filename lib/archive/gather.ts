/**
 * Remembers which turns a running ingest has touched, with the entries of those that began in it, and settles them.
 * Invariant: a turn that is touched but not settled when the transaction ends is in `stale`.
 */
import type { Turn } from "../contract/turn.ts";
import type { Archive } from "./handle.ts";
import type { PreparedEntry, PreparedTurn } from "./prepare.ts";
import { settleDerived, settleTurn, type TurnWords, writeWords } from "./settle.ts";
import { PLACES_OF_SESSION } from "./turn-ids.ts";

interface Gathered {
  /** All entries of the turn; undefined where they must be read from the archive. */
  entries: PreparedEntry[] | undefined;
  /** Of a turn whose entries were prepared elsewhere what they are counted by; undefined where there are others too. */
  ordinals: number[] | undefined;
  /** What was derived from just these entries. */
  derived: PreparedTurn | undefined;
  chars: number;
}

export interface Gatherer {
  join(turn: number, entry: PreparedEntry, isNewTurn: boolean): void;
  touch(turn: number): void;
  /** A turn that was derived elsewhere: it stands in for the entries that were joined, if it was made of the same ones. */
  derive(turn: PreparedTurn): void;
  /** True when so much text waits that it should be settled before more is read. */
  isFull(): boolean;
  /** Settles what waits but the turn that is still being read. */
  settleFinished(): void;
  /** Settles the turns that were derived elsewhere. */
  settleDerived(): void;
  /** Settles all that waits: no more is to be expected of the turn that was read last. */
  settleWaiting(): void;
  /** Before a commit: settles what waits; the turn that is still being read, and turns over `maxChars`, become stale. */
  settleAll(options: { isLast: boolean; maxChars: number }): void;
}

/** Text held in memory; more of one turn is read back from the archive instead. */
const MAX_HELD_CHARS = 1024 * 1024;

export function createGatherer(archive: Archive, onTurn: (turn: Turn, id: number) => void): Gatherer {
  const waiting = new Map<number, Gathered>();
  let current: number | undefined;
  let chars = 0;

  const settleThese = (ids: readonly number[]): void => settleTurns({ archive, waiting, onTurn }, ids);

  return {
    join(turn, entry, isNewTurn) {
      const gathered = waiting.get(turn) ?? startGathering(entry, isNewTurn);
      waiting.set(turn, gathered);
      current = turn;
      gathered.chars += entry.chars;
      gathered.derived = undefined;
      if (entry.ordinal === undefined) gathered.ordinals = undefined;
      else gathered.ordinals?.push(entry.ordinal);
      if (gathered.entries === undefined) return;
      chars += entry.chars;
      if (gathered.chars > MAX_HELD_CHARS) gathered.entries = undefined;
      else gathered.entries.push(entry);
    },
    touch(turn) {
      const { chars } = waiting.get(turn) ?? NOTHING_GATHERED;
      waiting.set(turn, { ...NOTHING_GATHERED, chars });
    },
    derive(turn) {
      for (const gathered of waiting.values()) {
        if (!isSameList(gathered.ordinals, turn.entries)) continue;
        gathered.derived = turn;
        return;
      }
    },
    isFull: () => chars > MAX_HELD_CHARS,
    settleFinished() {
      settleThese([...waiting.keys()].filter((id) => id !== current));
      chars = 0;
    },
    settleDerived: () =>
      settleThese([...waiting].flatMap(([id, { derived }]) => (derived === undefined ? [] : [id]))),
    settleWaiting: () => settleThese([...waiting.keys()]),
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
      if (unfinished !== undefined) waiting.set(unfinished[0], { ...NOTHING_GATHERED });
      chars = 0;
    },
  };
}

const NOTHING_GATHERED: Gathered = { entries: undefined, ordinals: undefined, derived: undefined, chars: 0 };

/** What was prepared elsewhere is not held: it lies in bytes that will be written anew. */
function startGathering({ ordinal }: PreparedEntry, isNewTurn: boolean): Gathered {
  if (!isNewTurn) return { ...NOTHING_GATHERED };
  return ordinal === undefined ? { ...NOTHING_GATHERED, entries: [] } : { ...NOTHING_GATHERED, ordinals: [] };
}

interface Settling {
  archive: Archive;
  waiting: Map<number, Gathered>;
  onTurn: (turn: Turn, id: number) => void;
}

function settleTurns(settling: Settling, ids: readonly number[]): void {
  let words: TurnWords[] = [];
  let length = 0;
  // Rising rowids: at any other FTS5 writes out what it holds.
  for (const id of ids.toSorted((a, b) => a - b)) {
    const settled = settleOne(settling, id);
    if (settled === undefined) continue;
    words.push(settled);
    length += settled.columns.reduce((sum, column) => sum + column.length, 0);
    if (length < MAX_HELD_CHARS) continue;
    writeWords(settling.archive, words);
    words = [];
    length = 0;
  }
  writeWords(settling.archive, words);
}

function settleOne({ archive, waiting, onTurn }: Settling, id: number): TurnWords | undefined {
  const { entries, derived } = waiting.get(id) ?? NOTHING_GATHERED;
  waiting.delete(id);
  const words = derived && settleDerived(archive, id, derived);
  if (words !== undefined) return words;
  const own = entries?.map((entry) => entry.read());
  const settled = settleTurn(archive, id, own);
  if (settled === undefined) return undefined;
  onTurn(settled.turn, id);
  return settled.words;
}

function isSameList(one: readonly number[] | undefined, other: readonly number[]): boolean {
  return one?.length === other.length && one.every((number, index) => number === other[index]);
}

const OF_SESSION = `WHERE turn IN (SELECT session_turns.turn ${PLACES_OF_SESSION} WHERE key = ?)`;

/**
 * Settles turns that an ingest left behind, those of one session where one is given, and says how many are left. Each is a
 * transaction of its own, so that a hook never waits longer than for one turn.
 */
export function settleStale(archive: Archive, maxTurns: number, session?: string): number {
  const [which, values] = session === undefined ? ["", []] : [OF_SESSION, [session]];
  const rows = archive
    .prepare(`SELECT turn FROM stale ${which} LIMIT ?`)
    .all<{ turn: number }>(...values, maxTurns);
  for (const { turn } of rows) {
    archive.transaction(() => {
      const settled = settleTurn(archive, turn);
      if (settled !== undefined) writeWords(archive, [settled.words]);
    });
  }
  const left = archive.prepare(`SELECT count(*) AS turns FROM stale ${which}`);
  return left.get<{ turns: number }>(...values)?.turns ?? 0;
}
