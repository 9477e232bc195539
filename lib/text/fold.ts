/**
 * Folds text for comparison: NFKC (width, ligatures, NFC/NFD), lower case, no marks on Latin letters, no invisible characters.
 * Kana keep their dakuten, composed. The tokeniser and every exact check use this one fold, so they agree.
 */

import { lazy } from "./lazy.ts";

const NON_ASCII = /[^\0-\x7f]/;
/** Composed letters that can carry Latin marks, and the marks that NFKC could not compose. */
const LATIN_MARKED = /[\u00c0-\u024f\u1e00-\u1eff]|[\u0300-\u036f]/g;
const COMBINING = /[\u0300-\u036f]/g;
/** Soft hyphens, zero-width and bidi characters, variation selectors: what a reader does not see. */
const invisible = lazy(() => /\p{Default_Ignorable_Code_Point}/gu);

/**
 * Beyond ASCII what typeset text has: dashes, quotation marks, bullets, arrows, rules, ticks. NFKC keeps them as they are but for
 * the ellipsis, and none of them is part of a word.
 */
const BEYOND_TYPESET =
  /[^\0-\x7f\xb7\u2010\u2012-\u2016\u2018-\u2023\u2026\u2190-\u21ff\u2500-\u25ff\u2713-\u2718]/;

/** ASCII, and marks that separate words. */
export function isTypeset(text: string): boolean {
  return !BEYOND_TYPESET.test(text);
}

export function isAscii(text: string): boolean {
  return !NON_ASCII.test(text);
}

/** Decomposing is slow and the letters are few. */
const plainLetters: string[] = [];

function stripMark(char: string): string {
  const unit = char.charCodeAt(0);
  const known = plainLetters[unit];
  if (known !== undefined) return known;
  const plain = char.normalize("NFD").replace(COMBINING, "");
  plainLetters[unit] = plain;
  return plain;
}

/** The fold but for case; `lowerCase` of it keeps every position, so that case can be read beside it. */
export function foldShape(text: string): string {
  if (isAscii(text)) return text;
  // Most of what a model writes; folding it takes four times as long as this look.
  if (isTypeset(text)) return text.replaceAll("…", "...");
  const stripped = text.replace(invisible(), "").normalize("NFKC").replace(LATIN_MARKED, stripMark);
  // What stood around a removed mark may compose now.
  return stripped.normalize("NFKC");
}

/** One sigma: which of the two a word ends in depends on what follows it. */
export function lowerCase(shape: string): string {
  const lower = shape.toLowerCase();
  return lower.includes("ς") ? lower.replaceAll("ς", "σ") : lower;
}

export function foldText(text: string): string {
  return lowerCase(foldShape(text));
}
