/**
 * Text to index tokens, space-joined. The main stream holds every word in order, so that a phrase finds what stands together whatever
 * its case; behind it stand, once per text, the parts of camelCase words, words with their sigil (`.env`, `c++`) and symbol runs (`=>`).
 * Index and query use this one lexer: the main stream of a piece of text is contained in the main stream of the whole.
 */
import {
  CLASSES,
  classAt,
  classBefore,
  classOf,
  DIGIT,
  isWordClass,
  LOWER,
  SEPARATOR,
  SURROGATE,
  SYMBOL,
  UNSPACED,
  UPPER,
} from "./char-class.ts";
import { foldShape, isAscii, lowerCase } from "./fold.ts";
import { renderHumps } from "./humps.ts";
import { sigilAfter, sigilBefore } from "./sigils.ts";
import { readUnits, renderUnits, scratchUnits, type Units } from "./units.ts";
import { boundedEnd, skipBlob, skipSuffix } from "./word-end.ts";

/** Longer symbol runs are rulers and banners. */
const MAX_SYMBOL_RUN = 8;
const SPACE = 0x20;
/** An unspaced run writes each character twice, and a space. */
const MAX_GROWTH = 3;

export interface Lexed {
  /** Space-joined words in order. */
  main: string;
  /** Hump parts of camelCase words, each entry those of one word. */
  parts: Set<string>;
  /** Words with sigils, and symbol runs. */
  marks: Set<string>;
}

/** One text being read. Code units are read from and written to typed arrays: five times as fast as `charCodeAt` and slices. */
interface Reading {
  shape: string;
  lower: string;
  /** The units of `shape` and `lower`. */
  shapeUnits: Units;
  lowerUnits: Units;
  size: number;
  /** The main stream as it is written. */
  out: Units;
  length: number;
  /** A bit for each class in the last word behind its first character. */
  later: number;
  /** camelCase words already split. */
  split: Set<string>;
  parts: Set<string>;
  marks: Set<string>;
}

/** What stands beside a word in the second part of the stream. */
function addMarks(reading: Reading, start: number, end: number, wordEnd: number): void {
  const { shapeUnits, lower, marks } = reading;
  const before = sigilBefore(shapeUnits, start);
  if (before !== "") marks.add(before + lower.slice(start, wordEnd));
  const after = sigilAfter(shapeUnits, end);
  if (after !== "") marks.add(lower.slice(start, wordEnd) + after);
}

function addHumps(reading: Reading, start: number, end: number): void {
  const word = reading.shape.slice(start, end);
  if (reading.split.has(word)) return;
  reading.split.add(word);
  const parts = renderHumps(word);
  if (parts !== undefined) reading.parts.add(parts);
}

/** Writes the word that starts at `start` to the main stream and gives its end. */
function copyWord(reading: Reading, start: number): number {
  const { shapeUnits, lowerUnits, out } = reading;
  let to = reading.length;
  let at = start;
  let later = 0;
  let unit = shapeUnits[at] as number;
  let found = CLASSES[unit] || classOf(unit);
  while (found >= LOWER && found <= DIGIT) {
    out[to++] = lowerUnits[at++] as number;
    unit = shapeUnits[at] as number;
    found = CLASSES[unit] || classOf(unit);
    later |= 1 << found;
  }
  reading.length = to;
  reading.later = later;
  return at;
}

const UPPER_BIT = 1 << UPPER;
const LOWER_BIT = 1 << LOWER;

function isCamel({ shapeUnits, later }: Reading, start: number): boolean {
  return (
    (later & UPPER_BIT) > 0 && ((later & LOWER_BIT) > 0 || classOf(shapeUnits[start] as number) === LOWER)
  );
}

function readWord(reading: Reading, start: number): number {
  const { shape, shapeUnits, lower, out } = reading;
  const end = copyWord(reading, start);
  const wordEnd = boundedEnd(lower, start, end);
  reading.length -= end - wordEnd;
  out[reading.length++] = SPACE;
  const isAfterSymbol = start > 0 && CLASSES[shapeUnits[start - 1] as number] === SYMBOL;
  if (isAfterSymbol || CLASSES[shapeUnits[end] as number] === SYMBOL) addMarks(reading, start, end, wordEnd);
  if (wordEnd === end && isCamel(reading, start)) addHumps(reading, start, end);
  return skipSuffix(shape, skipBlob(shape, start, end));
}

/** Overlapping bigrams, then the last character: every substring is a phrase, every character the beginning of a token. */
function readUnspaced(reading: Reading, start: number): number {
  const { shapeUnits, lowerUnits, out } = reading;
  let to = reading.length;
  let at = start;
  for (;;) {
    const unit = shapeUnits[at] as number;
    const found = CLASSES[unit] || classOf(unit);
    if (found !== UNSPACED && (found !== SURROGATE || classAt(shapeUnits, at) !== UNSPACED)) break;
    const end = at + (found === SURROGATE ? 2 : 1);
    for (let i = at; i < end; i++) out[to++] = lowerUnits[i] as number;
    if (at > start) {
      out[to++] = SPACE;
      for (let i = at; i < end; i++) out[to++] = lowerUnits[i] as number;
    }
    at = end;
  }
  out[to++] = SPACE;
  reading.length = to;
  return at;
}

/** A run of symbols is a token when it has two or more, or stands alone. */
function readSymbols(reading: Reading, start: number): number {
  const { shapeUnits } = reading;
  let end = start + 1;
  while (classOf(shapeUnits[end] as number) === SYMBOL) end++;
  const length = end - start;
  const isAlone =
    length > 1 || !(isWordClass(classBefore(shapeUnits, start)) || isWordClass(classAt(shapeUnits, end)));
  if (isAlone && length <= MAX_SYMBOL_RUN) reading.marks.add(reading.shape.slice(start, end));
  return end;
}

export function lex(text: string): Lexed {
  const shape = foldShape(text);
  const lower = lowerCase(shape);
  const isBytes = isAscii(shape);
  const reading: Reading = {
    shape,
    lower,
    shapeUnits: readUnits(shape, "shape", isBytes),
    lowerUnits: readUnits(lower, "lower", isBytes),
    size: shape.length,
    out: scratchUnits("out", shape.length * (isBytes ? 1 : MAX_GROWTH) + 2, isBytes),
    length: 0,
    later: 0,
    split: new Set(),
    parts: new Set(),
    marks: new Set(),
  };
  readAll(reading);
  return {
    main: renderUnits(reading.out, Math.max(0, reading.length - 1)),
    parts: reading.parts,
    marks: reading.marks,
  };
}

function readAll(reading: Reading): void {
  const { shapeUnits, size } = reading;
  let at = 0;
  while (at < size) {
    const unit = shapeUnits[at] as number;
    let found = CLASSES[unit] || classOf(unit);
    if (found === SURROGATE) found = classAt(shapeUnits, at);
    if (found === SEPARATOR) at++;
    else if (found === UNSPACED) at = readUnspaced(reading, at);
    else if (found === SYMBOL) at = readSymbols(reading, at);
    else at = readWord(reading, at);
  }
}

export function tokenise(text: string): string {
  const { main, parts, marks } = lex(text);
  let stream = main;
  for (const part of parts) stream += ` ${part}`;
  for (const mark of marks) stream += ` ${mark}`;
  return main === "" ? stream.slice(1) : stream;
}
