/**
 * Bytes as a reader reads them, unit by unit: without escape sequences and what is invisible, one kind of space, whatever the
 * text is wrapped in. Every byte is looked at a bounded number of times.
 */
import { ESCAPE, NOTHING, readSpelling, type Spelling } from "./spelling.ts";
import { foldPoint, foldsToItself, lowerUnit, SPACE } from "./unit-fold.ts";

/** A place in the text, and what was read there last. */
export interface Cursor extends Spelling {
  readonly bytes: Uint8Array;
  readonly stop: number;
  readonly isLower: boolean;
  /** The next byte. */
  at: number;
  /** Where the character begins that the last unit is the first of; NOTHING within one. */
  start: number;
  /** Further units of that character. */
  rest: string;
  /** The last unit was a space: there is never a second one. */
  isSpace: boolean;
  /** A title or an address that a terminal was sent and does not show: read by itself. */
  onHidden?: (start: number, end: number) => void;
  /** Of white space, told or not. */
  blanks: number;
  /** Bytes that were read as an escape and may be meant as they are: `\token` is no tab in a Windows path. */
  onLiteral?: (start: number, end: number) => void;
}

const PLAIN = 1;
const BLANK = 2;
/** By byte: what stands for itself, white space, and what has to be looked at. */
const CLASSES = new Uint8Array(256);
for (let byte = 0x21; byte < 0x7f; byte++) CLASSES[byte] = PLAIN;
for (const special of "\\%&") CLASSES[special.charCodeAt(0)] = 0;
for (const blank of " \t\n\r") CLASSES[blank.charCodeAt(0)] = BLANK;

const BELL = 0x07;
const CSI = 0x9b;
const STRING_END = 0x9c;
/** As in `neutralise`: a string of the terminal's that is longer is none. */
const MAX_STRING_BYTES = 2_048;
const MAX_PARAMETER_BYTES = 64;

export function createCursor(
  bytes: Uint8Array,
  at: number,
  { stop = bytes.length, isLower = false }: { stop?: number; isLower?: boolean } = {},
): Cursor {
  return {
    bytes,
    stop,
    isLower,
    at,
    start: at,
    rest: "",
    isSpace: true,
    blanks: 0,
    point: 0,
    end: 0,
    literal: 0,
  };
}

export function moveCursor(cursor: Cursor, at: number): void {
  cursor.at = at;
  cursor.rest = "";
  cursor.isSpace = true;
}

/** By byte, the unit that it stands for whatever is around it, and the space, which is one after another character; else 0. */
export function plainUnits(isLower: boolean): Uint8Array {
  return isLower ? LOWER_UNITS : EXACT_UNITS;
}

const EXACT_UNITS = CLASSES.map((found, byte) => (found === PLAIN || byte === SPACE ? byte : 0));
const LOWER_UNITS = EXACT_UNITS.map((unit) => (unit >= 0x41 && unit <= 0x5a ? unit + 0x20 : unit));

/** The next unit; NOTHING at the end. */
export function nextUnit(cursor: Cursor): number {
  if (cursor.rest !== "") return nextOfRest(cursor);
  while (cursor.at < cursor.stop) {
    const byte = cursor.bytes[cursor.at] as number;
    const found = CLASSES[byte];
    cursor.start = cursor.at;
    if (found === PLAIN) {
      cursor.at++;
      cursor.isSpace = false;
      return cursor.isLower ? lowerUnit(byte) : byte;
    }
    let unit = SPACE;
    if (found === BLANK) cursor.at++;
    else unit = readCharacter(cursor);
    if (unit === SPACE) cursor.blanks++;
    if (unit === NOTHING || (unit === SPACE && cursor.isSpace)) continue;
    cursor.isSpace = unit === SPACE;
    return cursor.isLower ? lowerUnit(unit) : unit;
  }
  return NOTHING;
}

function nextOfRest(cursor: Cursor): number {
  const unit = cursor.rest.charCodeAt(0);
  cursor.rest = cursor.rest.slice(1);
  cursor.start = NOTHING;
  return cursor.isLower ? lowerUnit(unit) : unit;
}

/** The first unit of what is no plain ASCII; NOTHING for what nobody sees. */
function readCharacter(cursor: Cursor): number {
  readSpelling(cursor.bytes, cursor.at, cursor);
  const { point, end, literal } = cursor;
  cursor.at = end;
  if (literal !== NOTHING) cursor.onLiteral?.(literal, end);
  if (point === NOTHING) return NOTHING;
  if (foldsToItself(point)) return point;
  if (point === ESCAPE) passEscape(cursor);
  else if (point === CSI) passParameters(cursor, end);
  const text = foldPoint(point);
  cursor.rest = text.slice(1);
  return text === "" ? NOTHING : text.charCodeAt(0);
}

/** Behind the escape character. */
function passEscape(cursor: Cursor): void {
  const { bytes, at } = cursor;
  const next = bytes[at] ?? 0;
  const char = String.fromCharCode(next);
  if (char === "[") passParameters(cursor, at + 1);
  else if ("]PX^_".includes(char)) passString(cursor, at + 1);
  else if (char !== "\\") passFinal(cursor);
}

/** A sequence of two characters or a few more. The second may be a text's first. */
function passFinal(cursor: Cursor): void {
  const { bytes, at } = cursor;
  let final = at;
  while (final < at + 4 && isBetween(bytes[final], 0x20, 0x2f)) final++;
  if (!isBetween(bytes[final], 0x30, 0x7e)) return;
  if (final === at) cursor.onLiteral?.(at, at + 1);
  cursor.at = final + 1;
}

/** What is no sequence loses what looks like one: its text stays. */
function passParameters(cursor: Cursor, start: number): void {
  const { bytes } = cursor;
  let at = start;
  while (at < start + MAX_PARAMETER_BYTES && isBetween(bytes[at], 0x30, 0x3f)) at++;
  const parameters = at;
  while (at < parameters + 8 && isBetween(bytes[at], 0x20, 0x2f)) at++;
  // A backslash begins the next escape of JSON.
  cursor.at = isBetween(bytes[at], 0x40, 0x7e) && bytes[at] !== 0x5c ? at + 1 : parameters;
}

function isBetween(byte: number | undefined, low: number, high: number): boolean {
  return byte !== undefined && byte >= low && byte <= high;
}

const NEWLINE = 0x0a;

/** A string that does not end on its line is none: its text stays. */
function passString(cursor: Cursor, start: number): void {
  const { bytes } = cursor;
  const spelling: Spelling = { point: 0, end: 0, literal: 0 };
  cursor.at = start;
  for (let at = start; at < Math.min(start + MAX_STRING_BYTES, cursor.stop); at = spelling.end) {
    if (bytes[at] === NEWLINE) return;
    readSpelling(bytes, at, spelling);
    const { point } = spelling;
    if (point !== BELL && point !== ESCAPE && point !== STRING_END) continue;
    cursor.onHidden?.(start, at);
    // The escape character begins the string's end, or another sequence.
    cursor.at = point === ESCAPE ? at : spelling.end;
    return;
  }
}
