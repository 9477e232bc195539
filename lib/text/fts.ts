/** Query terms in FTS5's query language. Everything is quoted, so nothing in a token is ever syntax. */
import type { QueryTerm } from "./query-term.ts";

export function renderFtsPhrase(tokens: readonly string[], isPrefix = false): string {
  return `"${tokens.join(" ").replaceAll('"', '""')}"${isPrefix ? " *" : ""}`;
}

/** The stemmer takes at most this much from a word, and leaves at least three letters. */
const MAX_ENDING = 5;
const MIN_STEM = 3;
const STEMMED = /^[a-z]+$/;

/**
 * The index holds stems, so `compactio*` has to ask for `compact` as well, and `writi*` for `write`: what the stemmer may have left of a
 * word that begins so. Measured over 5,700 beginnings of English words: 15 % find nothing by the prefix alone, 1 % with the stems.
 */
function stemsOfPrefix(prefix: string): string[] {
  if (!STEMMED.test(prefix)) return [];
  const stems: string[] = [];
  for (let length = prefix.length - 1; length >= Math.max(MIN_STEM, prefix.length - MAX_ENDING); length--) {
    const stem = prefix.slice(0, length);
    stems.push(stem, `${stem}e`);
  }
  return stems;
}

function renderPrefix(tokens: readonly string[]): string {
  const before = tokens.slice(0, -1);
  const prefix = tokens.at(-1) ?? "";
  // A final y is an i in a stem.
  const root = prefix.length > MIN_STEM ? prefix.replace(/y$/, "") : prefix;
  const stems = stemsOfPrefix(prefix).map((stem) => renderFtsPhrase([...before, stem]));
  const phrases = [renderFtsPhrase([...before, root], true), ...stems];
  return phrases.length === 1 ? (phrases[0] as string) : `(${phrases.join(" OR ")})`;
}

/** A whole term as an expression that can stand between OR, AND and NOT. */
export function renderFtsTerm(term: QueryTerm): string {
  const phrase = term.isPrefix ? renderPrefix(term.tokens) : renderFtsPhrase(term.tokens);
  if (term.marks.length === 0) return phrase;
  return `(${[phrase, ...term.marks.map((mark) => renderFtsPhrase([mark]))].join(" AND ")})`;
}
