/**
 * Prepared lines as bytes, to be handed from one thread to another without a copy and without an object for each.
 * Invariant: unpacking what was packed gives lines that leave the same archive behind.
 */
import type { Damage, SessionFact } from "../contract/turn.ts";
import { decodeEntry, NO_META, roleOf, type StoredEntry } from "./encode.ts";
import type { PreparedEntry, PreparedLine, PreparedTurn, SqlText } from "./prepare.ts";
import type { TurnColumns } from "./turn-columns.ts";

/**
 * Packs all lines, as many at a time as fit into what `space` gives: at least the bytes it is asked for. It may be written
 * anew once that pack has been put. Each space comes back as one pack, an empty one too.
 */
export function* packLines(
  lines: Iterable<PreparedLine>,
  space: (leastBytes: number) => Buffer,
): Generator<Uint8Array> {
  let packer = createPacker(space(LINE_BYTES));
  for (const line of lines) {
    if (packer.add(line)) continue;
    yield packer.finish();
    packer = createPacker(space(bytesOf(line)));
    packer.add(line);
  }
  yield packer.finish();
}

interface Packer {
  /** False, and nothing done, where the line does not fit behind those before it. */
  add(line: PreparedLine): boolean;
  /** What was added, empty where nothing was; the packer is done with. */
  finish(): Uint8Array;
}

const NUMBER_BYTES = 8;
const LENGTH_BYTES = 4;
/** A character of UTF-16 takes at most so many bytes in UTF-8. */
const MAX_BYTES_PER_UNIT = 3;
/** More than all numbers and lengths of a line take, and of an entry or a turn. */
const LINE_BYTES = 64;
const ENTRY_BYTES = 256;
/** Stands for null where a length is expected. */
const NULL_LENGTH = 0xffff_ffff;

/** Writes into `space` from its beginning. */
function createPacker(space: Buffer): Packer {
  const writer = createWriter(space);
  /** The end of lines that carry nothing, as long as no other line has told it. */
  let silentEnd: number | undefined;
  return {
    add(line) {
      if (isSilent(line)) {
        silentEnd = line.endOffset;
        return writer.free() >= LINE_BYTES;
      }
      // Counting what wide characters take is slow.
      if (writer.free() < roomFor(line) && writer.free() < bytesOf(line)) return false;
      writeLine(writer, line);
      if (line.isTerminated) silentEnd = undefined;
      return true;
    },
    finish() {
      if (silentEnd !== undefined) writeSilence(writer, silentEnd);
      return writer.written();
    },
  };
}

function isSilent({ isTerminated, entries, facts, damage, turns = [] }: PreparedLine): boolean {
  return isTerminated && [entries, facts, damage, turns].every((list) => list.length === 0);
}

type Measure = (text: SqlText) => number;

const mostBytes: Measure = (text) =>
  typeof text === "string" ? text.length * MAX_BYTES_PER_UNIT : text.length;
const exactBytes: Measure = (text) => (typeof text === "string" ? Buffer.byteLength(text) : text.length);

/** No less than `bytesOf`. */
function roomFor(line: PreparedLine): number {
  return measureLine(line, mostBytes);
}

/** What the line takes, and a line without content that may have to follow. */
function bytesOf(line: PreparedLine): number {
  return measureLine(line, exactBytes);
}

function measureLine({ entries, facts, damage, turns = [] }: PreparedLine, measure: Measure): number {
  let sum = 2 * LINE_BYTES;
  if (facts.length + damage.length > 0) sum += measure(JSON.stringify([facts, damage]));
  for (const { uuid, parent, agentId, row } of entries) {
    sum += ENTRY_BYTES + measure(uuid) + measure(parent ?? "") + measure(agentId ?? "");
    sum += measure(row.meta) + measure(row.text);
  }
  for (const { entries: ordinals, columns, words } of turns) {
    sum += ENTRY_BYTES + ordinals.length * NUMBER_BYTES + measure(JSON.stringify(columns));
    for (const text of words) sum += measure(text);
  }
  return sum;
}

function writeLine(writer: Writer, line: PreparedLine): void {
  const { byteOffset, endOffset, bytes, isTerminated, entries, facts, damage, turns = [] } = line;
  writer.number(byteOffset);
  writer.number(endOffset);
  writer.number(bytes);
  writer.number(Number(isTerminated));
  writer.text(facts.length + damage.length === 0 ? null : JSON.stringify([facts, damage]));
  writer.number(entries.length);
  for (const entry of entries) writeEntry(writer, entry);
  writer.number(turns.length);
  for (const turn of turns) writeTurn(writer, turn);
}

function writeSilence(writer: Writer, end: number): void {
  for (const number of [end, end, 0, 1]) writer.number(number);
  writer.text(null);
  writer.number(0);
  writer.number(0);
}

