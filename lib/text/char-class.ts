/** The class of each UTF-16 unit as the tokeniser sees it. Expects folded shapes (NFKC, no Latin marks). */

import type { Units } from "./units.ts";

const UNKNOWN = 0;
export const SEPARATOR = 1;
export const SYMBOL = 2;
/** Word characters are LOWER to DIGIT. */
export const LOWER = 3;
export const UPPER = 4;
export const DIGIT = 5;
/** Scripts written without spaces between words, and Hangul, whose words carry particles. */
export const UNSPACED = 6;
export const SURROGATE = 7;

const SYMBOLS = "!#$%&*+-./:<=>?@^_|~";
const IN_WORD = "[\\p{L}\\p{N}\\p{Mn}\\p{Mc}]";
/**
 * One character of the unspaced class, for `u` patterns. Letters beyond U+FFFF are rare Han, or scripts so rare that substrings serve them;
 * U+3099 and U+309A are the sound marks that compose with no kana.
 */
export const UNSPACED_PATTERN =
  "(?:[\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Hangul}\\p{Script=Bopomofo}\\p{Script=Yi}" +
  "\\p{Script=Thai}\\p{Script=Lao}\\p{Script=Khmer}\\p{Script=Myanmar}ー々〆〇\\u3099\\u309a]" +
  `|(?=[\\u{10000}-\\u{10ffff}])${IN_WORD})`;
const UNSPACED_CHAR = new RegExp(`^${UNSPACED_PATTERN}`, "u");
const WORD_CHAR = new RegExp(IN_WORD, "u");

const classes = new Uint8Array(0x10000);

function computeClass(unit: number): number {
  const char = String.fromCharCode(unit);
  if (unit >= 0xd800 && unit <= 0xdfff) return SURROGATE;
  if (SYMBOLS.includes(char)) return SYMBOL;
  if (UNSPACED_CHAR.test(char)) return UNSPACED;
  if (!WORD_CHAR.test(char)) return SEPARATOR;
  if (/\p{Nd}/u.test(char)) return DIGIT;
  return /\p{Lu}|\p{Lt}/u.test(char) ? UPPER : LOWER;
}

/** Computed when first met: filling the whole table would cost every hook ten milliseconds. */
export function classOf(unit: number): number {
  const known = classes[unit] as number;
  if (known !== UNKNOWN) return known;
  const computed = computeClass(unit);
  classes[unit] = computed;
  return computed;
}

/** The class of the character beyond U+FFFF that starts at `at`; a lone surrogate separates. */
function classOfPair(units: Units, at: number): number {
  const pair = String.fromCharCode(units[at] as number, units[at + 1] as number);
  return UNSPACED_CHAR.test(pair) ? UNSPACED : SEPARATOR;
}

/** The class of the whole character that starts at `at`. */
export function classAt(units: Units, at: number): number {
  const found = classOf(units[at] as number);
  return found === SURROGATE ? classOfPair(units, at) : found;
}

/** The class of the whole character that ends before `at`; SEPARATOR at the beginning. */
export function classBefore(units: Units, at: number): number {
  if (at <= 0) return SEPARATOR;
  const found = classOf(units[at - 1] as number);
  if (found !== SURROGATE) return found;
  return at > 1 ? classAt(units, at - 2) : SEPARATOR;
}

export function isWordClass(found: number): boolean {
  return found >= LOWER && found <= DIGIT;
}
