/**
 * Which records a prompt calls back, without a model: BM25 over name, description and body, then a test of whether the
 * best ones are about the prompt at all. A record that only shares a passing word with it is not.
 */
import type { CatalogueEntry, TermIndex } from "./catalogue.ts";
import { isExpired } from "./catalogue.ts";
import { isEverydayTerm } from "./everyday-terms.ts";
import { termsOf } from "./terms.ts";

export interface PickSource<S> {
  source: S;
  entries: readonly CatalogueEntry[];
  index: TermIndex;
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

/** BM25's usual saturation; a weak length norm, because memories are all short. */
const K1 = 1.2;
const B = 0.4;
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

interface Candidate<S> extends Pick<S> {
  /** Weight of the prompt's words in the record, and in its name and description. */
  weight: number;
  titleWeight: number;
}

type Weigh = (term: string) => number;

export function pickMemories<S>(
  sources: readonly PickSource<S>[],
  query: string,
  options: PickOptions,
): Pick<S>[] {
  const weigh = makeWeigh(sources);
  const asked = new Set(termsOf(query));
  const total = sumLargest([...asked].map(weigh), Math.max(MIN_ASKED_TERMS, Math.sqrt(asked.size)));
  return sources
    .flatMap((source) => scoreSource(source, asked, weigh))
    .filter(({ entry }) => !isExpired(entry.expires, options.nowMs))
    .filter((candidate) => isAbout(candidate, asked, total, weigh))
    .sort(compareCandidates)
    .slice(0, options.max);
}

/** All records that share a word with the query, best first: for a list that a reader chooses from. */
export function rankMemories<S>(sources: readonly PickSource<S>[], query: string): Pick<S>[] {
  const asked = new Set(termsOf(query));
  const weigh = makeWeigh(sources);
  return sources.flatMap((source) => scoreSource(source, asked, weigh)).sort(compareCandidates);
}

/** A word weighs by its rarity over all sources. */
function makeWeigh<S>(sources: readonly PickSource<S>[]): Weigh {
  const count = sources.reduce((sum, { entries }) => sum + entries.length, IMAGINED_RECORDS);
  return (term) => {
    const holders = sources.reduce((sum, { index }) => sum + lookUp(index.terms, term).length / 2, 0);
    const rarity = Math.log(1 + (count - holders + 0.5) / (holders + 0.5));
    return rarity * (isEverydayTerm(term) ? EVERYDAY_WEIGHT : 1);
  };
}

/** A record answers a good part of the prompt, and the prompt names what tells the record from its neighbours. */
function isAbout<S>(
  { entry, weight, titleWeight }: Candidate<S>,
  asked: ReadonlySet<string>,
  total: number,
  weigh: Weigh,
): boolean {
  if (titleWeight < MIN_TITLE_SHARE * total && weight < MIN_SHARE * total) return false;
  return weight >= NEARLY_ALL * total || namesWhatTells(entry.name, asked, weigh);
}

/** Whether one of the rarer half of the name's words is asked for: `billing` of "billing port", not only `port`. */
function namesWhatTells(name: string, asked: ReadonlySet<string>, weigh: Weigh): boolean {
  const terms = [...new Set(termsOf(name))];
  const weights = terms.map(weigh).sort((a, b) => b - a);
  const least = weights[Math.max(0, Math.floor(terms.length / 2) - 1)] ?? 0;
  return terms.some((term) => asked.has(term) && weigh(term) >= least);
}

function scoreSource<S>(source: PickSource<S>, asked: ReadonlySet<string>, weigh: Weigh): Candidate<S>[] {
  const { entries, index } = source;
  const average = index.lengths.reduce((sum, length) => sum + length, 0) / Math.max(1, index.lengths.length);
  const found = new Map<number, Candidate<S>>();
  for (const term of asked) {
    const weight = weigh(term);
    const titles = new Set(lookUp(index.titles, term));
    for (const [position, frequency] of pairsOf(lookUp(index.terms, term))) {
      const entry = entries[position];
      if (entry === undefined) continue;
      const norm = 1 - B + (B * (index.lengths[position] ?? average)) / (average || 1);
      const candidate = found.get(position) ?? {
        source: source.source,
        entry,
        score: 0,
        weight: 0,
        titleWeight: 0,
      };
      candidate.score += (weight * frequency * (K1 + 1)) / (frequency + K1 * norm);
      candidate.weight += weight;
      if (titles.has(position)) candidate.titleWeight += weight;
      found.set(position, candidate);
    }
  }
  return [...found.values()];
}

function compareCandidates<S>(a: Candidate<S>, b: Candidate<S>): number {
  if (a.score !== b.score) return b.score - a.score;
  if (a.entry.modified !== b.entry.modified) return a.entry.modified < b.entry.modified ? 1 : -1;
  return a.entry.name < b.entry.name ? -1 : 1;
}

/** Words like `constructor` are words: only the table's own entries count. */
function lookUp(table: Record<string, number[]>, term: string): readonly number[] {
  return Object.hasOwn(table, term) ? (table[term] ?? []) : [];
}

function* pairsOf(flat: readonly number[]): Generator<[number, number]> {
  for (let at = 0; at + 1 < flat.length; at += 2) yield [flat[at] as number, flat[at + 1] as number];
}

function sumLargest(values: number[], count: number): number {
  return values
    .sort((a, b) => b - a)
    .slice(0, count)
    .reduce((sum, value) => sum + value, 0);
}
