/** Finds what is wrong with an archive that opens: for `doctor`, the worker's daily sweep, and the tests of migrations. */
import type { Archive } from "./handle.ts";
import { readVarint } from "./merge.ts";
import { findMissing } from "./migrate.ts";
import { assertIndexSound } from "./probe.ts";

/** One sentence per fault, empty when the archive is sound. Reads every page; throws ARCHIVE_CORRUPT where it cannot. */
export function findFaults(archive: Archive): string[] {
  const pages = archive
    .prepare("PRAGMA quick_check(5)")
    .all<{ quick_check: string }>()
    .map(({ quick_check }) => quick_check)
    .filter((line) => line !== "ok");
  const references = archive
    .prepare("PRAGMA foreign_key_check")
    .all<{ table: string }>()
    .map(({ table }) => `a row of ${table} refers to a row that is not there`);
  const missing = findMissing(archive).map((object) => `the schema lacks ${object}`);
  assertIndexSound(archive);
  return [...pages, ...new Set(references), ...missing, ...findMiscounts(archive)];
}

/** Row of the record that holds the number of rows and of words in each column (fts5_index.c). */
const TOTALS_ROW = 1;
/** Rows held at a time. */
const BATCH_ROWS = 10_000;

/**
 * FTS5's own check never looks into the table of the rows' sizes, without which nothing can be ranked. The totals still
 * count what was replaced or deleted: the rows may come to less.
 */
function findMiscounts(archive: Archive): string[] {
  const record = archive
    .prepare("SELECT block FROM words_data WHERE id = ?")
    .get<{ block: Uint8Array }>(TOTALS_ROW);
  const [rows = 0, ...totals] = readVarints(record?.block ?? new Uint8Array());
  const left = [rows, ...totals];
  for (const { sz } of readSizes(archive)) {
    for (const [at, number] of [1, ...readVarints(sz)].entries()) left[at] = (left[at] ?? 0) - number;
  }
  const lacking = archive
    .prepare(
      "SELECT 1 FROM turns WHERE kind IS NOT NULL AND id NOT IN (SELECT id FROM words_docsize) LIMIT 1",
    )
    .get();
  const isRight = lacking === undefined && left.every((number) => number >= 0);
  return isRight ? [] : ["the full-text index miscounts its rows or their words"];
}

function* readSizes(archive: Archive): Generator<{ id: number; sz: Uint8Array }> {
  const read = archive.prepare(
    `SELECT id, sz FROM words_docsize WHERE id > ? ORDER BY id LIMIT ${BATCH_ROWS}`,
  );
  for (let last = Number.MIN_SAFE_INTEGER; ; ) {
    const batch = read.all<{ id: number; sz: Uint8Array }>(last);
    const end = batch.at(-1);
    if (end === undefined) return;
    yield* batch;
    last = end.id;
  }
}

function readVarints(bytes: Uint8Array): number[] {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const numbers: number[] = [];
  for (let at = 0; at < buffer.length; ) {
    const [number, end] = readVarint(buffer, at);
    numbers.push(number);
    at = end;
  }
  return numbers;
}
