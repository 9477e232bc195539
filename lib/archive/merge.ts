/**
 * Merges the index's segments in small steps. Writers never merge (`automerge` is 0): a hook would wait for it; the worker
 * does, because each segment more costs every query a little.
 */
import type { Archive } from "./handle.ts";

/** Pages a step: at most 22 ms on a 5 GB index (measured), so that a hook never waits longer. */
const STEP_PAGES = 200;

/** Does one step and says whether there may be another one. */
export function mergeWords(archive: Archive): boolean {
  const changes = archive.prepare("SELECT total_changes() AS n");
  const before = changes.get<{ n: number }>()?.n ?? 0;
  archive.prepare("INSERT INTO words (words, rank) VALUES ('merge', ?)").run(STEP_PAGES);
  // SQLite's own way to tell (FTS5, "merge"): less than two changes mean that nothing was left to do.
  return (changes.get<{ n: number }>()?.n ?? 0) - before >= 2;
}

/**
 * FTS5 merges a level's segments in the middle of a commit when there are as many as its `crisismerge` (1,000 here): seconds,
 * on a large index (measured: 3 s at 200 MB). Whoever cannot wait that long leaves its words to the worker from here on.
 */
const CROWDED_SEGMENTS = 800;

/** True when one of the next commits might have to merge. */
export function isCrowded(archive: Archive): boolean {
  return countSegments(archive) >= CROWDED_SEGMENTS;
}

/** SQLite allows 2,000 segments. */
const MOST_SEGMENTS = 1_900;

/**
 * For imports, which add more segments than anything else: what lies between is left to the worker. All at once in one
 * commit is a sixth of the time of an import of 1 GB (measured), and the database then keeps room for both copies.
 */
export function putOffMerge(archive: Archive): void {
  const set = archive.prepare("SELECT v FROM words_config WHERE k = 'crisismerge'").get<{ v: number }>();
  if (set?.v === MOST_SEGMENTS) return;
  // As a literal: a bound number is a real one, and FTS5 takes whole ones only.
  archive.exec(`INSERT INTO words (words, rank) VALUES ('crisismerge', ${MOST_SEGMENTS})`);
}

/** Each costs every query a little: from so many on a merge is worth a worker's start. */
const SCATTERED_SEGMENTS = 32;

/** True when searches would be faster after a merge. */
export function isScattered(archive: Archive): boolean {
  return countSegments(archive) >= SCATTERED_SEGMENTS;
}

/** Row of the structure record, and the mark of its second form (fts5_index.c). */
const STRUCTURE_ROW = 10;
const SECOND_FORM = Buffer.from([0xff, 0, 0, 1]);

/** The record holds, behind a cookie of 4 bytes and the mark, the numbers of levels and of segments. */
export function countSegments(archive: Archive): number {
  const row = archive
    .prepare("SELECT block FROM words_data WHERE id = ?")
    .get<{ block: Uint8Array }>(STRUCTURE_ROW);
  if (row === undefined) return 0;
  const block = Buffer.from(row.block.buffer, row.block.byteOffset, row.block.byteLength);
  const start = block.subarray(4, 8).equals(SECOND_FORM) ? 8 : 4;
  const [, afterLevels] = readVarint(block, start);
  return readVarint(block, afterLevels)[0];
}

/** SQLite's variable-length integer: seven bits a byte, the high bit where more follow. */
export function readVarint(bytes: Buffer, start: number): [value: number, end: number] {
  let value = 0;
  for (let at = start; ; at++) {
    const byte = bytes[at] ?? 0;
    value = value * 128 + (byte & 0x7f);
    if (byte < 0x80) return [value, at + 1];
  }
}
