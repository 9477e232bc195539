/**
 * Text to index tokens, space-joined. The main stream holds every word in order, so that a phrase finds what stands together whatever
 * its case; behind it stand, once per text, the parts of camelCase words, words with their sigil (`.env`, `c++`) and symbol runs (`=>`).
 * Index and query use this one lexer: the main stream of a piece of text is contained in the main stream of the whole.
 */
import {
  classOf,
  classOfPair,
  DIGIT,
  LOWER,
  SEPARATOR,
  SURROGATE,
  SYMBOL,
  UNSPACED,
  UPPER,
} from "./char-class.ts";
import { foldShape } from "./fold.ts";

/** FTS5's porter leaves longer tokens alone, and nobody types them. */
const MAX_WORD_BYTES = 64;
/** Longer symbol runs are rulers and banners. */
const MAX_SYMBOL_RUN = 8;
/** A word this long may be the start of base64; such a run longer than MAX_BLOB without many separators is data, not text. */
const MIN_BLOB_WORD = 40;
const MAX_BLOB = 128;
const BLOB = /[\w+/=-]*/y;

export interface Lexed {
  main: string[];
  /** Hump parts, each entry the parts of one word. */
  parts: Set<string>;
  /** Words with sigils, and symbol runs. */
  marks: Set<string>;
}

interface Source {
  shape: string;
  lower: string;
  lexed: Lexed;
}

function classAt(shape: string, at: number): number {
  const found = classOf(shape.charCodeAt(at));
  return found === SURROGATE ? classOfPair(shape, at) : found;
}

function isWordClass(found: number): boolean {
  return found === LOWER || found === UPPER || found === DIGIT;
}

/** True for the character before `at`, a second half of a pair included. */
function isWordBefore(shape: string, at: number): boolean {
  if (at <= 0) return false;
  const unit = shape.charCodeAt(at - 1);
  const isPair = unit >= 0xdc00 && unit <= 0xdfff && at > 1;
  return isWordClass(classAt(shape, isPair ? at - 2 : at - 1));
}

function endOf(shape: string, from: number, isInside: (found: number) => boolean): number {
  let at = from;
  while (at < shape.length && isInside(classAt(shape, at))) {
    at += classOf(shape.charCodeAt(at)) === SURROGATE ? 2 : 1;
  }
  return at;
}

function boundWord(word: string): string {
  if (word.length * 3 <= MAX_WORD_BYTES) return word;
  let bytes = 0;
  let at = 0;
  for (const char of word) {
    bytes += Buffer.byteLength(char);
    if (bytes > MAX_WORD_BYTES) return word.slice(0, at);
    at += char.length;
  }
  return word;
}

/** `HTTPServer` → `http server`; undefined where a word has no humps or too many to be a name. */
function splitHumps(shape: string, lower: string): string | undefined {
  const parts: string[] = [];
  let from = 0;
  for (let at = 1; at < shape.length; at++) {
    if (classOf(shape.charCodeAt(at)) !== UPPER) continue;
    const isAfterUpper = classOf(shape.charCodeAt(at - 1)) === UPPER;
    const isBeforeLower = at + 1 < shape.length && classOf(shape.charCodeAt(at + 1)) === LOWER;
    if (isAfterUpper && !isBeforeLower) continue;
    parts.push(lower.slice(from, at));
    from = at;
  }
  if (from === 0) return undefined;
  parts.push(lower.slice(from));
  const isName = parts.length <= 3 || (parts.length <= 10 && shape.length >= parts.length * 3);
  return isName ? parts.join(" ") : undefined;
}

