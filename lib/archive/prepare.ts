/**
 * Makes of transcript lines what the archive puts. It needs no database, so that an import can do it in a thread of its
 * own while another one writes.
 */
import type { Damage, Entry, SessionFact } from "../contract/turn.ts";
import { parseLine } from "../transcript/entry.ts";
import { type Chunk, type Line, readLines } from "../transcript/lines.ts";
import { capEntry, type FieldLimits, type ReadSpilled, withoutNul } from "./cap.ts";
import { type EncodedEntry, encodeEntry, type StoredEntry } from "./encode.ts";
import type { TurnColumns } from "./turn-columns.ts";

/** Text as the database takes it: UTF-8 where it came from another thread. */
export type SqlText = string | Uint8Array;

/** An entry as it is put: what links it to others, its row, and itself for whoever needs more. */
export interface PreparedEntry {
  uuid: string;
  parent: string | null;
  timeMs: number;
  role: Entry["role"];
  agentId: string | undefined;
  /** Length of its texts. */
  chars: number;
  row: Omit<EncodedEntry, "meta" | "text"> & { meta: SqlText; text: SqlText };
  read(): StoredEntry;
  /** Its place among the entries that are prepared together; absent on one that is kept until its turn is settled. */
  ordinal?: number;
}

/** A turn as it was derived where its entries were prepared: it holds if the archive has put the same entries into it. */
export interface PreparedTurn {
  /** Ordinals, ascending. */
  entries: readonly number[];
  columns: TurnColumns;
  /** What the index is told of it, by column. */
  words: readonly SqlText[];
}

export interface PreparedLine {
  byteOffset: number;
  /** The watermark once the line has been put. */
  endOffset: number;
  /** Of the line itself. */
  bytes: number;
  /** False on a last line without its newline: it is read again once it has one. */
  isTerminated: boolean;
  entries: readonly PreparedEntry[];
  facts: readonly SessionFact[];
  damage: readonly Damage[];
  /** Turns that were left behind by now; all their entries have been prepared. */
  turns?: readonly PreparedTurn[];
}

export interface PrepareOptions {
  limits: FieldLimits;
  /** Fetches outputs that the client put into files of the session's `tool-results/`. */
  readSpilled?: ReadSpilled | undefined;
}

/** The lines behind the watermark `from`. A hole between two chunks is damage like any other: what follows it is read. */
export function* prepareLines(
  chunks: Iterable<Chunk>,
  from: number,
  options: PrepareOptions,
): Generator<PreparedLine> {
  const holes: Damage[] = [];
  let end = from;
  for (const line of readLines(behind(from, chunks, holes), from)) {
    const prepared = prepareLine(line, options);
    if (prepared === undefined) continue;
    if (prepared.isTerminated) {
      end = prepared.endOffset;
      if (holes.length > 0) prepared.damage = [...holes.splice(0), ...prepared.damage];
    }
    yield prepared;
  }
  if (holes.length > 0) yield { ...emptyLine(end), damage: holes };
}

/** Carries nothing but the watermark. */
export function emptyLine(end: number): PreparedLine {
  return {
    byteOffset: end,
    endOffset: end,
    bytes: 0,
    isTerminated: true,
    entries: [],
    facts: [],
    damage: [],
  };
}

function* behind(from: number, chunks: Iterable<Chunk>, holes: Damage[]): Generator<Chunk> {
  let position = from;
  for (const { start, bytes } of chunks) {
    if (start > position) holes.push({ byteOffset: position, bytes: start - position, reason: "torn" });
    const known = Math.max(0, position - start);
    if (known >= bytes.length) continue;
    position = start + bytes.length;
    yield { start: start + known, bytes: bytes.subarray(known) };
  }
}

/** Undefined for a last line that is still being written. */
function prepareLine(line: Line, options: PrepareOptions): PreparedLine | undefined {
  const { byteOffset, endOffset, isTerminated } = line;
  const { entries, facts, damage, isConsumed } = parseLine(line);
  if (!isConsumed) return undefined;
  return {
    byteOffset,
    endOffset,
    bytes: line.bytes.length,
    isTerminated,
    entries: entries.map((entry) => prepareEntry(entry, options)),
    facts: facts.map(({ key, value }) => ({ key, value: withoutNul(value) })),
    damage,
  };
}

function prepareEntry(entry: Entry, { limits, readSpilled }: PrepareOptions): PreparedEntry {
  const capped = capEntry(entry, limits, readSpilled);
  const { uuid, parent, timeMs, role, agentId } = capped;
  const row = encodeEntry(capped);
  return { uuid, parent, timeMs, role, agentId, chars: row.text.length, row, read: () => capped };
}