/** An entry just read has one parent at most; copies are folded where they are put. */
function writeEntry(writer: Writer, entry: PreparedEntry): void {
  const { uuid, parent, timeMs, agentId, chars, row, ordinal } = entry;
  writer.text(uuid);
  writer.text(parent);
  writer.number(timeMs);
  writer.text(agentId ?? null);
  writer.number(chars);
  writer.number(row.role);
  writer.text(row.meta === NO_META ? null : row.meta);
  writer.text(row.text);
  writer.number(ordinal ?? NO_ORDINAL);
}

/** Entries of a session that is gone on with belong to no turn that is derived elsewhere. */
const NO_ORDINAL = -1;

function writeTurn(writer: Writer, { entries, columns, words }: PreparedTurn): void {
  writer.number(entries.length);
  for (const ordinal of entries) writer.number(ordinal);
  writer.text(JSON.stringify(columns));
  writer.number(words.length);
  for (const text of words) writer.text(text);
}

interface Writer {
  number(value: number): void;
  text(value: SqlText | null): void;
  free(): number;
  written(): Uint8Array;
}

function createWriter(space: Buffer): Writer {
  let at = 0;
  return {
    number(value) {
      at = space.writeDoubleLE(value, at);
    },
    text(value) {
      if (value === null) {
        at = space.writeUInt32LE(NULL_LENGTH, at);
        return;
      }
      const start = at + LENGTH_BYTES;
      let length = value.length;
      if (typeof value === "string") length = value === "" ? 0 : space.write(value, start);
      else space.set(value, start);
      space.writeUInt32LE(length, at);
      at = start + length;
    },
    free: () => space.length - at,
    written: () => space.subarray(0, at),
  };
}

/** The lines of a pack. Their texts lie in its bytes. */
export function* unpackLines(pack: Uint8Array): Generator<PreparedLine> {
  const reader = createReader(Buffer.from(pack.buffer, pack.byteOffset, pack.byteLength));
  while (!reader.isAtEnd()) {
    const byteOffset = reader.number();
    const endOffset = reader.number();
    const bytes = reader.number();
    const isTerminated = reader.number() === 1;
    const rare = reader.string();
    const [facts, damage] = rare === null ? NOTHING_RARE : (JSON.parse(rare) as [SessionFact[], Damage[]]);
    const entries: PreparedEntry[] = [];
    for (let left = reader.number(); left > 0; left--) entries.push(new PackedEntry(reader));
    const turns: PreparedTurn[] = [];
    for (let left = reader.number(); left > 0; left--) turns.push(readTurn(reader));
    yield { byteOffset, endOffset, bytes, isTerminated, entries, facts, damage, turns };
  }
}

const NOTHING_RARE: [SessionFact[], Damage[]] = [[], []];

function readTurn(reader: Reader): PreparedTurn {
  const entries: number[] = [];
  for (let left = reader.number(); left > 0; left--) entries.push(reader.number());
  const columns = JSON.parse(reader.string() ?? "") as TurnColumns;
  const words: SqlText[] = [];
  for (let left = reader.number(); left > 0; left--) words.push(reader.bytes() ?? EMPTY);
  return { entries, columns, words };
}

const EMPTY = Buffer.alloc(0);

/** A class: an import makes millions. */
class PackedEntry implements PreparedEntry {
  readonly uuid: string;
  readonly parent: string | null;
  readonly timeMs: number;
  readonly agentId: string | undefined;
  readonly chars: number;
  readonly role: PreparedEntry["role"];
  readonly row: PreparedEntry["row"];
  readonly ordinal: number;

  constructor(reader: Reader) {
    this.uuid = reader.string() ?? "";
    this.parent = reader.string();
    this.timeMs = reader.number();
    this.agentId = reader.string() ?? undefined;
    this.chars = reader.number();
    const role = reader.number();
    this.role = roleOf(role);
    this.row = { role, meta: reader.bytes() ?? NO_META, text: reader.bytes() ?? EMPTY };
    this.ordinal = reader.number();
  }

  read(): StoredEntry {
    const { uuid, parent, timeMs, row } = this;
    const encoded = { role: row.role, meta: String(row.meta), text: String(row.text) };
    return decodeEntry(encoded, { uuid, parents: parent === null ? [] : [parent], timeMs });
  }
}

interface Reader {
  isAtEnd(): boolean;
  number(): number;
  bytes(): Buffer | null;
  string(): string | null;
}

function createReader(pack: Buffer): Reader {
  let at = 0;
  const length = (): number => {
    at += LENGTH_BYTES;
    return pack.readUInt32LE(at - LENGTH_BYTES);
  };
  return {
    isAtEnd: () => at >= pack.length,
    number() {
      at += NUMBER_BYTES;
      return pack.readDoubleLE(at - NUMBER_BYTES);
    },
    bytes() {
      const size = length();
      if (size === NULL_LENGTH) return null;
      if (size === 0) return EMPTY;
      at += size;
      return pack.subarray(at - size, at);
    },
    string() {
      const size = length();
      if (size === NULL_LENGTH) return null;
      at += size;
      return pack.toString("utf8", at - size, at);
    },
  };
}
