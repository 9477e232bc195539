/** Finds where a query's terms stand in the original text, and the window of it that shows most of them. */
import { boundaryAfter, boundaryBefore } from "./cut.ts";
import { foldText } from "./fold.ts";
import type { Query, QueryTerm } from "./query.ts";

export interface Range {
  start: number;
  end: number;
}

/** True where folded text holds a literal; a space in the literal stands for any white space. */
export function hasLiteral(foldedText: string, literal: string): boolean {
  if (!literal.includes(" ")) return foldedText.includes(literal);
  return foldedText.replace(/\s+/g, " ").includes(literal);
}

interface Folded {
  text: string;
  /** Original position of each folded unit, one more for the end. */
  origin: Int32Array;
}

const CLUSTER = /\P{M}[\p{M}\u1160-\u11ff\uff9e\uff9f]*|\p{M}+/gu;

function foldWithOrigin(text: string): Folded {
  const pieces: string[] = [];
  const origin: number[] = [];
  for (const cluster of text.matchAll(CLUSTER)) {
    const folded = foldText(cluster[0]);
    pieces.push(folded);
    for (let i = 0; i < folded.length; i++) origin.push(cluster.index);
  }
  origin.push(text.length);
  return { text: pieces.join(""), origin: Int32Array.from(origin) };
}

function escapeRegExp(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}

/** Porter cuts endings: words that share all but the last letters count as the same. */
function wordPattern(token: string, isPrefix: boolean): string {
  const stem = token.length > 4 ? token.slice(0, Math.max(4, Math.ceil(token.length * 0.75))) : token;
  const rest = isPrefix || token.length > 3 ? "[\\p{L}\\p{N}\\p{M}]{0,20}" : "(?![\\p{L}\\p{N}])";
  return `(?<![\\p{L}\\p{N}])${escapeRegExp(isPrefix ? token : stem)}${rest}`;
}

const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}ー々]/u;

function termPattern(term: QueryTerm): string {
  if (term.literal !== undefined) return escapeRegExp(term.literal).replaceAll(" ", "\\s+");
  const first = term.tokens[0] as string;
  if (UNSPACED.test(first)) {
    const run = term.tokens.map((token, i) => (i === 0 ? token : [...token].slice(1).join(""))).join("");
    return escapeRegExp(run);
  }
  return term.tokens.map((token) => wordPattern(token, term.isPrefix)).join("[^\\p{L}\\p{N}]{1,4}");
}

/** Ranges in the original text, in order, not overlapping. */
export function highlightRanges(text: string, query: Query): Range[] {
  const wanted = query.terms.filter((term) => !term.isExcluded);
  const informative = wanted.filter((term) => !term.isStop);
  const patterns = (informative.length > 0 ? informative : wanted).map(termPattern);
  if (patterns.length === 0) return [];
  const folded = foldWithOrigin(text);
  const ranges: Range[] = [];
  for (const match of folded.text.matchAll(new RegExp(patterns.join("|"), "gu"))) {
    const start = folded.origin[match.index] as number;
    const end = folded.origin[match.index + match[0].length] as number;
    if (end > start) ranges.push({ start, end });
  }
  return ranges;
}

export interface Snippet {
  text: string;
  /** Positions in the snippet's own text. */
  ranges: Range[];
}

function bestStart(ranges: readonly Range[], maxChars: number): number {
  let best = 0;
  let bestCount = 0;
  let last = 0;
  for (let first = 0; first < ranges.length; first++) {
    const limit = (ranges[first] as Range).start + maxChars * 0.8;
    while (last < ranges.length && (ranges[last] as Range).end <= limit) last++;
    if (last - first > bestCount) {
      bestCount = last - first;
      best = (ranges[first] as Range).start;
    }
  }
  return best;
}

/** The window of at most `maxChars` that shows most hits, with `…` where text was left out. */
export function snippet(text: string, query: Query, maxChars: number): Snippet {
  const ranges = highlightRanges(text, query);
  const start = boundaryAfter(text, Math.max(0, bestStart(ranges, maxChars) - Math.floor(maxChars * 0.2)));
  const room = maxChars - (start > 0 ? 1 : 0);
  const isCut = text.length - start > room;
  const end = boundaryBefore(text, start + room - (isCut ? 1 : 0));
  const lead = start > 0 ? "…" : "";
  return {
    text: `${lead}${text.slice(start, end)}${isCut ? "…" : ""}`,
    ranges: ranges
      .filter((range) => range.start >= start && range.end <= end)
      .map((range) => ({ start: range.start - start + lead.length, end: range.end - start + lead.length })),
  };
}
