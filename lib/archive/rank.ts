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

export interface Ranked {
  /** Best first, those with all terms before the others. */
  turns: Candidate[];
  /** Sessions, best first. */
  sessions: number[];
}

/*
 * The weights were measured on long conversations (`npm run bench -- retrieval`), chosen on two of them and checked on
 * three. Each stands on a broad top: a fifth more or less moves no figure by more than a hundredth.
 */

/** What a turn takes from the turns one and two away: an answer seldom repeats the words of its question. */
const NEIGHBOUR_SHARES = [0.5, 0.25];
/** How much of a turn's worth to its session is that of the stretch of talk around it. */
const STRETCH_SHARE = 0.25;
/** What a session's best turns add, beside what its terms are worth wherever they stand. */
const BEST_TURNS = [1.1, 0.5, 0.3, 0.1];
/** How fast further turns with a term stop to count for a session: BM25's k1. */
const SATURATION = 2;
/** A turn of exactly the time that the query names gains so much of a best turn. */
const DATE_SHARE = 0.6;

export function rankCandidates({ turns, termCounts, dates }: RankInput): Ranked {
  const best = highest(turns.map(({ score }) => score));
  const own = new Map(
    turns.map(({ id, score, timeMs }) => [id, score / best + DATE_SHARE * dates.fit(timeMs)]),
  );
  const stretches = new Map(turns.map(({ id }) => [id, scoreStretch(own, id)]));
  const terms = [...termCounts, ...countDates(turns, dates)];
  const sessions = scoreSessions({ own, stretches, terms });
  const bestSession = highest(sessions.values());
  const scoreOf = ({ id }: Candidate): number =>
    (stretches.get(id) ?? 0) + (sessions.get(sessionOf(id)) ?? 0) / bestSession;
  return {
    turns: turns
      .map((turn) => ({ turn, score: scoreOf(turn) }))
      .sort((a, b) => compareWhole(a.turn, b.turn) || b.score - a.score || compareAge(a.turn, b.turn))
      .map(({ turn }) => turn),
    sessions: [...sessions].sort(([a, one], [b, other]) => other - one || b - a).map(([session]) => session),
  };
}

function compareWhole(a: Candidate, b: Candidate): number {
  return Number(b.hasAllTerms) - Number(a.hasAllTerms);
}

function compareAge(a: Candidate, b: Candidate): number {
  return b.timeMs - a.timeMs || b.id - a.id;
}

function sessionOf(turn: number): number {
  return Math.floor(turn / TURNS_PER_SESSION);
}

/** A turn's own score and its shares of its neighbours': rowids of one session's neighbours differ by one. */
function scoreStretch(own: ReadonlyMap<number, number>, id: number): number {
  let score = own.get(id) ?? 0;
  NEIGHBOUR_SHARES.forEach((share, index) => {
    for (const other of [id - index - 1, id + index + 1]) {
      if (sessionOf(other) === sessionOf(id)) score += share * (own.get(other) ?? 0);
    }
  });
  return score;
}

/** A part of a date counts as a term that every turn of that time has. */
function countDates(turns: readonly Candidate[], dates: DateWords): Map<number, number>[] {
  return dates.parts.map((isPart) => {
    const counts = new Map<number, number>();
    for (const { id, timeMs } of turns) {
      if (isPart(timeMs)) counts.set(sessionOf(id), (counts.get(sessionOf(id)) ?? 0) + 1);
    }
    return counts;
  });
}

interface SessionInput {
  own: ReadonlyMap<number, number>;
  stretches: ReadonlyMap<number, number>;
  terms: readonly ReadonlyMap<number, number>[];
}

function scoreSessions({ own, stretches, terms }: SessionInput): Map<number, number> {
  const scale = highest(own.values()) / highest(stretches.values());
  const bySession = new Map<number, number[]>();
  for (const [id, score] of own) {
    const worth = (1 - STRETCH_SHARE) * score + STRETCH_SHARE * scale * (stretches.get(id) ?? 0);
    const worths = bySession.get(sessionOf(id));
    if (worths === undefined) bySession.set(sessionOf(id), [worth]);
    else worths.push(worth);
  }
  const spread = scoreSpread([...bySession.keys()], terms);
  const widest = highest(spread.values());
  return new Map(
    [...bySession].map(([session, worths]) => [
      session,
      (spread.get(session) ?? 0) / widest + weighBest(worths),
    ]),
  );
}

/** What BM25 would say of each session as one document, had every turn one word of each of its terms. */
function scoreSpread(
  sessions: readonly number[],
  terms: readonly ReadonlyMap<number, number>[],
): Map<number, number> {
  const total = new Set(terms.flatMap((counts) => [...counts.keys()])).size;
  const rarity = terms.map(({ size }) => Math.log(1 + (total - size + 0.5) / (size + 0.5)));
  return new Map(
    sessions.map((session) => {
      const scores = terms.map((counts, index) => {
        const turns = counts.get(session) ?? 0;
        return ((rarity[index] ?? 0) * turns * (SATURATION + 1)) / (turns + SATURATION);
      });
      return [session, scores.reduce((sum, score) => sum + score, 0)];
    }),
  );
}

function weighBest(worths: number[]): number {
  worths.sort((a, b) => b - a);
  return BEST_TURNS.reduce((total, weight, index) => total + weight * (worths[index] ?? 0), 0);
}

/** Never 0: it divides. */
function highest(numbers: Iterable<number>): number {
  let best = 0;
  for (const number of numbers) if (number > best) best = number;
  return best || 1;
}
