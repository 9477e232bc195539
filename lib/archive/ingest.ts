/**
 * Reads transcript bytes into the archive, from the watermark on, in transactions that write entries and watermark together.
 * Invariant: whatever the order of files, the split into calls and the moment of a kill, the archive ends up the same.
 */
import type { Damage, SessionFact, Turn } from "../contract/turn.ts";
import type { Chunk } from "../transcript/lines.ts";
import { type FieldLimits, type ReadSpilled, withoutNul } from "./cap.ts";
import { unpackUuid } from "./encode.ts";
import { createGatherer, type Gatherer } from "./gather.ts";
import type { Archive } from "./handle.ts";
import { isCrowded, putOffMerge } from "./merge.ts";
import { type PreparedLine, prepareLines } from "./prepare.ts";
import { createPutContext, type PutContext, putEntry, type SourceFile } from "./put-entry.ts";
import { putFile, putSession, type SourceSession } from "./session-row.ts";
import { hasStandIns, ownersOf, putStandIn, type StandInAnswer, turnsLosingTo } from "./stand-in.ts";
import { createHomeLookup } from "./turn-row.ts";

/** One generation of one stream of one session. */
export interface PreparedSource extends SourceSession {
  stream: string;
  generation: number;
}

export interface IngestSource extends PreparedSource {
  /** Fetches outputs that the client put into files of the session's `tool-results/`. */
  readSpilled?: ReadSpilled;
}

export interface IngestOptions {
  limits?: FieldLimits;
  /** For imports: the journal may grow to some ten megabytes before it is worked off, which saves writing pages twice. */
  isBulk?: boolean;
  /** Turns with more new text are left to `settleStale`: a hook cannot wait for them. */
  maxSettleChars?: number;
  /** Told of every turn that was derived here, once it is in the index; `home` is the session it was first read in. */
  onTurn?: (turn: Turn, home: string) => void;
}

export interface IngestResult {
  /** The new watermark: the end of the last whole line. */
  end: number;
  damage: Damage[];
}

/** Several files in as few transactions as may be. After an error only `close` may be called. */
export interface Ingest {
  add(source: IngestSource, chunks: Iterable<Chunk>): IngestResult;
  /**
   * The same for lines that were prepared elsewhere, from a watermark that may have moved on since. The bytes they lie in
   * may be written anew afterwards. Turns that come with them are settled at once and nobody is told of them; the others
   * are read back from the archive when they are settled.
   */
  addPrepared(source: PreparedSource, lines: Iterable<PreparedLine>): IngestResult;
  addStandIns(source: SourceSession, answers: readonly StandInAnswer[]): void;
  /** Settles what was added: to be called where a session ends. */
  settle(): void;
  /** Settles and commits what is left. */
  finish(): void;
  /** Gives up what was not committed. */
  close(): void;
}

/** Defaults of `index.maxFieldChars`. */
const DEFAULT_LIMITS: FieldLimits = { head: 65_536, tail: 16_384 };
/**
 * Lines that make a transaction full: a second or two of work. Each commit writes out the pages of the uuid index that new
 * entries are strewn over, so small transactions cost more (measured: 10,000 lines a tenth more than 40,000).
 */
const BATCH_LINES = 40_000;
/** Bytes that make a transaction full, where lines are long. */
const BATCH_BYTES = 64 * 1024 * 1024;

/** As a limit of text to settle: not even a turn without any. */
const NOTHING = -1;
/** 32 MB: eight times what SQLite allows. */
const BULK_JOURNAL_PAGES = 2_000;
/** A larger one is no faster (measured), and an import has a second thread to keep in memory. */
const BULK_CACHE_KB = 7_000;

interface Batch {
  archive: Archive;
  gatherer: Gatherer;
  /** Made anew with every transaction: between two of them other processes may write. */
  put: PutContext | undefined;
  lines: number;
  bytes: number;
}

