/**
 * Orders candidates: the one seam where what is known of a turn becomes its place. Pure.
 * A turn is helped by the turns around it and by its session; another channel would add its scores here.
 */
import type { Candidate } from "./candidates.ts";
import type { DateWords } from "./date-words.ts";
import { TURNS_PER_SESSION } from "./migrate.ts";

export interface RankInput {
  turns: readonly Candidate[];
  /** Of each term, the number of turns that have it, by session. */
  termCounts: readonly ReadonlyMap<number, number>[];
  /** What the query says about time. */
  dates: DateWords;
  /** How many of the best are asked for. */
  limits: { turns: number; sessions: number };
}

export interface RankedTurn {
  turn: Candidate;
  rank: number;
}

export interface Ranked {
  /** Best first, those with all terms before the others; see `compareRanked`. */
  turns: RankedTurn[];
  /** Sessions, best first. */
  sessions: number[];
}

/*
 * The weights were measured on long conversations (`npm run bench -- retrieval`), chosen on two of them and checked on
 * three. Each stands on a broad top: a fifth more or less moves no figure by more than a hundredth.
 */

/** What a turn takes from the turns one and two away: an answer seldom repeats the words of its question. */
const NEIGHBOUR_SHARES = [0.5, 0.25] as const;
/** How much of a turn's worth to its session is that of the stretch of talk around it. */
const STRETCH_SHARE = 0.25;
/** What a session's best turns add, beside what its terms are worth wherever they stand. */
const BEST_TURNS = [1.1, 0.5, 0.3, 0.1] as const;
/** How fast further turns with a term stop to count for a session: BM25's k1. */
const SATURATION = 2;
/** A turn of exactly the time that the query names gains so much of a best turn. */
const DATE_SHARE = 0.6;

/*
 * Columns instead of objects, and no order beyond what is asked for: a search is a process just begun, whose code is not
 * compiled yet, and ranking 2,000 turns took it four times as long as finding them (measured).
 */

/** The candidates by rowid, and the scores they are given one after another. */
interface ScoredTurns {
  turns: Candidate[];
  /** Their own words, and their dates. */
  own: Float64Array;
  /** With their shares of their neighbours'. */
  stretch: Float64Array;
}

/** The sessions that `turns` come from: those of `ids[n]` stand from `starts[n]` to before `starts[n + 1]`. */
interface Homes {
  ids: number[];
  starts: number[];
}

export function rankCandidates({ turns, termCounts, dates, limits }: RankInput): Ranked {
  const scored = scoreTurns(turns, dates);
  const homes = findHomes(scored.turns);
  const scores = scoreSessions(scored, homes, [...termCounts, ...countDates(scored.turns, dates)]);
  const bestScore = highest(scores);
  const ranked: RankedTurn[] = [];
  const sessions: RankedSession[] = [];
  for (let home = 0; home < homes.ids.length; home++) {
    const score = scores[home] as number;
    sessions.push({ id: homes.ids[home] as number, score });
    const end = homes.starts[home + 1] as number;
    for (let at = homes.starts[home] as number; at < end; at++) {
      const rank = (scored.stretch[at] as number) + score / bestScore;
      ranked.push({ turn: scored.turns[at] as Candidate, rank });
    }
  }
  return {
    turns: findBest(ranked, limits.turns, compareRanked),
    sessions: findBest(sessions, limits.sessions, compareSessions).map(({ id }) => id),
  };
}

/** What has all terms before what has some; of equals the younger one, as far as times are known. */
export function compareRanked(a: RankedTurn, b: RankedTurn): number {
  return (
    Number(b.turn.hasAllTerms) - Number(a.turn.hasAllTerms) ||
    b.rank - a.rank ||
    b.turn.timeMs - a.turn.timeMs ||
    b.turn.id - a.turn.id
  );
}

interface RankedSession {
  id: number;
  score: number;
}

function compareSessions(a: RankedSession, b: RankedSession): number {
  return b.score - a.score || b.id - a.id;
}

/** The first of what sorting would give. */
function findBest<T>(items: readonly T[], limit: number, compare: (a: T, b: T) => number): T[] {
  const best: T[] = [];
  for (const item of items) {
    const last = best[limit - 1];
    if (last !== undefined && compare(last, item) <= 0) continue;
    let low = 0;
    let high = best.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (compare(best[middle] as T, item) <= 0) low = middle + 1;
      else high = middle;
    }
    best.splice(low, 0, item);
    if (best.length > limit) best.pop();
  }
  return best;
}

