/**
 * What a user typed, as terms for the index. Quotes, `-x` and `x*` are the only operators; nothing is ever a syntax error.
 * The tokens of a term are a phrase of the main stream that `tokenise` makes of any text in which the term stands.
 */
import { hasLetter } from "./char-class.ts";
import { termsOfWord } from "./query-run.ts";
import { makeTerm, NO_OPERATORS, type QueryTerm } from "./query-term.ts";

export { renderFtsPhrase, renderFtsTerm } from "./fts.ts";
export type { QueryTerm } from "./query-term.ts";

export interface Query {
  terms: QueryTerm[];
  /** Nothing can be looked up. */
  isEmpty: boolean;
}

/** More terms make FTS5 slow and say little more. */
const MAX_TERMS = 64;
/** Longer input, or one of several lines, was pasted: dashes and quotes in it are text, not operators. */
const MAX_TYPED_CHARS = 400;
/** MAX_TERMS are chosen from this much; the rest of a paste is not read. */
const MAX_QUERY_CHARS = 10_000;

/** A quoted phrase with its operators (an open quote goes to the end), or a word. */
const PIECE = /(-?)["“”]([^"“”]*)(?:["“”](\*?)|$)|[^\s"“”]+/gu;
function readWord(raw: string): QueryTerm[] {
  const isExcluded = raw.startsWith("-") && hasLetter(raw[1] ?? "");
  const isPrefix = raw.endsWith("*") && hasLetter(raw.at(-2) ?? "");
  const word = raw.slice(isExcluded ? 1 : 0, isPrefix ? -1 : undefined);
  return termsOfWord(word, { isPhrase: false, isPrefix, isExcluded });
}

function readTyped(text: string): QueryTerm[] {
  const terms: QueryTerm[] = [];
  for (const [raw, minus, quoted, star] of text.matchAll(PIECE)) {
    if (quoted === undefined) {
      terms.push(...readWord(raw));
      continue;
    }
    const term = makeTerm(quoted, { isPhrase: true, isPrefix: star === "*", isExcluded: minus === "-" });
    if (term !== undefined) terms.push(term);
  }
  return terms;
}

function readPasted(text: string): QueryTerm[] {
  const words = new Set(text.split(/[\s"“”]+/u));
  return [...words].flatMap((word) => termsOfWord(word, NO_OPERATORS));
}

function readTerms(text: string): QueryTerm[] {
  const isTyped = text.length <= MAX_TYPED_CHARS && !/\S\s*\n\s*\S/.test(text);
  const terms = isTyped ? readTyped(text) : [];
  // Exclusions alone would ask for almost everything: they are meant as text.
  return terms.some((term) => !term.isExcluded) ? terms : readPasted(text);
}

function keyOf({ tokens, marks, isPrefix, isExcluded, literal }: QueryTerm): string {
  return JSON.stringify([tokens, marks, isPrefix, isExcluded, literal]);
}

function withoutRepeats(terms: readonly QueryTerm[]): QueryTerm[] {
  const byKey = new Map(terms.map((term) => [keyOf(term), term]));
  return [...byKey.values()];
}

/** Long words are rare words; one very long phrase is worth no more than a long word. */
const MAX_WEIGHT = 16;

function weigh(term: QueryTerm): number {
  if (term.isStop) return 0;
  return term.isExcluded ? MAX_WEIGHT : Math.min(MAX_WEIGHT, term.tokens.join("").length);
}

/** In the order they were written. */
function mostInformative(terms: QueryTerm[]): QueryTerm[] {
  if (terms.length <= MAX_TERMS) return terms;
  const kept = new Set([...terms].sort((a, b) => weigh(b) - weigh(a)).slice(0, MAX_TERMS));
  return terms.filter((term) => kept.has(term));
}

export function parseQuery(text: string): Query {
  const terms = mostInformative(withoutRepeats(readTerms(text.slice(0, MAX_QUERY_CHARS))));
  return { terms, isEmpty: terms.length === 0 };
}
