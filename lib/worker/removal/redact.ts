/**
 * Overwrites a text wherever the store has it, and derives the archive anew from what is left. Files first, each place with
 * one write; a kill leaves some of them, a repetition finds the rest, and the marks make the worker renew the archive.
 */
import { redactMemory } from "../../memory/redact-memory.ts";
import { withScopeLock } from "../../memory/write.ts";
import { readFileIfPresent } from "../../platform/files.ts";
import { overwriteInFile } from "../../platform/overwrite-file.ts";
import { overwriteRanges } from "../../raw/overwrite.ts";
import { findMaskable } from "../../text/mask.ts";
import type { Guard } from "../guard.ts";
import { beginRedaction, finishRedaction, listRedactions } from "../redactions.ts";
import type { StoredSession } from "../stored-sessions.ts";
import type { Workshop } from "../workshop.ts";
import { removeFromArchive } from "./from-archive.ts";
import { memoryScopes } from "./from-memory.ts";
import { findInRaw } from "./raw-places.ts";
import { memoryFiles, sessionFiles, storeFiles } from "./text-files.ts";

export interface Redaction {
  expressions: readonly RegExp[];
  sessions: readonly StoredSession[];
}

export interface RedactionResult {
  /** Sessions that held the text. */
  sessions: string[];
  /** Places in sessions and lists. */
  places: number;
  /** Places in names and ids, which stay. */
  kept: number;
  /** Files of memory that held it. */
  memories: number;
}

/** A command at a terminal holds a scope for some milliseconds. */
const LOCK_WAIT_MS = 5_000;

/** What `redactStore` would do. */
export async function countPlaces(
  { store }: Workshop,
  guard: Guard,
  { expressions, sessions }: Redaction,
): Promise<RedactionResult> {
  const result: RedactionResult = { sessions: [], places: 0, kept: 0, memories: 0 };
  const add = ({ ranges, kept }: { ranges: readonly unknown[]; kept: number }): number => {
    result.places += ranges.length;
    result.kept += kept;
    return ranges.length;
  };
  const inFile = (path: string) => findMaskable(readFileIfPresent(path) ?? Buffer.alloc(0), expressions);
  for (const { session, paths } of sessions) {
    await guard.breathe();
    const found = [...findInRaw(paths.raw, expressions), ...sessionFiles(paths).map(inFile)];
    if (found.map(add).some((places) => places > 0)) result.sessions.push(session);
  }
  for (const path of storeFiles(store)) add(inFile(path));
  result.memories = memoryFiles(store).filter((path) => inFile(path).ranges.length > 0).length;
  return result;
}

/** Under the worker's lock. */
export async function redactStore(
  shop: Workshop,
  guard: Guard,
  { expressions, sessions }: Redaction,
): Promise<RedactionResult> {
  const { store, clock } = shop;
  const result: RedactionResult = { sessions: [], places: 0, kept: 0, memories: 0 };
  for (const { session, paths } of sessions) {
    await guard.breathe();
    const found = findInRaw(paths.raw, expressions);
    const files = sessionFiles(paths);
    const isHeld =
      found.some(({ ranges }) => ranges.length > 0) || files.some((path) => holds(path, expressions));
    result.kept += found.reduce((sum, { kept }) => sum + kept, 0);
    if (!isHeld) continue;
    beginRedaction(store, session, clock());
    for (const { stream, generation, ranges } of found) {
      await overwriteRanges({ rawDir: paths.raw, stream, generation, ranges, clock });
      result.places += ranges.length;
    }
    for (const path of files) result.places += overwriteInFile(path, expressions);
    result.sessions.push(session);
  }
  for (const path of storeFiles(store)) result.places += overwriteInFile(path, expressions);
  for (const scope of memoryScopes(store)) {
    const work = (lock: { isHeld(): boolean }) => redactMemory(scope, expressions, { lock, nowMs: clock() });
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

function holds(path: string, expressions: readonly RegExp[]): boolean {
  return findMaskable(readFileIfPresent(path) ?? Buffer.alloc(0), expressions).ranges.length > 0;
}
