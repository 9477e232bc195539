/**
 * Overwrites a text wherever the store has it, and derives the archive anew from what is left. Files first, place by place; a
 * kill leaves some of them, a repetition finds the rest, and the marks make the worker renew the archive.
 */
import { redactMemory } from "../../memory/redact-memory.ts";
import { withScopeLock } from "../../memory/write.ts";
import { readFileIfPresent } from "../../platform/files.ts";
import { overwriteInFile } from "../../platform/overwrite-file.ts";
import { overwriteRanges } from "../../raw/overwrite.ts";
import { overwriteGzip, readGzip } from "../../raw/overwrite-compressed.ts";
import { findMaskable, type Masking } from "../../text/mask.ts";
import type { Needles } from "../../text/needle.ts";
import type { Guard } from "../guard.ts";
import { beginRedaction, finishRedaction, listRedactions } from "../redactions.ts";
import type { StoredSession } from "../stored-sessions.ts";
import type { Workshop } from "../workshop.ts";
import { removeFromArchive } from "./from-archive.ts";
import { memoryScopes } from "./from-memory.ts";
import { findInRaw, type Pace, type RawPlaces } from "./raw-places.ts";
import { memoryFiles, sessionFiles, storeFiles, type TextFile } from "./text-files.ts";

export interface Redaction {
  needles: Needles;
  sessions: readonly StoredSession[];
  pace: Pace;
}

export interface RedactionResult {
  /** Sessions that held the text. */
  sessions: string[];
  /** Places in sessions and lists. */
  places: number;
  /** Places in names and ids, which stay. */
  kept: number;
  /** Places in another letter case, which stay. */
  otherCase: number;
  /** Files of memory that held it. */
  memories: number;
}

/** A command at a terminal holds a scope for some milliseconds. */
const LOCK_WAIT_MS = 5_000;

/** What `redactStore` would do. */
export async function countPlaces({ store }: Workshop, redaction: Redaction): Promise<RedactionResult> {
  const result = emptyResult();
  for (const { session, paths } of redaction.sessions) {
    const found = await findInSession({ session, paths }, redaction);
    addAll(result, [...found.raw, ...found.files]);
    if (found.isHeld) result.sessions.push(session);
  }
  addAll(result, await findInFiles(storeFiles(store), redaction));
  const memories = await findInFiles(memoryFiles(store), redaction);
  result.memories = memories.filter(({ ranges }) => ranges.length > 0).length;
  result.otherCase += memories.reduce((sum, { otherCase }) => sum + otherCase, 0);
  return result;
}

/** Under the worker's lock. */
export async function redactStore(
  shop: Workshop,
  guard: Guard,
  redaction: Redaction,
): Promise<RedactionResult> {
  const { store, clock } = shop;
  const { needles } = redaction;
  const result = emptyResult();
  for (const { session, paths } of redaction.sessions) {
    const { raw, files, isHeld } = await findInSession({ session, paths }, redaction);
    addAll(result, [...raw, ...files]);
    if (!isHeld) continue;
    beginRedaction(store, session, clock());
    for (const { stream, generation, ranges } of raw)
      await overwriteRanges({ rawDir: paths.raw, stream, generation, ranges, clock });
    await overwriteFiles(files, needles);
    result.sessions.push(session);
  }
  const lists = await findInFiles(storeFiles(store), redaction);
  addAll(result, lists);
  await overwriteFiles(lists, needles);
  for (const masking of await findInFiles(memoryFiles(store), redaction))
    result.otherCase += masking.otherCase;
  for (const scope of memoryScopes(store)) {
    const work = (lock: { isHeld(): boolean }) => redactMemory(scope, needles, { lock, nowMs: clock() });
    result.memories += await withScopeLock(scope, work, LOCK_WAIT_MS);
  }
  await finishRedactions(shop, guard);
  return result;
}

/** The archive is made anew for sessions whose copies were overwritten. */
export async function finishRedactions(shop: Workshop, guard: Guard): Promise<void> {
  const open = listRedactions(shop.store).filter(({ isDone }) => !isDone);
  if (open.length === 0) return;
  const sessions = open.map(({ session }) => session);
  await removeFromArchive(shop, guard, { sessions, isErasing: true });
  for (const mark of open) finishRedaction(shop.store, mark);
}

function emptyResult(): RedactionResult {
  return { sessions: [], places: 0, kept: 0, otherCase: 0, memories: 0 };
}

function addAll(result: RedactionResult, found: readonly Masking[]): void {
  for (const { ranges, kept, otherCase } of found) {
    result.places += ranges.length;
    result.kept += kept;
    result.otherCase += otherCase;
  }
}

interface FileMasking extends Masking, TextFile {}

interface InSession {
  raw: RawPlaces[];
  files: FileMasking[];
  isHeld: boolean;
}

async function findInSession({ session, paths }: StoredSession, redaction: Redaction): Promise<InSession> {
  redaction.pace.begin(session);
  const raw = await findInRaw(paths.raw, redaction.needles, redaction.pace);
  const files = await findInFiles(sessionFiles(paths), redaction);
  return { raw, files, isHeld: [...raw, ...files].some(({ ranges }) => ranges.length > 0) };
}

/** Those that hold it, or something to tell of. */
async function findInFiles(files: readonly TextFile[], { needles, pace }: Redaction): Promise<FileMasking[]> {
  const found: FileMasking[] = [];
  for (const file of files) {
    const bytes = readFileIfPresent(file.path);
    if (bytes === undefined) continue;
    const text = isGzip(file) ? readGzip(bytes) : bytes;
    found.push({ ...file, ...findMaskable(text, needles, file) });
    await pace.add(bytes.length);
  }
  return found.filter(({ ranges, kept, otherCase }) => ranges.length + kept + otherCase > 0);
}

async function overwriteFiles(files: readonly FileMasking[], needles: Needles): Promise<void> {
  for (const file of files) {
    if (file.ranges.length === 0) continue;
    if (isGzip(file)) await overwriteGzip(file.path, file.ranges);
    else overwriteInFile(file.path, needles, file);
  }
}

/** Compressed segments that were set aside, or never got their names. */
function isGzip({ path }: TextFile): boolean {
  return /\.gz(?:\.damaged)?$/.test(path);
}
