/** Whether two statements say the same. Width, case, punctuation and endings do not count; numbers and negation do. */
import { foldText } from "../text/fold.ts";
import { termsOf } from "./terms.ts";

export type Likeness = "same" | "changed" | "different";

/** Share of words in common from which two statements are about the same; below it wording differs too much to tell. */
const MIN_ALIKE = 0.85;

const NUMBER = /^[v.]?\d[\d.]*$/;
const NEGATION =
  /\b(?:not|never|no|without|don't|doesn't|shouldn't|mustn't|avoid|stop|neither|nor)\b|[不别未勿没莫]|ない|ません|なし|禁止|やめ/i;

/** `changed`: the same statement with another number, or its opposite. */
export function compareStatements(a: string, b: string): Likeness {
  const left = new Set(termsOf(a));
  const right = new Set(termsOf(b));
  const differing = [...left, ...right].filter((term) => left.has(term) !== right.has(term));
  const isNegated = NEGATION.test(foldText(a)) !== NEGATION.test(foldText(b));
  const words = (terms: Iterable<string>): string[] => [...terms].filter((term) => !NUMBER.test(term));
  const shared = words(left).filter((term) => right.has(term)).length;
  const alike = diceOf(shared, words(left).length, words(right).length);
  if (alike < MIN_ALIKE) return "different";
  return isNegated || differing.some((term) => NUMBER.test(term)) ? "changed" : "same";
}

/** Sørensen–Dice: 1 where the sets are equal, 0 where they share nothing. */
export function diceOf(shared: number, left: number, right: number): number {
  return left + right === 0 ? 0 : (2 * shared) / (left + right);
}
