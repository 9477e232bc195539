/** The class of each UTF-16 unit as the tokeniser sees it. Expects folded shapes (NFKC, no Latin marks). */

export const UNKNOWN = 0;
export const SEPARATOR = 1;
export const SYMBOL = 2;
export const LOWER = 3;
export const UPPER = 4;
export const DIGIT = 5;
/** Scripts written without spaces between words. */
export const UNSPACED = 6;
export const SURROGATE = 7;

const SYMBOLS = "!#$%&*+-./:<=>?@^_|~";
const UNSPACED_CHAR =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Bopomofo}\p{Script=Yi}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}ー々〆〇゛゜]/u;
const IN_WORD = /[\p{L}\p{N}\p{M}]/u;

const classes = new Uint8Array(65536);

function computeClass(unit: number): number {
  const char = String.fromCharCode(unit);
  if (unit >= 0xd800 && unit <= 0xdfff) return SURROGATE;
  if (SYMBOLS.includes(char)) return SYMBOL;
  if (!IN_WORD.test(char)) return SEPARATOR;
  if (UNSPACED_CHAR.test(char)) return UNSPACED;
  if (/\p{Nd}/u.test(char)) return DIGIT;
  return /\p{Lu}|\p{Lt}/u.test(char) ? UPPER : LOWER;
}

for (let unit = 0; unit < 128; unit++) classes[unit] = computeClass(unit);

/** Classes beyond ASCII are computed when first met: a whole table would cost a hook ten milliseconds. */
export function classOf(unit: number): number {
  const known = classes[unit] as number;
  if (known !== UNKNOWN) return known;
  const computed = computeClass(unit);
  classes[unit] = computed;
  return computed;
}

/** The class of the character beyond U+FFFF that starts at `at`; a lone surrogate separates. */
export function classOfPair(text: string, at: number): number {
  const point = text.codePointAt(at) as number;
  if (point < 0x10000) return SEPARATOR;
  const char = String.fromCodePoint(point);
  if (UNSPACED_CHAR.test(char)) return UNSPACED;
  return IN_WORD.test(char) ? LOWER : SEPARATOR;
}
