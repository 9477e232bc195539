/** Whether two statements say the same. Width, case, punctuation and endings do not count; numbers and negation do. */
import { foldText } from "../text/fold.ts";
import { termsOf } from "./terms.ts";

export type Likeness = "same" | "changed" | "different";

/** A statement ready for many comparisons. */
export interface Prepared {
  words: ReadonlySet<string>;
  numbers: ReadonlySet<string>;
  isNegated: boolean;
}

/** Share of words in common from which two statements are about the same; below it wording differs too much to tell. */
const MIN_ALIKE = 0.85;

const NUMBER = /^[v.]?\d[\d.]*$/;
const NEGATION =
  /\b(?:not|never|no|without|don't|doesn't|shouldn't|mustn't|avoid|stop|neither|nor)\b|[不别未勿没莫]|ない|ません|なし|禁止|やめ/i;

/** `changed`: the same statement with another number, or its opposite. */
export function compareStatements(a: string, b: string): Likeness {
  return comparePrepared(prepareStatement(a), prepareStatement(b));
}

export function prepareStatement(text: string): Prepared {
  const terms = new Set(termsOf(text));
  const numbers = new Set([...terms].filter((term) => NUMBER.test(term)));
  const words = new Set([...terms].filter((term) => !numbers.has(term)));
  return { words, numbers, isNegated: NEGATION.test(foldText(text)) };
}

export function comparePrepared(a: Prepared, b: Prepared): Likeness {
  if (likenessOf(a.words, b.words) < MIN_ALIKE) return "different";
  const isEqual = a.isNegated === b.isNegated && isSameSet(a.numbers, b.numbers);
  return isEqual ? "same" : "changed";
}

/** Sørensen–Dice: 1 where the sets are equal, 0 where they share nothing. */
export function likenessOf(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  if (a.size + b.size === 0) return 0;
  let shared = 0;
  for (const term of a) if (b.has(term)) shared++;
  return (2 * shared) / (a.size + b.size);
}

function isSameSet(a: ReadonlySet<string>, b: ReadonlySet<string>): boolean {
  return a.size === b.size && [...a].every((term) => b.has(term));
}
