/**
 * Asks the index for the turns worth ranking, and for how often each term stands in each session.
 * Everything but the counts is bounded, so that the commonest words of a large archive cost little more than rare ones.
 */
import type { Archive } from "./handle.ts";
import type { Match } from "./match.ts";
import { TURNS_PER_SESSION } from "./migrate.ts";
import { FIELD_WEIGHTS, FIELDS } from "./turn-text.ts";

export interface Candidate {
  id: number;
  /** BM25 over the fields; higher is better. */
  score: number;
  /** 0 where nobody asked for times: each costs a page to be read. */
  timeMs: number;
  hasAllTerms: boolean;
}

export interface Candidates {
  turns: Candidate[];
  /**
   * Of each term, the number of turns that have it, by the session they are at home in. Terms that are in too many turns
   * to tell sessions apart are left out.
   */
  termCounts: Map<number, number>[];
  totalAll: number;
  totalSome: number;
}

/** Most turns scored: bm25() costs about 1 µs a row (measured), and ranking several times as much in a process just begun. */
const MAX_SCORED = 2_000;
/** Most turns by which a term tells sessions apart. */
const MAX_COUNTED = 4_000;
/** Where more match: how many of the newest, of those with all terms and of those with the rarest terms are scored. */
const MAX_CHOSEN = 1_000;

export function readCandidates(
  archive: Archive,
  match: Match,
  { needsTimes }: { needsTimes: boolean },
): Candidates {
  const found = match.terms.length === 1 ? readForOne(archive, match) : readForSeveral(archive, match);
  if (needsTimes) readTimes(archive, found.turns);
  return found;
}

/** What has some of one term has all, and where it stands the scored turns tell. */
function readForOne(archive: Archive, match: Match): Candidates {
  const { total, turns } = match.isBeginning ? findBeginning(archive, match) : findWord(archive, match);
  const isLarge = total > MAX_SCORED;
  const bySession = new Map<number, number>();
  for (const turn of turns) {
    turn.hasAllTerms = true;
    const session = Math.floor(turn.id / TURNS_PER_SESSION);
    bySession.set(session, (bySession.get(session) ?? 0) + 1);
  }
  return { turns, termCounts: isLarge ? [] : [bySession], totalAll: total, totalSome: total };
}

interface Found {
  total: number;
  turns: Candidate[];
}

function findWord(archive: Archive, match: Match): Found {
  const total = countTurns(archive, match, match.some);
  return { total, turns: scoreNewest(archive, match, total > MAX_SCORED ? MAX_CHOSEN : MAX_SCORED) };
}

/** Each question joins all words anew, and bm25() asks one more: where many turns match, the newest are as good as any. */
function findBeginning(archive: Archive, match: Match): Found {
  const ids = findNewest(archive, match, { expression: match.some, limit: NO_LIMIT });
  if (ids.length <= MAX_SCORED) return { total: ids.length, turns: scoreNewest(archive, match, MAX_SCORED) };
  const newest = ids.slice(0, MAX_CHOSEN);
  return {
    total: ids.length,
    turns: newest.map((id) => ({ id, score: 1, timeMs: 0, hasAllTerms: true })),
  };
}

/** As SQL understands it. */
const NO_LIMIT = -1;

function readForSeveral(archive: Archive, match: Match): Candidates {
  const counts = match.terms.map((term) => ({ term, bySession: countBySession(archive, match, term) }));
  const termCounts = counts.map(({ bySession }) => bySession).filter((bySession) => bySession !== undefined);
  const totalSome = countTurns(archive, match, match.some);
  const isLarge = totalSome > MAX_SCORED;
  const maxWhole = isLarge ? MAX_CHOSEN : MAX_SCORED;
  const whole = findNewest(archive, match, { expression: match.all, limit: maxWhole });
  const totalAll = whole.length < maxWhole ? whole.length : countTurns(archive, match, match.all);
  const turns = isLarge
    ? scoreThese(archive, match, [
        ...findNewest(archive, match, { expression: match.some, limit: MAX_CHOSEN }),
        ...whole,
        ...findRare(archive, match, counts),
      ])
    : scoreNewest(archive, match, MAX_SCORED);
  const hasAll = new Set(whole);
  // Beyond the whole ones that were listed nothing is known, but then enough of them are.
  for (const turn of turns) turn.hasAllTerms = hasAll.has(turn.id);
  return { turns, termCounts, totalAll, totalSome };
}