/** Reads what is new of one file; see `createIngest`. */
export function ingestChunk(
  archive: Archive,
  source: IngestSource,
  chunks: Iterable<Chunk>,
  options: IngestOptions = {},
): IngestResult {
  const ingest = createIngest(archive, options);
  try {
    const result = ingest.add(source, chunks);
    ingest.finish();
    return result;
  } catch (error) {
    ingest.close();
    throw error;
  }
}

/** Where the next ingest of this file will go on; bytes before it need not be given again. */
export function ingestWatermark(
  archive: Archive,
  { session, stream, generation }: Pick<IngestSource, "session" | "stream" | "generation">,
): number {
  const row = archive
    .prepare(
      `SELECT byte_offset AS byteOffset FROM files JOIN sessions ON sessions.id = session
       WHERE key = ? AND stream = ? AND generation = ?`,
    )
    .get<{ byteOffset: number }>(session, stream, generation);
  return row?.byteOffset ?? 0;
}

/** The watermarks of all files of a session. */
export function listWatermarks(
  archive: Archive,
  session: string,
): { stream: string; generation: number; byteOffset: number }[] {
  return archive
    .prepare(
      `SELECT stream, generation, byte_offset AS byteOffset FROM files JOIN sessions ON sessions.id = session
       WHERE key = ?`,
    )
    .all(session);
}

export function createIngest(archive: Archive, options: IngestOptions = {}): Ingest {
  const {
    limits = DEFAULT_LIMITS,
    maxSettleChars = Number.POSITIVE_INFINITY,
    isBulk = false,
    onTurn,
  } = options;
  const maxChars = !isBulk && isCrowded(archive) ? NOTHING : maxSettleChars;
  const findHome = createHomeLookup(archive);
  const gatherer = createGatherer(archive, (turn, id) => onTurn?.(turn, findHome(id)));
  const batch: Batch = { archive, gatherer, put: undefined, lines: 0, bytes: 0 };
  const commit = (isLast: boolean): void => {
    if (batch.put === undefined) return;
    gatherer.settleAll({ isLast, maxChars });
    archive.commit();
    batch.put = undefined;
  };
  const read = (
    source: PreparedSource,
    linesFrom: (watermark: number) => Iterable<PreparedLine>,
  ): IngestResult => {
    openBatch(batch);
    const reading = startReading(archive, source);
    for (const line of linesFrom(reading.end)) {
      takeLine(batch, reading, line);
      if (gatherer.isFull()) gatherer.settleFinished();
      if (batch.lines < BATCH_LINES && batch.bytes < BATCH_BYTES) continue;
      saveReading(archive, reading);
      commit(false);
      openBatch(batch);
    }
    saveReading(archive, reading);
    return { end: reading.end, damage: reading.damage };
  };
  if (isBulk) {
    archive.exec(`PRAGMA wal_autocheckpoint = ${BULK_JOURNAL_PAGES}; PRAGMA cache_size = -${BULK_CACHE_KB}`);
    putOffMerge(archive);
  }
  return {
    add: (source, chunks) =>
      read(source, (from) => prepareLines(chunks, from, { limits, readSpilled: source.readSpilled })),
    addPrepared(source, lines) {
      const result = read(source, (from) => linesBehind(from, lines));
      gatherer.settleDerived();
      return result;
    },
    addStandIns(source, answers) {
      openBatch(batch);
      const session = putSession(archive, source);
      for (const given of answers) {
        const answer = { ...given, text: withoutNul(given.text) };
        if (!putStandIn(archive, session, answer)) continue;
        for (const turn of ownersOf(archive, session, answer)) gatherer.touch(turn);
      }
    },
    settle: () => gatherer.settleWaiting(),
    finish: () => commit(true),
    close() {
      if (batch.put !== undefined) archive.rollback();
      batch.put = undefined;
    },
  };
}

