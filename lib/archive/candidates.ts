/**
 * Asks the index for the turns worth ranking, and for how often each term stands in each session.
 * What is scored is bounded, so that the commonest words of a large archive cost little more than rare ones.
 */
import type { SqlValue } from "./database.ts";
import type { Archive } from "./handle.ts";
import type { Match } from "./match.ts";
import { TURNS_PER_SESSION } from "./migrate.ts";

export interface Candidate {
  id: number;
  /** BM25 over the fields; higher is better. */
  score: number;
  timeMs: number;
  hasAllTerms: boolean;
}

export interface Candidates {
  turns: Candidate[];
  /** Of each term, the number of turns that have it, by the session they are at home in. */
  termCounts: Map<number, number>[];
  totalAll: number;
  totalSome: number;
}

/** Most turns scored at once: bm25() costs 0.7 µs a row, so this is 3 ms (measured). */
const MAX_SCORED = 4_000;
/** What was typed and answered says more about a turn than what its tools were fed and printed. */
const FIELD_WEIGHTS = "2.0, 1.5, 1.0, 1.0";

/** The newest turns come first, by rowid; where there are more, those with all terms and those with rare ones are added. */
export function readCandidates(archive: Archive, match: Match): Candidates {
  const termCounts = match.terms.map((term) => countBySession(archive, match, match.bound(term)));
  const turns = scoreNewest(archive, match);
  const isBounded = turns.length > MAX_SCORED;
  const totalSome = isBounded ? countTurns(archive, match, match.some) : turns.length;
  if (match.terms.length === 1) {
    for (const turn of turns) turn.hasAllTerms = true;
    return { turns, termCounts, totalAll: totalSome, totalSome };
  }
  const whole = new Set(findNewest(archive, match, match.all));
  const totalAll = whole.size > MAX_SCORED ? countTurns(archive, match, match.all) : whole.size;
  if (isBounded) {
    const scored = new Set(turns.map(({ id }) => id));
    const rare = rareExpression(match, termCounts);
    const more = [...whole, ...(rare === undefined ? [] : findNewest(archive, match, rare))];
    turns.push(
      ...scoreThese(
        archive,
        match,
        [...new Set(more)].filter((id) => !scored.has(id)),
      ),
    );
  }
  for (const turn of turns) turn.hasAllTerms = whole.has(turn.id);
  return { turns, termCounts, totalAll, totalSome };
}

function countBySession(archive: Archive, { filter }: Match, expression: string): Map<number, number> {
  const rows = archive
    .prepare(
      `SELECT words.rowid / ${TURNS_PER_SESSION} AS session, count(*) AS turns FROM words
       WHERE words MATCH ? AND ${filter.sql} GROUP BY 1`,
    )
    .all<{ session: number; turns: number }>(expression, ...filter.values);
  return new Map(rows.map(({ session, turns }) => [session, turns]));
}

function countTurns(archive: Archive, { filter }: Match, expression: string): number {
  const row = archive
    .prepare(`SELECT count(*) AS turns FROM words WHERE words MATCH ? AND ${filter.sql}`)
    .get<{ turns: number }>(expression, ...filter.values);
  return row?.turns ?? 0;
}

function findNewest(archive: Archive, { filter }: Match, expression: string): number[] {
  return archive
    .prepare(
      `SELECT words.rowid AS id FROM words WHERE words MATCH ? AND ${filter.sql} ORDER BY words.rowid DESC LIMIT ?`,
    )
    .all<{ id: number }>(expression, ...filter.values, MAX_SCORED + 1)
    .map(({ id }) => id);
}

const SELECT_SCORE = `SELECT words.rowid AS id, -bm25(words, ${FIELD_WEIGHTS}) AS score, start_ms AS timeMs
  FROM words JOIN turns ON turns.id = words.rowid`;

function scoreNewest(archive: Archive, match: Match): Candidate[] {
  const order = `ORDER BY words.rowid DESC LIMIT ${MAX_SCORED + 1}`;
  return score(archive, `${SELECT_SCORE} WHERE words MATCH ? AND ${match.filter.sql} ${order}`, [
    match.some,
    ...match.filter.values,
  ]);
}

/** The plus keeps SQLite from asking FTS5 for each rowid by itself. */
function scoreThese(archive: Archive, match: Match, ids: readonly number[]): Candidate[] {
  if (ids.length === 0) return [];
  const among = "+words.rowid IN (SELECT value FROM json_each(?))";
  return score(archive, `${SELECT_SCORE} WHERE words MATCH ? AND ${among}`, [
    match.some,
    JSON.stringify(ids),
  ]);
}

function score(archive: Archive, sql: string, values: SqlValue[]): Candidate[] {
  return archive
    .prepare(sql)
    .all<Omit<Candidate, "hasAllTerms">>(...values)
    .map((row) => ({ ...row, hasAllTerms: false }));
}

/** The rarest terms, as many as together stay within what is scored; undefined where even the rarest is too common. */
function rareExpression(match: Match, termCounts: readonly Map<number, number>[]): string | undefined {
  const byCount = match.terms
    .map((term, index) => ({ term, turns: sum(termCounts[index]?.values() ?? []) }))
    .sort((a, b) => a.turns - b.turns);
  const rare: string[] = [];
  let turns = 0;
  for (const one of byCount) {
    turns += one.turns;
    if (turns > MAX_SCORED) break;
    rare.push(one.term);
  }
  return rare.length === 0 ? undefined : match.bound(rare.join(" OR "));
}

function sum(numbers: Iterable<number>): number {
  let total = 0;
  for (const number of numbers) total += number;
  return total;
}