function countBySession(
  archive: Archive,
  { filter, bound }: Match,
  term: string,
): Map<number, number> | undefined {
  const rows = archive
    .prepare(
      `SELECT session, count(*) AS turns FROM (
         SELECT words.rowid / ${TURNS_PER_SESSION} AS session FROM words
         WHERE words MATCH ? AND ${filter.sql} LIMIT ${MAX_COUNTED + 1}
       ) GROUP BY session`,
    )
    .all<{ session: number; turns: number }>(bound(term), ...filter.values);
  const total = rows.reduce((sum, { turns }) => sum + turns, 0);
  return total > MAX_COUNTED ? undefined : new Map(rows.map(({ session, turns }) => [session, turns]));
}

function countTurns(archive: Archive, { filter }: Match, expression: string): number {
  const row = archive
    .prepare(`SELECT count(*) AS turns FROM words WHERE words MATCH ? AND ${filter.sql}`)
    .get<{ turns: number }>(expression, ...filter.values);
  return row?.turns ?? 0;
}

/** The newest by rowid. */
function findNewest(
  archive: Archive,
  { filter }: Match,
  { expression, limit }: { expression: string; limit: number },
): number[] {
  return archive
    .prepare(
      `SELECT words.rowid AS id FROM words WHERE words MATCH ? AND ${filter.sql}
       ORDER BY words.rowid DESC LIMIT ?`,
    )
    .all<{ id: number }>(expression, ...filter.values, limit)
    .map(({ id }) => id);
}

const COLUMN_WEIGHTS = FIELDS.map((field) => FIELD_WEIGHTS[field]).join(", ");

const SCORE = `words.rowid AS id, -bm25(words, ${COLUMN_WEIGHTS}) AS score, 0 AS hasAllTerms`;

function scoreNewest(archive: Archive, { some, filter }: Match, limit: number): Candidate[] {
  return archive
    .prepare(
      `SELECT ${SCORE}, 0 AS timeMs FROM words WHERE words MATCH ? AND ${filter.sql}
       ORDER BY words.rowid DESC LIMIT ?`,
    )
    .all<Candidate>(some, ...filter.values, limit);
}

/**
 * The plus keeps SQLite from asking FTS5 for each rowid by itself. What was chosen is mostly new, so FTS5 is told where to
 * begin; it takes whole numbers only, and a bound number is a real one.
 */
function scoreThese(archive: Archive, { some }: Match, ids: readonly number[]): Candidate[] {
  const oldest = ids.reduce((least, id) => Math.min(least, id), Number.MAX_SAFE_INTEGER);
  return archive
    .prepare(
      `SELECT ${SCORE}, 0 AS timeMs FROM words
       WHERE words MATCH ? AND words.rowid >= CAST(? AS INTEGER)
         AND +words.rowid IN (SELECT value FROM json_each(?))`,
    )
    .all<Candidate>(some, oldest, JSON.stringify(ids));
}

export function readTimes(archive: Archive, turns: readonly Candidate[]): void {
  const read = archive.prepare("SELECT start_ms AS timeMs FROM turns WHERE id = ?");
  for (const turn of turns) turn.timeMs = read.get<{ timeMs: number }>(turn.id)?.timeMs ?? 0;
}

interface TermCount {
  term: string;
  bySession: Map<number, number> | undefined;
}

/** Turns with the rarest terms, of as many terms as together are in few enough turns. */
function findRare(archive: Archive, match: Match, counts: readonly TermCount[]): number[] {
  const known = counts
    .map(({ term, bySession }) => ({
      term,
      turns: bySession === undefined ? Number.POSITIVE_INFINITY : sum(bySession),
    }))
    .sort((a, b) => a.turns - b.turns);
  const rare: string[] = [];
  let turns = 0;
  for (const one of known) {
    turns += one.turns;
    if (turns > MAX_CHOSEN && rare.length > 0) break;
    if (turns > MAX_SCORED) break;
    rare.push(one.term);
  }
  return rare.length === 0
    ? []
    : findNewest(archive, match, { expression: match.bound(rare.join(" OR ")), limit: MAX_CHOSEN });
}

function sum(counts: ReadonlyMap<number, number>): number {
  let total = 0;
  for (const count of counts.values()) total += count;
  return total;
}