function openBatch(batch: Batch): PutContext {
  if (batch.put !== undefined) return batch.put;
  const { archive, gatherer } = batch;
  const touchLosers = (turn: number): void => {
    for (const loser of turnsLosingTo(archive, turn)) gatherer.touch(loser);
  };
  archive.begin();
  batch.lines = 0;
  batch.bytes = 0;
  batch.put = createPutContext(archive, {
    onJoin: gatherer.join,
    onTouch(turn) {
      gatherer.touch(turn);
      touchLosers(turn);
    },
    onPlace(turn, session, isNewTurn) {
      if (!hasStandIns(archive, session)) return;
      if (!isNewTurn) gatherer.touch(turn);
      touchLosers(turn);
    },
  });
  return batch.put;
}

/** One file while it is read. */
interface Reading {
  source: PreparedSource;
  file: SourceFile;
  end: number;
  damage: Damage[];
  facts: Map<SessionFact["key"], { value: string; byteOffset: number }>;
}

function startReading(archive: Archive, source: PreparedSource): Reading {
  const session = putSession(archive, source);
  const row = putFile(archive, session, source.stream, source.generation);
  const uuidOf = archive.prepare("SELECT uuid FROM entries WHERE id = ?");
  const predecessors = Object.entries(JSON.parse(row.predecessors) as Record<string, number>).map(
    ([agent, id]) => {
      const entry = uuidOf.get<{ uuid: Uint8Array | string }>(id);
      return [agent, { id, uuid: unpackUuid(entry?.uuid ?? "") }] as const;
    },
  );
  const file: SourceFile = { id: row.id, session, predecessors: new Map(predecessors) };
  return { source, file, end: row.byteOffset, damage: [], facts: new Map() };
}

/** A line ends where the next begins, and the watermark is the end of one: none lies on both sides of it. */
function* linesBehind(from: number, lines: Iterable<PreparedLine>): Generator<PreparedLine> {
  for (const line of lines) if (line.byteOffset >= from) yield line;
}

function takeLine(batch: Batch, reading: Reading, line: PreparedLine): void {
  const { byteOffset, facts, damage, isTerminated } = line;
  const { file } = reading;
  // A last line without its newline is taken in if it is whole, and read again once it has one.
  const target = isTerminated ? file : { ...file, predecessors: new Map(file.predecessors) };
  for (const prepared of line.entries) putEntry(openBatch(batch), target, prepared, byteOffset);
  for (const turn of line.turns ?? []) batch.gatherer.derive(turn);
  batch.lines++;
  batch.bytes += line.bytes;
  if (!isTerminated) return;
  for (const { key, value } of facts) reading.facts.set(key, { value, byteOffset });
  reading.damage.push(...damage);
  reading.end = line.endOffset;
}

/** Moves the watermark, never back: another process may have read on from the same place meanwhile. */
function saveReading(archive: Archive, { source, file, end, damage, facts }: Reading): void {
  const ids = [...file.predecessors].map(([agent, { id }]) => [agent, id] as const);
  archive
    .prepare("UPDATE files SET byte_offset = ?, predecessors = ? WHERE id = ? AND byte_offset <= ?")
    .run(end, JSON.stringify(Object.fromEntries(ids)), file.id, end);
  const addDamage = archive.prepare(
    "INSERT OR IGNORE INTO damage (file, byte_offset, bytes, reason) VALUES (?, ?, ?, ?)",
  );
  for (const { byteOffset, bytes, reason } of damage) addDamage.run(file.id, byteOffset, bytes, reason);
  const setFact = archive.prepare(
    `INSERT INTO facts (session, key, value, generation, byte_offset) VALUES (?, ?, ?, ?, ?)
     ON CONFLICT (session, key) DO UPDATE
     SET value = excluded.value, generation = excluded.generation, byte_offset = excluded.byte_offset
     WHERE (excluded.generation, excluded.byte_offset) >= (generation, byte_offset)`,
  );
  for (const [key, { value, byteOffset }] of facts) {
    setFact.run(file.session, key, value, source.generation, byteOffset);
  }
  facts.clear();
}