function sessionOf(turn: number): number {
  return Math.floor(turn / TURNS_PER_SESSION);
}

/** Rowids of one session's neighbours differ by one; so may those of two sessions' last and first turn. */
function scoreTurns(candidates: readonly Candidate[], dates: DateWords): ScoredTurns {
  const turns = [...candidates].sort((a, b) => a.id - b.id);
  const best = turns.reduce((most, { score }) => Math.max(most, score), 0) || 1;
  const own = new Float64Array(turns.length);
  const stretch = new Float64Array(turns.length);
  for (let at = 0; at < turns.length; at++) {
    const { id, score, timeMs } = turns[at] as Candidate;
    const worth = score / best + DATE_SHARE * dates.fit(timeMs);
    own[at] = worth;
    stretch[at] = worth;
    for (let other = at - 1; other >= 0; other--) {
      const neighbour = (turns[other] as Candidate).id;
      const share = NEIGHBOUR_SHARES[id - neighbour - 1];
      if (share === undefined || sessionOf(neighbour) !== sessionOf(id)) break;
      stretch[at] = (stretch[at] as number) + share * (own[other] as number);
      stretch[other] = (stretch[other] as number) + share * worth;
    }
  }
  return { turns, own, stretch };
}

function findHomes(turns: readonly Candidate[]): Homes {
  const ids: number[] = [];
  const starts: number[] = [];
  for (let at = 0; at < turns.length; at++) {
    const session = sessionOf((turns[at] as Candidate).id);
    if (session === ids.at(-1)) continue;
    ids.push(session);
    starts.push(at);
  }
  return { ids, starts: [...starts, turns.length] };
}

/** A part of a date counts as a term that every turn of that time has. */
function countDates(turns: readonly Candidate[], dates: DateWords): Map<number, number>[] {
  return dates.parts.map((isPart) => {
    const counts = new Map<number, number>();
    for (const { id, timeMs } of turns) {
      const session = sessionOf(id);
      if (isPart(timeMs)) counts.set(session, (counts.get(session) ?? 0) + 1);
    }
    return counts;
  });
}

function scoreSessions(
  { own, stretch }: ScoredTurns,
  { ids, starts }: Homes,
  terms: readonly ReadonlyMap<number, number>[],
): Float64Array {
  const scale = highest(own) / highest(stretch);
  const spread = scoreSpread(ids, terms);
  const widest = highest(spread);
  const scores = new Float64Array(ids.length);
  for (let home = 0; home < ids.length; home++) {
    const worths: number[] = [];
    const end = starts[home + 1] as number;
    for (let at = starts[home] as number; at < end; at++) {
      worths.push(
        (1 - STRETCH_SHARE) * (own[at] as number) + STRETCH_SHARE * scale * (stretch[at] as number),
      );
    }
    scores[home] = (spread[home] as number) / widest + weighBest(worths);
  }
  return scores;
}

/** What BM25 would say of each session as one document, had every turn one word of each of its terms. */
function scoreSpread(
  sessions: readonly number[],
  terms: readonly ReadonlyMap<number, number>[],
): Float64Array {
  const all = new Set<number>();
  for (const counts of terms) for (const session of counts.keys()) all.add(session);
  const spread = new Float64Array(sessions.length);
  for (const counts of terms) {
    const rarity = Math.log(1 + (all.size - counts.size + 0.5) / (counts.size + 0.5));
    for (let at = 0; at < sessions.length; at++) {
      const turns = counts.get(sessions[at] as number) ?? 0;
      const worth = (rarity * turns * (SATURATION + 1)) / (turns + SATURATION);
      spread[at] = (spread[at] as number) + worth;
    }
  }
  return spread;
}

function weighBest(worths: number[]): number {
  if (worths.length > 1) worths.sort((a, b) => b - a);
  let total = 0;
  for (let at = 0; at < BEST_TURNS.length; at++) total += (BEST_TURNS[at] as number) * (worths[at] ?? 0);
  return total;
}

/** Never 0: it divides. */
function highest(scores: Float64Array): number {
  let best = 0;
  for (let at = 0; at < scores.length; at++) best = Math.max(best, scores[at] as number);
  return best || 1;
}
