/**
 * Text to index tokens, space-joined. The main stream holds every word in order, so that a phrase finds what stands together whatever
 * its case; behind it stand, once per text, the parts of camelCase words, words with their sigil (`.env`, `c++`) and symbol runs (`=>`),
 * and in the index the characters of unspaced runs.
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
import { foldShape, isAscii, isTypeset, lowerCase } from "./fold.ts";
import { renderHumps } from "./humps.ts";
import { sigilAfter, sigilBefore } from "./sigils.ts";
import { readFewUnits, readUnits, renderUnits, scratchUnits, type Units } from "./units.ts";
import { boundedEnd, skipBlob, skipSuffix } from "./word-end.ts";

/** Longer symbol runs are rulers and banners. */
const MAX_SYMBOL_RUN = 8;
const SPACE = 0x20;
/** An unspaced run writes each character twice, and a space. */
const MAX_GROWTH = 3;
/** Code points that an unspaced script may have. */
const CODE_POINTS = 0x110000;

export interface Lexed {
  /** Space-joined words in order. */
  main: string;
  /** Hump parts of camelCase words, each entry those of one word. */
  parts: Set<string>;
  /** Words with sigils, and symbol runs. */
  marks: Set<string>;
  /** Space-joined characters of unspaced runs, each once, but for those that end a run: the main stream has them. */
  characters: string;
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
  /** The characters of unspaced runs in order of their first places. */
  characters: number[];
}

/** Of each code point whether the text being read has it in an unspaced run, and whether at the end of one. */
const INSIDE = 1;
const AT_END = 2;
const places = new Uint8Array(CODE_POINTS);

/** What stands beside a word in the second part of the stream. */
function addMarks(reading: Reading, start: number, end: number, wordEnd: number): void {
  const { shapeUnits, lower, marks } = reading;
  const before = sigilBefore(shapeUnits, start);
  if (before !== "") marks.add(before + lower.slice(start, wordEnd));
  const after = sigilAfter(shapeUnits, end);
  if (after !== "") marks.add(lower.slice(start, wordEnd) + after);
}

function addHumps(reading: Reading, word: string): void {
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
  if (wordEnd === end && isCamel(reading, start)) addHumps(reading, shape.slice(start, end));
  return skipSuffix(shape, skipBlob(shape, start, end));
}

/** Overlapping bigrams, then the last character: every substring is a phrase. */
function readUnspaced(reading: Reading, start: number): number {
  const { shapeUnits, lowerUnits, out, characters } = reading;
  let to = reading.length;
  let at = start;
  let point = 0;
  for (;;) {
    const unit = shapeUnits[at] as number;
    const found = CLASSES[unit] || classOf(unit);
    if (found !== UNSPACED && (found !== SURROGATE || classAt(shapeUnits, at) !== UNSPACED)) break;
    const end = at + (found === SURROGATE ? 2 : 1);
    point = noteCharacter(lowerUnits, at, characters);
    for (let i = at; i < end; i++) out[to++] = lowerUnits[i] as number;
    if (at > start) {
      out[to++] = SPACE;
      for (let i = at; i < end; i++) out[to++] = lowerUnits[i] as number;
    }
    at = end;
  }
  places[point] = AT_END;
  out[to++] = SPACE;
  reading.length = to;
  return at;
}

function noteCharacter(units: Units, at: number, characters: number[]): number {
  const unit = units[at] as number;
  const isPair = (unit & 0xf800) === 0xd800;
  const point = isPair ? ((unit - 0xd800) << 10) + ((units[at + 1] as number) - 0xdc00) + 0x10000 : unit;
  if (places[point] === 0) {
    places[point] = INSIDE;
    characters.push(point);
  }
  return point;
}

