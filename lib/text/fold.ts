/**
 * Folds text for comparison: NFKC (width, ligatures, NFC/NFD), lower case, no marks on Latin letters.
 * Kana keep their dakuten, composed. The tokeniser and every exact check use this one fold, so they agree.
 */

// biome-ignore lint/suspicious/noControlCharactersInRegex: the whole ASCII range
const NON_ASCII = /[^\0-\x7f]/;
/** Letters that can carry Latin marks, composed, and the marks that NFKC could not compose. */
const LATIN_MARKED = /[\u00c0-\u024f\u0300-\u036f\u1e00-\u1eff]/g;
const COMBINING = /[\u0300-\u036f]/g;

export function isAscii(text: string): boolean {
  return !NON_ASCII.test(text);
}

function stripMark(char: string): string {
  return char.normalize("NFD").replace(COMBINING, "");
}

/** The fold before lower-casing; lower-casing its result keeps every position, so case can be read beside it. */
export function foldShape(text: string): string {
  if (isAscii(text)) return text;
  const plain = text.normalize("NFKC").replace(LATIN_MARKED, stripMark);
  return plain.normalize("NFKC");
}

export function foldText(text: string): string {
  return foldShape(text).toLowerCase();
}
