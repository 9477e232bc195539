/**
 * The class of each character as the tokeniser sees it. Expects folded shapes (NFKC, no Latin marks).
 * A table of ranges, because every pattern with `\p{…}` costs a hook a millisecond to compile.
 */
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

/** First and last character of each range. What is in none of them is computed when first met. */
const RANGES: readonly [found: number, ranges: string][] = [
  [
    SEPARATOR,
    "\0/ :@ [` {\xbf ×× ÷÷ \u2000\u206f \u20a0\u20cf \u2190\u24ea \u2500\u2775 \u2794\u2bff \u3000\u3004 \u3008\u3020 \ue000\uf8ff",
  ],
  [SYMBOL, [...SYMBOLS].map((symbol) => symbol + symbol).join(" ")],
  [DIGIT, "09"],
  [UPPER, "AZ"],
  [LOWER, "az"],
  // Thai, Lao, Myanmar, Khmer.
  [
    UNSPACED,
    "\u0e01\u0e3a \u0e40\u0e4e \u0e81\u0ece \u0edc\u0edf \u1000\u1049 \u1050\u109d \u1780\u17d3 \u17d7\u17d7 \u17dc\u17dd \ua9e0\ua9fe \uaa60\uaa76 \uaa7a\uaa7f",
  ],
  // Hangul, iteration marks, kana with their sound marks, Bopomofo.
  [
    UNSPACED,
    "\u1100\u11ff \u3005\u3007 \u3021\u3029 \u302e\u302f \u3038\u303b \u3041\u309a \u309d\u309f \u30a1\u30fa \u30fc\u312f",
  ],
  // Compatibility jamo, Bopomofo and kana extensions, Han, Yi, Hangul, compatibility Han.
  [
    UNSPACED,
    "\u3131\u318e \u31a0\u31bf \u31f0\u31ff \u3400\u4dbf \u4e00\ua48c \ua960\ua97c \uac00\ud7fb \uf900\ufad9",
  ],
  [SURROGATE, "\ud800\udfff"],
];

/** By UTF-16 unit; 0 where `classOf` has to be asked. Loops over long texts read it themselves: a call a character doubles their cost. */
export const CLASSES = new Uint8Array(0x10000);
for (const [found, ranges] of RANGES) {
  // The separating space stands at every third place: a range may itself begin with one.
  for (let i = 0; i < ranges.length; i += 3)
    CLASSES.fill(found, ranges.charCodeAt(i), ranges.charCodeAt(i + 1) + 1);
}

function isInWord(char: string): boolean {
  return /[\p{L}\p{N}\p{Mn}\p{Mc}]/u.test(char);
}

function computeClass(unit: number): number {
  const char = String.fromCharCode(unit);
  const lower = char.toLowerCase();
  if (lower !== char) return UPPER;
  if (lower !== char.toUpperCase()) return LOWER;
  return isInWord(char) ? LOWER : SEPARATOR;
}

export function classOf(unit: number): number {
  const known = CLASSES[unit] as number;
  if (known !== UNKNOWN) return known;
  const computed = computeClass(unit);
  CLASSES[unit] = computed;
  return computed;
}

/** Emoji and other pictures. */
const FIRST_PICTURE = 0x1f110;
const LAST_PICTURE = 0x1faff;
/** Two planes of rarer Han. */
const FIRST_RARE_HAN = 0x20000;
const LAST_RARE_HAN = 0x3ffff;

/** Letters beyond U+FFFF are rare Han, or of scripts so rare that substrings serve them too. */
function classOfAstral(point: number): number {
  if (point >= FIRST_PICTURE && point <= LAST_PICTURE) return SEPARATOR;
  if (point >= FIRST_RARE_HAN && point <= LAST_RARE_HAN) return UNSPACED;
  return isInWord(String.fromCodePoint(point)) ? UNSPACED : SEPARATOR;
}

/** A lone surrogate separates. */
export function classOfPoint(point: number): number {
  if (point > 0xffff) return classOfAstral(point);
  const found = classOf(point);
  return found === SURROGATE ? SEPARATOR : found;
}

/** The class of the whole character that starts at `at`. */
export function classAt(units: Units, at: number): number {
  const unit = units[at] as number;
  const found = classOf(unit);
  if (found !== SURROGATE) return found;
  return classOfPoint(String.fromCharCode(unit, units[at + 1] as number).codePointAt(0) as number);
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

function isEvery(text: string, isWanted: (found: number) => boolean): boolean {
  for (const char of text) if (!isWanted(classOfPoint(char.codePointAt(0) as number))) return false;
  return true;
}

/** Not empty, and of unspaced characters only. */
export function isUnspaced(text: string): boolean {
  return text !== "" && isEvery(text, (found) => found === UNSPACED);
}

/** Holds anything but letters, digits and their marks. */
export function hasPunctuation(text: string): boolean {
  return !isEvery(text, (found) => found >= LOWER);
}

export function hasLetter(text: string): boolean {
  return !isEvery(text, (found) => found < LOWER);
}
