/** Where a query's terms stand in the original text. Plain searches in the folded text, so linear in it. */
import { classOf, isUnspaced, isWordClass } from "./char-class.ts";
import { type FoldedText, foldWithOrigin } from "./folded-text.ts";
import { isHumpStart } from "./humps.ts";
import type { Query, QueryTerm } from "./query.ts";
import { isSameWord } from "./same-word.ts";

/** A range of the original text. */
export interface Highlight {
  start: number;
  end: number;
  /** Index of the term in the query. */
  term: number;
}

/** Forms of a word share at least their first letters. */
const KEY_LENGTH = 3;

/** Longer words are not in the index as written. */
const MAX_WORD = 64;

/** Of each term; whoever looks at one text looks at no more. */
const MAX_PLACES = 500;

/** True where folded text holds a literal; a space in it stands for any white space. */
export function hasLiteral(foldedText: string, literal: string): boolean {
  if (!literal.includes(" ")) return foldedText.includes(literal);
  return spacedPattern(literal).test(foldedText);
}

function spacedPattern(literal: string): RegExp {
  return new RegExp(literal.replace(/[.*+?^${}()|[\]\\]/g, "\\$&").replaceAll(" ", "\\s+"), "gu");
}

function findSubstring(lower: string, wanted: string, term: number): Highlight[] {
  const found: Highlight[] = [];
  for (
    let at = lower.indexOf(wanted);
    at >= 0 && found.length < MAX_PLACES;
    at = lower.indexOf(wanted, at + wanted.length)
  ) {
    found.push({ start: at, end: at + wanted.length, term });
  }
  return found;
}

function findLiteral(lower: string, literal: string, term: number): Highlight[] {
  if (!literal.includes(" ")) return findSubstring(lower, literal, term);
  const found: Highlight[] = [];
  for (const match of lower.matchAll(spacedPattern(literal))) {
    if (found.length === MAX_PLACES) break;
    found.push({ start: match.index, end: match.index + match[0].length, term });
  }
  return found;
}

/** Puts the overlapping bigrams of each run together again: `用户 户身` → `用户身`. */
function runsOf(tokens: readonly string[]): string[] {
  const runs: string[] = [];
  let isOpen = false;
  for (const token of tokens) {
    if (!isUnspaced(token)) {
      isOpen = false;
      continue;
    }
    const [first = "", ...rest] = [...token];
    const last = runs.at(-1) ?? "";
    if (isOpen && last.endsWith(first)) runs[runs.length - 1] = last + rest.join("");
    else runs.push(token);
    isOpen = rest.length > 0;
  }
  return runs;
}

function isWordAt(shape: string, at: number): boolean {
  return at >= 0 && at < shape.length && isWordClass(classOf(shape.charCodeAt(at)));
}

/** The end of the word, or of the part of a camelCase word, that goes on at `at`. */
function endOfWord(shape: string, at: number, isPart: boolean): number {
  let end = at;
  while (isWordAt(shape, end) && end - at < MAX_WORD) {
    if (isPart && end > at && isHumpStart(shape, end)) return end;
    end++;
  }
  return end;
}

function isWordStart(shape: string, at: number): boolean {
  return !isWordAt(shape, at - 1) || isHumpStart(shape, at);
}

/** The end of the form of `wanted` that begins at `at`, as a word or as a part of one; 0 where there is none. */
function matchWord({ shape, lower }: FoldedText, at: number, wanted: string): number {
  const isPart = isWordAt(shape, at - 1);
  if (isPart && !isHumpStart(shape, at)) return 0;
  for (const end of [isPart ? 0 : endOfWord(shape, at, false), endOfWord(shape, at, true)]) {
    if (end > 0 && isSameWord(lower.slice(at, end), wanted)) return end;
  }
  return 0;
}

function findWord(folded: FoldedText, wanted: string, term: number): Highlight[] {
  const key = wanted.slice(0, KEY_LENGTH);
  const found: Highlight[] = [];
  let at = folded.lower.indexOf(key);
  while (at >= 0 && found.length < MAX_PLACES) {
    const end = matchWord(folded, at, wanted);
    if (end > 0) found.push({ start: at, end, term });
    at = folded.lower.indexOf(key, at + 1);
  }
  return found;
}

/** `mem*` begins where a word begins, and goes on to its end. */
function openToWordEnd({ shape }: FoldedText, found: Highlight[]): Highlight[] {
  return found
    .filter(({ start }) => !isWordAt(shape, start) || isWordStart(shape, start))
    .map(({ start, end, term }) => ({
      start,
      end: isWordAt(shape, end - 1) ? endOfWord(shape, end, false) : end,
      term,
    }));
}

/** A term that stands as written is shown only so, else by its words. */
function findTerm(folded: FoldedText, term: QueryTerm, index: number): Highlight[] {
  if (term.literal !== undefined) {
    const literals = findLiteral(folded.lower, term.literal, index);
    const shown = term.isPrefix ? openToWordEnd(folded, literals) : literals;
    if (shown.length > 0) return shown;
  }
  return [
    ...runsOf(term.tokens).flatMap((run) => findSubstring(folded.lower, run, index)),
    ...term.tokens.filter((token) => !isUnspaced(token)).flatMap((word) => findWord(folded, word, index)),
  ];
}

/** In order of place. Where two overlap they become one, of the term that begins first. */
function merge(found: Highlight[]): Highlight[] {
  found.sort((a, b) => a.start - b.start || b.end - a.end);
  const merged: Highlight[] = [];
  for (const highlight of found) {
    const last = merged.at(-1);
    if (last === undefined || highlight.start >= last.end) merged.push(highlight);
    else last.end = Math.max(last.end, highlight.end);
  }
  return merged;
}

/** Stop words are shown only where a query has nothing else. */
export function highlightRanges(text: string, query: Query): Highlight[] {
  const asked = query.terms.filter((term) => !term.isExcluded);
  const telling = asked.filter((term) => !term.isStop);
  const shown = telling.length > 0 ? telling : asked;
  if (shown.length === 0) return [];
  const folded = foldWithOrigin(text);
  const found = shown.flatMap((term) => findTerm(folded, term, query.terms.indexOf(term)));
  // Neighbours in the folded text may be one character of the original.
  return merge(merge(found).map(({ start, end, term }) => ({ ...folded.originalRange(start, end), term })));
}
