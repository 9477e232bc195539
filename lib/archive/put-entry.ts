/**
 * Puts entries into the archive: one row an entry, whatever number of files hold it.
 * Invariant: after any sequence of puts the rows are what the set of sightings alone determines.
 */
import { foldEntry, parentsOf } from "../transcript/fold-entry.ts";
import { isPrompt } from "../transcript/turns.ts";
import type { Statement } from "./database.ts";
import {
  decodeEntry,
  type EncodedEntry,
  encodeEntry,
  packUuid,
  type StoredEntry,
  unpackUuid,
} from "./encode.ts";
import type { Archive } from "./handle.ts";
import { createKnownEntries, type Known } from "./known.ts";
import {
  chooseLink,
  type LinkContext,
  readAwaitedParents,
  readLooseLinks,
  relinkChildren,
  relinkEntry,
  setLooseLinks,
} from "./links.ts";
import type { PreparedEntry } from "./prepare.ts";
import { reassignTurn } from "./reassign.ts";
import { addTurn, addTurnPlace, nextTurnId } from "./turn-row.ts";

/** The last entry of an agent in a file. */
export interface Predecessor {
  id: number;
  uuid: string;
}

/** The file being read: one generation of one stream of one session. */
export interface SourceFile {
  id: number;
  session: number;
  /** By agent id, "" for the conversation itself. */
  predecessors: Map<string, Predecessor>;
}

export interface PutContext extends LinkContext {
  nextEntry: number;
  insert: Statement;
  /** Told of every entry that has come new into a turn. */
  onJoin: (turn: number, prepared: PreparedEntry, isNewTurn: boolean) => void;
  /** Told of every turn that one more session has come to hold. */
  onPlace: (turn: number, session: number, isNewTurn: boolean) => void;
}

interface Sighting {
  prepared: PreparedEntry;
  byteOffset: number;
  previous: Predecessor | undefined;
}

export function createPutContext(
  archive: Archive,
  listeners: Pick<PutContext, "onJoin" | "onPlace" | "onTouch">,
): PutContext {
  const last = archive.prepare("SELECT max(id) AS id FROM entries").get<{ id: number | null }>();
  return {
    archive,
    known: createKnownEntries(archive),
    awaited: readAwaitedParents(archive),
    nextEntry: (last?.id ?? 0) + 1,
    insert: archive.prepare(
      `INSERT OR IGNORE INTO entries (id, uuid, link, turn, file, byte_offset, previous, role, time_ms, meta, text)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, CAST(? AS TEXT), CAST(? AS TEXT))`,
    ),
    ...listeners,
  };
}

export function putEntry(
  put: PutContext,
  file: SourceFile,
  prepared: PreparedEntry,
  byteOffset: number,
): void {
  const { uuid, agentId: agent = "" } = prepared;
  const sighting: Sighting = { prepared, byteOffset, previous: file.predecessors.get(agent) };
  // Nearly every entry is new: it is inserted without being looked for first.
  const added = put.known.recall(uuid) === undefined ? addEntry(put, file, sighting) : undefined;
  const id = added ?? addSighting(put, file, sighting);
  file.predecessors.set(agent, { id, uuid });
}

/** Adds an entry that is new to the archive and gives its id; undefined when it is not new. */
function addEntry(put: PutContext, file: SourceFile, sighting: Sighting): number | undefined {
  const { prepared, byteOffset, previous } = sighting;
  const { uuid, timeMs, parent, role } = prepared;
  const parents = parent === null ? [] : [parent];
  const present = findPresent(put, parents);
  const hasFallback = parents.length > 0 || role === "boundary";
  const link = chooseLink(present, hasFallback ? (previous?.id ?? null) : null);
  const isRoot = link === null || isPrompt(prepared);
  const turn = isRoot ? nextTurnId(put.archive, file.session) : turnOfEntry(put, link, present);
  const id = put.nextEntry;
  if (!insertEntry(put, file, sighting, { id, link, turn })) return undefined;
  put.nextEntry++;
  put.known.remember({ id, uuid, turn, timeMs });
  if (isRoot) {
    addTurn(put.archive, turn, id);
    addTurnPlace(put.archive, turn, { file: file.id, session: file.session, byteOffset });
    put.onPlace(turn, file.session, true);
  }
  if (present.length < parents.length) setLooseLinks(put, id, parents);
  put.onJoin(turn, prepared, isRoot);
  relinkChildren(put, uuid);
  return id;
}

/** Spelled out: nearly every entry has one parent, and it is there. */
function findPresent(put: PutContext, parents: readonly string[]): Known[] {
  const present: Known[] = [];
  for (const uuid of parents) {
    const parent = put.known.find(uuid);
    if (parent !== undefined) present.push(parent);
  }
  return present;
}

function turnOfEntry(put: PutContext, link: number, present: readonly Known[]): number {
  const parent = present.find(({ id }) => id === link);
  if (parent !== undefined) return parent.turn;
  return put.archive.prepare("SELECT turn FROM entries WHERE id = ?").get<{ turn: number }>(link)?.turn ?? 0;
}

