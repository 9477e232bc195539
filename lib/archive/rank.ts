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
}

export interface RankedTurn extends Candidate {
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

/** A candidate with the scores it is given one after another. */
interface Scored {
  turn: Candidate;
  session: number;
  /** Its own words, and its date. */
  own: number;
  /** With its shares of its neighbours'. */
  stretch: number;
  /** With its session's. */
  final: number;
}

export function rankCandidates({ turns, termCounts, dates }: RankInput): Ranked {
  const best = highest(turns, ({ score }) => score);
  const scored = turns
    .map((turn) => ({
      turn,
      session: sessionOf(turn.id),
      own: turn.score / best + DATE_SHARE * dates.fit(turn.timeMs),
      stretch: 0,
      final: 0,
    }))
    .sort((a, b) => a.turn.id - b.turn.id);
  scoreStretches(scored);
  const sessions = scoreSessions(scored, [...termCounts, ...countDates(scored, dates)]);
  const bestSession = highest([...sessions.values()], (score) => score);
  for (const one of scored) one.final = one.stretch + (sessions.get(one.session) ?? 0) / bestSession;
  return {
    turns: scored.map(({ turn, final }) => ({ ...turn, rank: final })).sort(compareRanked),
    sessions: [...sessions].sort(([a, one], [b, other]) => other - one || b - a).map(([session]) => session),
  };
}

/** What has all terms before what has some; of equals the younger one, as far as times are known. */
export function compareRanked(a: RankedTurn, b: RankedTurn): number {
  return (
    Number(b.hasAllTerms) - Number(a.hasAllTerms) || b.rank - a.rank || b.timeMs - a.timeMs || b.id - a.id
  );
}

function sessionOf(turn: number): number {
  return Math.floor(turn / TURNS_PER_SESSION);
}

/** Rowids of one session's neighbours differ by one; `scored` is in their order. */
function scoreStretches(scored: readonly Scored[]): void {
  for (const one of scored) one.stretch = one.own;
  for (const [index, one] of scored.entries()) {
    for (let ahead = 1; ahead <= NEIGHBOUR_SHARES.length; ahead++) {
      const other = scored[index + ahead];
      if (other === undefined || other.session !== one.session) break;
      const share = NEIGHBOUR_SHARES[other.turn.id - one.turn.id - 1] ?? 0;
      one.stretch += share * other.own;
      other.stretch += share * one.own;
    }
  }
}

/** A part of a date counts as a term that every turn of that time has. */
function countDates(scored: readonly Scored[], dates: DateWords): Map<number, number>[] {
  return dates.parts.map((isPart) => {
    const counts = new Map<number, number>();
    for (const { session, turn } of scored) {
      if (isPart(turn.timeMs)) counts.set(session, (counts.get(session) ?? 0) + 1);
    }
    return counts;
  });
}

function scoreSessions(
  scored: readonly Scored[],
  terms: readonly ReadonlyMap<number, number>[],
): Map<number, number> {
  const scale = highest(scored, ({ own }) => own) / highest(scored, ({ stretch }) => stretch);
  const worths = new Map<number, number[]>();
  for (const { session, own, stretch } of scored) {
    const worth = (1 - STRETCH_SHARE) * own + STRETCH_SHARE * scale * stretch;
    const known = worths.get(session);
    if (known === undefined) worths.set(session, [worth]);
    else known.push(worth);
  }
  const spread = scoreSpread([...worths.keys()], terms);
  const widest = highest([...spread.values()], (score) => score);
  const sessions = new Map<number, number>();
  for (const [session, own] of worths) {
    sessions.set(session, (spread.get(session) ?? 0) / widest + weighBest(own));
  }
  return sessions;
}

/** What BM25 would say of each session as one document, had every turn one word of each of its terms. */
function scoreSpread(
  sessions: readonly number[],
  terms: readonly ReadonlyMap<number, number>[],
): Map<number, number> {
  const total = new Set(terms.flatMap((counts) => [...counts.keys()])).size;
  const rarity = terms.map(({ size }) => Math.log(1 + (total - size + 0.5) / (size + 0.5)));
  const spread = new Map<number, number>();
  for (const session of sessions) {
    let score = 0;
    for (const [index, counts] of terms.entries()) {
      const turns = counts.get(session) ?? 0;
      score += ((rarity[index] ?? 0) * turns * (SATURATION + 1)) / (turns + SATURATION);
    }
    spread.set(session, score);
  }
  return spread;
}

function weighBest(worths: number[]): number {
  worths.sort((a, b) => b - a);
  return BEST_TURNS.reduce((total, weight, index) => total + weight * (worths[index] ?? 0), 0);
}

/** Never 0: it divides. */
function highest<T>(items: readonly T[], score: (item: T) => number): number {
  let best = 0;
  for (const item of items) best = Math.max(best, score(item));
  return best || 1;
}
