/** Where a query's terms stand in the original text. Plain searches in the folded text, so linear in it. */
import { classOf, isWordClass, UNSPACED_PATTERN } from "./char-class.ts";
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

interface WantedWord {
  word: string;
  isPrefix: boolean;
  term: number;
}

/** Forms of a word share at least their first letters. */
const KEY_LENGTH = 3;

/** Of each term; whoever looks at one text looks at no more. */
const MAX_PLACES = 500;

const UNSPACED = new RegExp(`^${UNSPACED_PATTERN}+$`, "u");

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
  return [...lower.matchAll(spacedPattern(literal))].map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
    term,
  }));
}

/** Puts the overlapping bigrams of each run together again: `用户 户身` → `用户身`. */
function runsOf(tokens: readonly string[]): string[] {
  const runs: string[] = [];
  let isOpen = false;
  for (const token of tokens) {
    if (!UNSPACED.test(token)) {
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

/** The end of the word, or of the part of a camelCase word, that goes on at `at`. */
function endOfWord(shape: string, at: number, isPart: boolean): number {
  let end = at + 1;
  while (end < shape.length && isWordClass(classOf(shape.charCodeAt(end)))) {
    if (isPart && isHumpStart(shape, end)) return end;
    end++;
  }
  return end;
}

function isWordStart(shape: string, at: number): boolean {
  return at === 0 || !isWordClass(classOf(shape.charCodeAt(at - 1))) || isHumpStart(shape, at);
}

/** The end of the form of `wanted` that begins at `at`; 0 where there is none. */
function matchWord({ shape, lower }: FoldedText, at: number, wanted: WantedWord): number {
  if (!isWordStart(shape, at)) return 0;
  for (const isPart of [false, true]) {
    const end = endOfWord(shape, at, isPart);
    const word = lower.slice(at, end);
    if (wanted.isPrefix ? word.startsWith(wanted.word) : isSameWord(word, wanted.word)) return end;
  }
  return 0;
}

function findWord(folded: FoldedText, wanted: WantedWord): Highlight[] {
  const key = wanted.word.slice(0, KEY_LENGTH);
  const found: Highlight[] = [];
  for (
    let at = folded.lower.indexOf(key);
    at >= 0 && found.length < MAX_PLACES;
    at = folded.lower.indexOf(key, at + 1)
  ) {
    const end = matchWord(folded, at, wanted);
    if (end > 0) found.push({ start: at, end, term: wanted.term });
  }
  return found;
}

function wordsOf({ tokens, isPrefix }: QueryTerm, term: number): WantedWord[] {
  return tokens
    .map((word, i) => ({ word, isPrefix: isPrefix && i === tokens.length - 1, term }))
    .filter(({ word }) => !UNSPACED.test(word));
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

/** A term that stands as written is shown only so, else by its words. */
function findTerm(folded: FoldedText, term: QueryTerm, index: number): Highlight[] {
  if (term.literal !== undefined && !term.isPrefix) {
    const literals = findLiteral(folded.lower, term.literal, index);
    if (literals.length > 0) return literals;
  }
  return [
    ...runsOf(term.tokens).flatMap((run) => findSubstring(folded.lower, run, index)),
    ...wordsOf(term, index).flatMap((word) => findWord(folded, word)),
  ];
}

/** Stop words are shown only where a query has nothing else. */
export function highlightRanges(text: string, query: Query): Highlight[] {
  const asked = query.terms.filter((term) => !term.isExcluded);
  const telling = asked.filter((term) => !term.isStop);
  const shown = telling.length > 0 ? telling : asked;
  if (shown.length === 0) return [];
  const folded = foldWithOrigin(text);
  const found = shown.flatMap((term) => findTerm(folded, term, query.terms.indexOf(term)));
  return merge(found).map(({ start, end, term }) => ({ ...folded.originalRange(start, end), term }));
}