function insertEntry(
  put: PutContext,
  file: SourceFile,
  { prepared, byteOffset, previous }: Sighting,
  { id, link, turn }: { id: number; link: number | null; turn: number },
): boolean {
  const { row, timeMs } = prepared;
  const { role, meta, text } = row;
  const uuid = packUuid(prepared.uuid);
  const before = previous?.id ?? null;
  return put.insert.run(id, uuid, link, turn, file.id, byteOffset, before, role, timeMs, meta, text) === 1;
}

interface StoredRow extends EncodedEntry {
  id: number;
  link: number | null;
  turn: number;
  file: number;
  previous: number | null;
  time_ms: number;
}

/** Takes note of one more file that holds a known entry, and folds what the copies say. */
function addSighting(put: PutContext, file: SourceFile, sighting: Sighting): number {
  const { archive } = put;
  const { prepared, previous } = sighting;
  const entry = prepared.read();
  const row = archive
    .prepare("SELECT id, link, turn, file, previous, role, time_ms, meta, text FROM entries WHERE uuid = ?")
    .get<StoredRow>(packUuid(entry.uuid));
  if (row === undefined) throw new RangeError(`entry ${entry.uuid} was there and is gone`);
  if (row.file !== file.id) addCopy(put, file, { row, byteOffset: sighting.byteOffset });
  const stored = decodeEntry(row, {
    uuid: entry.uuid,
    parents: readParents(archive, row),
    timeMs: row.time_ms,
  });
  // Through its row and back: copies are told apart by how they are written, which must not depend on where they were.
  const given = decodeEntry(encodeEntry(entry), {
    uuid: entry.uuid,
    parents: parentsOf(entry),
    timeMs: entry.timeMs,
  });
  const folded = foldEntry(stored, given);
  const isChanged = updateEntry(put, row, folded);
  const hasNewPrevious = updatePrevious(archive, row, previous);
  const parents = parentsOf(folded);
  if (isChanged || hasNewPrevious || parents.length > parentsOf(stored).length) {
    relinkEntry(put, row.id, parents);
  }
  if (isChanged) followChange(put, row, folded);
  return row.id;
}

function addCopy(put: PutContext, file: SourceFile, copy: { row: StoredRow; byteOffset: number }): void {
  const { row, byteOffset } = copy;
  const changes = put.archive
    .prepare("INSERT OR IGNORE INTO copies (entry, file, byte_offset) VALUES (?, ?, ?)")
    .run(row.id, file.id, byteOffset);
  if (changes === 0) return;
  const isRoot = put.archive.prepare("SELECT 1 FROM turns WHERE root = ?").get(row.id) !== undefined;
  if (!isRoot) return;
  addTurnPlace(put.archive, row.turn, { file: file.id, session: file.session, byteOffset });
  put.onPlace(row.turn, file.session, false);
}

/** What the stored copies name as parents: all are loose, or the one is the link. */
function readParents(archive: Archive, row: StoredRow): string[] {
  const loose = readLooseLinks(archive, row.id);
  if (loose.length > 0 || row.link === null) return loose;
  const parent = archive
    .prepare("SELECT uuid FROM entries WHERE id = ?")
    .get<{ uuid: Uint8Array | string }>(row.link);
  return parent === undefined ? [] : [unpackUuid(parent.uuid)];
}

function updateEntry(put: PutContext, row: StoredRow, folded: StoredEntry): boolean {
  const { role, meta, text } = encodeEntry(folded);
  if (role === row.role && folded.timeMs === row.time_ms && meta === row.meta && text === row.text) {
    return false;
  }
  put.archive
    .prepare("UPDATE entries SET role = ?, time_ms = ?, meta = ?, text = ? WHERE id = ?")
    .run(role, folded.timeMs, meta, text, row.id);
  put.onTouch(row.turn);
  return true;
}

/** Of the entries that stand before it in several files, the one with the smallest uuid counts. */
function updatePrevious(archive: Archive, row: StoredRow, previous: Predecessor | undefined): boolean {
  if (previous === undefined || previous.id === row.previous) return false;
  if (row.previous !== null) {
    const stored = archive
      .prepare("SELECT uuid FROM entries WHERE id = ?")
      .get<{ uuid: Uint8Array | string }>(row.previous);
    if (stored !== undefined && unpackUuid(stored.uuid) < previous.uuid) return false;
  }
  archive.prepare("UPDATE entries SET previous = ? WHERE id = ?").run(previous.id, row.id);
  return true;
}

/** A copy that won may have another role or time: what hangs on the entry is then sorted out anew. */
function followChange(put: PutContext, row: StoredRow, folded: StoredEntry): void {
  const { role } = encodeEntry(folded);
  const hasNewTime = folded.timeMs !== row.time_ms;
  if (role === row.role && !hasNewTime) return;
  put.known.forgetAll();
  const now = put.archive.prepare("SELECT turn FROM entries WHERE id = ?").get<{ turn: number }>(row.id);
  if (now !== undefined) reassignTurn(put, now.turn);
  if (hasNewTime) relinkChildren(put, folded.uuid);
}
