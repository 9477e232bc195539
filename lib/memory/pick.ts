/**
 * Which records a prompt calls back, without a model: BM25 over name, description and body, then a test of whether the
 * best ones are about the prompt at all. A record that only shares a passing word with it is not.
 */
import type { CatalogueEntry } from "./catalogue.ts";
import { isExpired } from "./catalogue.ts";
import { isEverydayTerm } from "./everyday-terms.ts";
import type { TermIndex } from "./term-index.ts";
import { POSTING_SIZE } from "./term-index.ts";
import { termsOf } from "./terms.ts";

export interface PickSource<S> {
  source: S;
  index: TermIndex;
  entryAt(position: number): CatalogueEntry | undefined;
}

export interface PickOptions {
  nowMs: number;
  max: number;
}

export interface Pick<S> {
  source: S;
  entry: CatalogueEntry;
  score: number;
}

/** Records that hold none of the words, imagined beside the real ones: in a store of three, every word looks rare. */
const IMAGINED_RECORDS = 50;
/** What every developer's prompt says (code, file, test) tells less about its topic than its rarity here suggests. */
const EVERYDAY_WEIGHT = 0.25;
/** A prompt asks about a few things: only the words that weigh most count against a record, more of them in a pasted page. */
const MIN_ASKED_TERMS = 6;
/** Shares of the prompt's weight that a record must answer: with its title, or with all of it. From `npm run bench -- recall`. */
const MIN_TITLE_SHARE = 0.09;
const MIN_SHARE = 0.4;
/** A record that answers this share of the prompt is about it whatever its name says. */
const NEARLY_ALL = 0.8;
/** A word that weighs less than this beside the weightiest one that any record holds does not tell records apart. */
const MIN_TELLING = 0.25;
/** Candidates that are opened: one that thirty others are better than is not what was meant. */
const MAX_LOOKS = 30;

interface Candidate<S> {
  source: PickSource<S>;
  position: number;
  score: number;
  /** Weight of the prompt's words in the record, and in its name and description. */
  weight: number;
  titleWeight: number;
}

type Weigh = (term: string) => number;

interface Asked {
  term: string;
  weight: number;
}

export function pickMemories<S>(
  sources: readonly PickSource<S>[],
  query: string,
  { nowMs, max }: PickOptions,
): Pick<S>[] {
  const weigh = makeWeigh(sources);
  const asked = weighTerms(query, weigh);
  const terms = new Set(asked.map(({ term }) => term));
  const total = sumLargest(asked, Math.max(MIN_ASKED_TERMS, Math.sqrt(asked.length)));
  const telling = keepTelling(sources, asked);
  const candidates = sources
    .flatMap((source) => scoreSource(source, telling))
    .filter(
      ({ titleWeight, weight }) => titleWeight >= MIN_TITLE_SHARE * total || weight >= MIN_SHARE * total,
    )
    .sort(compareCandidates);
  const picks: Pick<S>[] = [];
  for (const { source, position, score, weight } of candidates.slice(0, MAX_LOOKS)) {
    // Entries are parsed one by one: the best few answer, and the rest need not be looked at.
    const entry = source.entryAt(position);
    if (entry === undefined || isExpired(entry.expires, nowMs)) continue;
    if (weight < NEARLY_ALL * total && !namesWhatTells(entry.name, terms, weigh)) continue;
    picks.push({ source: source.source, entry, score });
    if (picks.length === max) break;
  }
  return picks;
}

/** All records that share a word with the query, best first: for a list that a reader chooses from. */
export function rankMemories<S>(sources: readonly PickSource<S>[], query: string): Pick<S>[] {
  const asked = weighTerms(query, makeWeigh(sources));
  return sources
    .flatMap((source) => scoreSource(source, asked))
    .sort(compareCandidates)
    .flatMap(({ source, position, score }) => {
      const entry = source.entryAt(position);
      return entry === undefined ? [] : [{ source: source.source, entry, score }];
    });
}

function weighTerms(query: string, weigh: Weigh): Asked[] {
  return [...new Set(termsOf(query))].map((term) => ({ term, weight: weigh(term) }));
}

function keepTelling<S>(sources: readonly PickSource<S>[], asked: readonly Asked[]): Asked[] {
  const held = asked.filter(({ term }) => sources.some(({ index }) => index.postings(term).length > 0));
  const least = MIN_TELLING * Math.max(0, ...held.map(({ weight }) => weight));
  return held.filter(({ weight }) => weight >= least);
}

/** A word weighs by its rarity over all sources. */
function makeWeigh<S>(sources: readonly PickSource<S>[]): Weigh {
  const count = sources.reduce((sum, { index }) => sum + index.count, IMAGINED_RECORDS);
  return (term) => {
    const holders = sources.reduce((sum, { index }) => sum + index.postings(term).length / POSTING_SIZE, 0);
    const rarity = Math.log(1 + (count - holders + 0.5) / (holders + 0.5));
    return rarity * (isEverydayTerm(term) ? EVERYDAY_WEIGHT : 1);
  };
}

/**
 * Whether one of the rarer half of the name's words is asked for: `billing` of "billing port", not only `port`. A record
 * whose name the prompt does not touch in what tells it from its neighbours is about another thing.
 */
function namesWhatTells(name: string, asked: ReadonlySet<string>, weigh: Weigh): boolean {
  const terms = [...new Set(termsOf(name))];
  const weights = terms.map(weigh).sort((a, b) => b - a);
  const least = weights[Math.max(0, Math.floor(terms.length / 2) - 1)] ?? 0;
  return terms.some((term) => asked.has(term) && weigh(term) >= least);
}

/** Sums in arrays by position: a hook runs this cold, and a thousand small objects would cost it a millisecond. */
function scoreSource<S>(source: PickSource<S>, asked: readonly Asked[]): Candidate<S>[] {
  const { index } = source;
  const scores = new Float64Array(index.count);
  const weights = new Float64Array(index.count);
  const titleWeights = new Float64Array(index.count);
  for (const { term, weight } of asked) {
    const postings = index.postings(term);
    for (let at = 0; at < postings.length; at += POSTING_SIZE) {
      const position = postings[at] as number;
      scores[position] = (scores[position] as number) + weight * (postings[at + 1] as number);
      weights[position] = (weights[position] as number) + weight;
      if (postings[at + 2] === 1) titleWeights[position] = (titleWeights[position] as number) + weight;
    }
  }
  const candidates: Candidate<S>[] = [];
  for (let position = 0; position < index.count; position++) {
    const score = scores[position] as number;
    if (score === 0) continue;
    const weight = weights[position] as number;
    candidates.push({ source, position, score, weight, titleWeight: titleWeights[position] as number });
  }
  return candidates;
}

/** Equal scores in the order of the catalogue: pinned and newer ones first. */
function compareCandidates<S>(a: Candidate<S>, b: Candidate<S>): number {
  return b.score - a.score || a.position - b.position;
}

function sumLargest(asked: readonly Asked[], count: number): number {
  return asked
    .map(({ weight }) => weight)
    .sort((a, b) => b - a)
    .slice(0, count)
    .reduce((sum, weight) => sum + weight, 0);
}