/** Leaves `places` empty for the next text. */
function renderCharacters(characters: readonly number[]): string {
  let stream = "";
  for (const point of characters) {
    if (places[point] === INSIDE) stream += `${stream === "" ? "" : " "}${String.fromCodePoint(point)}`;
    places[point] = 0;
  }
  return stream;
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

/**
 * Characters that a process reads by patterns before it reads by units. Reading by units is twice as fast once it is
 * compiled, and compiling it takes longer than a hook, which reads one turn, has to live.
 */
const BY_PATTERNS_CHARS = 64 * 1024;
let charsRead = 0;

export function lex(text: string): Lexed {
  charsRead += text.length;
  return (charsRead <= BY_PATTERNS_CHARS ? lexByPatterns(text) : undefined) ?? lexByUnits(text);
}

type Folded = Pick<Reading, "shape" | "lower" | "shapeUnits" | "lowerUnits" | "out">;

/** Field by field: an object that is spread and then grows is slow to make, and to read from ever after (Node 20). */
function startReading({ shape, lower, shapeUnits, lowerUnits, out }: Folded): Reading {
  return {
    shape,
    lower,
    shapeUnits,
    lowerUnits,
    out,
    size: shape.length,
    length: 0,
    later: 0,
    split: new Set(),
    parts: new Set(),
    marks: new Set(),
    characters: [],
  };
}

function foldForUnits(text: string): Folded {
  const shape = foldShape(text);
  const lower = lowerCase(shape);
  const isBytes = isAscii(shape);
  return {
    shape,
    lower,
    shapeUnits: readUnits(shape, "shape", isBytes),
    lowerUnits: readUnits(lower, "lower", isBytes),
    out: scratchUnits("out", shape.length * (isBytes ? 1 : MAX_GROWTH) + 2, isBytes),
  };
}

const NO_UNITS = new Uint8Array(0);

/** Patterns read the strings; only what stands beside a symbol is looked at by units. */
function foldForPatterns(text: string): Folded {
  const shape = foldShape(text);
  const shapeUnits = readFewUnits(shape, isAscii(shape));
  return { shape, lower: lowerCase(shape), shapeUnits, lowerUnits: NO_UNITS, out: NO_UNITS };
}

export function lexByUnits(text: string): Lexed {
  const reading = startReading(foldForUnits(text));
  readAll(reading);
  return {
    characters: renderCharacters(reading.characters),
    main: renderUnits(reading.out, Math.max(0, reading.length - 1)),
    parts: reading.parts,
    marks: reading.marks,
  };
}

/** What `skipBlob` looks at, and a suffix that stands behind another one or before a sigil: to be read word by word. */
const INTRICATE = /[a-z0-9]{40}|['’](?:s|t|re|ve|ll|d|m)(?:#|\+\+|['’](?:s|t|re|ve|ll|d|m)(?![a-z0-9]))/;
const SUFFIXES = /(?<=[a-z0-9])['’](?:s|t|re|ve|ll|d|m)(?![a-z0-9])/gi;
/** A run of symbols, with the words that touch it. */
const SYMBOL_SPOTS = /([a-z0-9]*)[!#$%&*+\-./:<=>?@^_|~]+(?=([a-z0-9]*))/g;
const CAPITAL_WITHIN = /[A-Za-z0-9]+[A-Z][A-Za-z0-9]*/g;
const NOT_WORD = /[^a-z0-9]+/g;

/** The same of a text in ASCII and typeset marks, undefined for one that is not or that is intricate. */
export function lexByPatterns(text: string): Lexed | undefined {
  if (!isTypeset(text)) return undefined;
  const reading = startReading(foldForPatterns(text));
  const { shape, lower, parts, marks } = reading;
  if (INTRICATE.test(lower)) return undefined;
  for (const { index, 0: spot, 1: before = "", 2: after = "" } of lower.matchAll(SYMBOL_SPOTS)) {
    const start = index + before.length;
    const end = index + spot.length;
    if (before !== "") addMarks(reading, index, start, start);
    readSymbols(reading, start);
    if (after !== "") addMarks(reading, end, end + after.length, end + after.length);
  }
  const plain = shape.replace(SUFFIXES, "");
  for (const [word] of plain.matchAll(CAPITAL_WITHIN)) {
    if (word.toUpperCase() !== word) addHumps(reading, word);
  }
  const main = plain === shape ? lower : lowerCase(plain);
  return { main: main.replace(NOT_WORD, " ").trim(), parts, marks, characters: "" };
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
  return renderStream(lex(text));
}

/** For the index, which is asked for single characters of unspaced runs, too. */
export function tokeniseForIndex(text: string): string {
  const lexed = lex(text);
  const stream = renderStream(lexed);
  return lexed.characters === "" ? stream : `${stream} ${lexed.characters}`;
}

function renderStream({ main, parts, marks }: Lexed): string {
  let stream = main;
  for (const part of parts) stream += ` ${part}`;
  for (const mark of marks) stream += ` ${mark}`;
  return main === "" ? stream.slice(1) : stream;
}
