/** Whether two statements say the same. Width, case, punctuation and endings do not count; numbers and negation do. */
import { foldText } from "../text/fold.ts";
import { termsOf } from "./terms.ts";

export type Likeness = "same" | "changed" | "different";

/** A statement ready for many comparisons. */
export interface Prepared {
  words: ReadonlySet<string>;
  /** What it is about: its words without those that only say yes or no, always or never. */
  subject: ReadonlySet<string>;
  numbers: ReadonlySet<string>;
  isNegated: boolean;
}

/** Share of words in common from which two statements are about the same; below it wording differs too much to tell. */
const MIN_ALIKE = 0.85;

/** A statement and its opposite are worded more freely than a statement and its repetition. */
const MIN_SAME_SUBJECT = 0.8;

/** One word in common is not yet a subject. */
const MIN_SUBJECT_TERMS = 2;

const NUMBER = /^[v.]?\d[\d.]*$/;
const NEGATION =
  /\b(?:not|never|no|without|don't|doesn't|shouldn't|mustn't|avoid|stop|neither|nor)\b|[不别未勿没莫]|ない|ません|なし|禁止|やめ/i;

/** What turns a rule around, introduces it, or takes another one back, and says nothing of what it is about. */
const STANCE =
  /\b(?:i was wrong|forget that|actually|from now on|in future|any ?more|no longer|always|never|please|do not|don't|not|must|should|shouldn't|mustn't|stop|avoid|again)\b|以后|今后|从现在开始|不要再|不用再|不再|不要|不用|不必|都要|必须|一遍|一下|一次|一律|一定要?|总是|从不|再也不|我错了|今後は?|これからは?|必ず|いつも|もう|しないで(?:ください)?|しないこと|しない|すること|する/gi;

/** `changed`: the same statement with another number, or its opposite. */
export function compareStatements(a: string, b: string): Likeness {
  return comparePrepared(prepareStatement(a), prepareStatement(b));
}

export function prepareStatement(text: string): Prepared {
  const terms = new Set(termsOf(text));
  const numbers = new Set([...terms].filter((term) => NUMBER.test(term)));
  const words = new Set([...terms].filter((term) => !numbers.has(term)));
  const folded = foldText(text);
  const subject = new Set(termsOf(folded.replace(STANCE, " ")).filter((term) => !NUMBER.test(term)));
  return { words, numbers, subject, isNegated: NEGATION.test(folded) };
}

/** True where one says yes and the other no to the same thing, in whatever words. */
export function isOpposite(a: Prepared, b: Prepared): boolean {
  return (
    a.isNegated !== b.isNegated &&
    Math.min(a.subject.size, b.subject.size) >= MIN_SUBJECT_TERMS &&
    likenessOf(a.subject, b.subject) >= MIN_SAME_SUBJECT
  );
}

export function comparePrepared(a: Prepared, b: Prepared): Likeness {
  if (isOpposite(a, b)) return "changed";
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
