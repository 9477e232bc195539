/**
 * Holds the full-text index against some turns whose words it must know. Tables of FTS5 that were emptied or garbled do not
 * always make it fail: it may just answer that nothing was found.
 */
import { LogbookError } from "../platform/errors.ts";
import { REBUILD_HINT } from "./database.ts";
import { unpackUuid } from "./encode.ts";
import type { Archive } from "./handle.ts";
import { deriveTurn } from "./settle.ts";
import { wordsOf } from "./turn-columns.ts";

/** Of each turn, strewn over the alphabet and with it over the pages of the index. */
const WORDS_OF_TURN = 8;
/** Turns with more calls may hold megabytes to be read and split. */
const MAX_CALLS = 8;

interface Sample {
  id: number;
  uuid: Uint8Array | string;
}

const SAMPLE = `SELECT turns.id, uuid FROM turns JOIN entries ON entries.id = root
  WHERE kind IS NOT NULL AND tool_calls <= ${MAX_CALLS} AND turns.id NOT IN (SELECT turn FROM stale)`;

/** Some milliseconds. Throws ARCHIVE_CORRUPT. */
export function assertIndexSound(archive: Archive): void {
  const turns = sampleTurns(archive);
  const unknown = turns.filter((turn) => !isKnown(archive, turn));
  // Damage takes words from many turns; a single one may have been written to between the two looks.
  if (unknown.length < Math.min(2, Math.max(1, turns.length))) return;
  throw new LogbookError(
    "ARCHIVE_CORRUPT",
    `search archive ${archive.path}: the full-text index is damaged, it lacks words of turns that are there`,
    { path: archive.path, hint: REBUILD_HINT },
  );
}

/** The oldest, one from the middle and the newest: by rowid, so of different sessions and segments where there are several. */
function sampleTurns(archive: Archive): Sample[] {
  const oldest = archive.prepare(`${SAMPLE} ORDER BY turns.id LIMIT 1`).get<Sample>();
  const newest = archive.prepare(`${SAMPLE} ORDER BY turns.id DESC LIMIT 1`).get<Sample>();
  if (oldest === undefined || newest === undefined) return [];
  const middle = archive
    .prepare(`${SAMPLE} AND turns.id >= ? ORDER BY turns.id LIMIT 1`)
    .get<Sample>(Math.floor((oldest.id + newest.id) / 2));
  const all = [oldest, middle ?? newest, newest];
  return [...new Map(all.map((turn) => [turn.id, turn])).values()];
}

function isKnown(archive: Archive, { id, uuid }: Sample): boolean {
  const { turn } = deriveTurn(archive, id, { uuid: unpackUuid(uuid) });
  const words = pickWords(wordsOf(turn));
  const find = archive.prepare("SELECT 1 FROM words WHERE words MATCH ? AND rowid = ?");
  return words.every((word) => find.get(quote(word), id) !== undefined) && isRanked(archive, id, words);
}

/** A rank takes the row's own counts and those of the whole index. Of the longest word: it is in few other rows to be counted. */
function isRanked(archive: Archive, id: number, words: readonly string[]): boolean {
  const [longest] = words.toSorted((a, b) => b.length - a.length);
  if (longest === undefined) return true;
  const row = archive
    .prepare("SELECT bm25(words) AS rank FROM words WHERE words MATCH ? AND rowid = ?")
    .get<{ rank: number }>(quote(longest), id);
  return row !== undefined && Number.isFinite(row.rank);
}

function quote(word: string): string {
  return `"${word.replaceAll('"', '""')}"`;
}

function pickWords(columns: readonly string[]): string[] {
  const words = [...new Set(columns.flatMap((column) => column.split(" ")))].filter((word) => word !== "");
  words.sort();
  const step = Math.max(1, (words.length - 1) / (WORDS_OF_TURN - 1));
  const picked = Array.from({ length: WORDS_OF_TURN }, (_, at) => words[Math.round(at * step)]);
  return picked.filter((word) => word !== undefined);
}