/** The sigil directly before a word, where it does not itself follow a word: `.env`, `--no`, `$x`, `@x`, `#1`, `/help`. */
function sigilBefore(shape: string, at: number): string {
  const sigil = shape[at - 1] ?? "";
  if (sigil === "-") {
    const isDouble = shape[at - 2] === "-";
    const start = isDouble ? at - 2 : at - 1;
    return isWordBefore(shape, start) || shape[start - 1] === "-" ? "" : shape.slice(start, at);
  }
  if (sigil === "/") return at === 1 || classAt(shape, at - 2) === SEPARATOR ? sigil : "";
  return sigil !== "" && ".$@#".includes(sigil) && !isWordBefore(shape, at - 1) ? sigil : "";
}

function sigilAfter(shape: string, at: number): string {
  if (shape[at] === "#") return "#";
  return shape[at] === "+" && shape[at + 1] === "+" ? "++" : "";
}

/** `'s`, `n't`, `'re`: what an apostrophe adds to an English word is not part of its name. */
const SUFFIX = /['’](?:s|t|re|ve|ll|d|m)(?![\p{L}\p{N}])/iuy;

function skipSuffix(shape: string, at: number): number {
  const unit = shape[at];
  if (unit !== "'" && unit !== "’") return at;
  SUFFIX.lastIndex = at;
  return SUFFIX.test(shape) ? SUFFIX.lastIndex : at;
}

function skipBlob(shape: string, start: number, end: number): number {
  if (end - start < MIN_BLOB_WORD) return end;
  BLOB.lastIndex = start;
  BLOB.test(shape);
  const blob = shape.slice(start, BLOB.lastIndex);
  if (blob.length <= MAX_BLOB) return end;
  const separators = blob.length - blob.replace(/[^a-z0-9]/gi, "").length;
  return separators * 16 < blob.length ? BLOB.lastIndex : end;
}

function readWord(source: Source, start: number): number {
  const { shape, lower, lexed } = source;
  const end = endOf(shape, start, isWordClass);
  const word = boundWord(lower.slice(start, end));
  lexed.main.push(word);
  const before = sigilBefore(shape, start);
  if (before !== "") lexed.marks.add(boundWord(before + word));
  const after = sigilAfter(shape, end);
  if (after !== "" && word.length < MAX_WORD_BYTES) lexed.marks.add(word + after);
  if (end - start <= MAX_WORD_BYTES) {
    const parts = splitHumps(shape.slice(start, end), lower.slice(start, end));
    if (parts !== undefined) lexed.parts.add(parts);
  }
  return skipSuffix(shape, skipBlob(shape, start, end));
}

function readUnspaced(source: Source, start: number): number {
  const { lower, lexed } = source;
  const end = endOf(source.shape, start, (found) => found === UNSPACED);
  let previous = "";
  for (const char of lower.slice(start, end)) {
    if (previous !== "") lexed.main.push(previous + char);
    previous = char;
  }
  lexed.main.push(previous);
  return end;
}

/** A run of symbols is a token of its own when it has two or more, or stands alone. */
function readSymbols(source: Source, start: number): number {
  const { shape, lexed } = source;
  const end = endOf(shape, start, (found) => found === SYMBOL);
  const length = end - start;
  const isAlone = !isWordBefore(shape, start) && !(end < shape.length && isWordClass(classAt(shape, end)));
  if (length <= MAX_SYMBOL_RUN && (length > 1 || isAlone)) lexed.marks.add(shape.slice(start, end));
  return end;
}

export function lex(text: string): Lexed {
  const shape = foldShape(text);
  const lexed: Lexed = { main: [], parts: new Set(), marks: new Set() };
  const source: Source = { shape, lower: shape.toLowerCase(), lexed };
  let at = 0;
  while (at < shape.length) {
    const found = classAt(shape, at);
    if (isWordClass(found)) at = readWord(source, at);
    else if (found === UNSPACED) at = readUnspaced(source, at);
    else if (found === SYMBOL) at = readSymbols(source, at);
    else at++;
  }
  return lexed;
}

export function tokenise(text: string): string {
  const { main, parts, marks } = lex(text);
  return [...main, ...parts, ...marks].join(" ");
}
