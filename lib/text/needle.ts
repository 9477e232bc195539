/**
 * Finds texts in bytes in every spelling that reads as them: escaped, coloured, with invisible characters, wrapped, in other
 * widths and compositions, encoded for a URL or for HTML. Linear in the bytes, whatever the number of texts.
 */
import {
  addToGram,
  createNeedleIndex,
  GRAM,
  type GramFilter,
  MAX_PREFIX,
  mayGoOn,
  mayHold,
  type NeedleIndex,
} from "./needle-index.ts";
import { type Cursor, createCursor, moveCursor, nextUnit, plainUnit } from "./reading.ts";
import { NOTHING } from "./spelling.ts";
import { lowerUnit, SPACE } from "./unit-fold.ts";

export interface ByteRange {
  start: number;
  end: number;
}

export interface Found {
  /** In order, none over another. */
  ranges: ByteRange[];
  /** Where the text stands in another letter case. */
  otherCase: ByteRange[];
}

export interface Needles {
  find(bytes: Uint8Array): Found;
}

/** Shorter texts stand everywhere, in names and structure too. */
export const MIN_NEEDLE_CHARS = GRAM;
/** A run that does not end the text is tried from its first character only. */
const WRAPPING = /^["'\\\s]+|(?<!["'\\\s])["'\\\s]+$/g;

/** What is looked for: quotes, backslashes and white space at its ends are no part of a secret, and belong to what wraps it. */
export function trimNeedle(text: string): string {
  return text.replace(WRAPPING, "");
}

/** Long enough to be looked for. */
export function isNeedle(text: string): boolean {
  return foldNeedles([text])[0] !== undefined;
}

export type LetterCase =
  | "exact"
  /** Places in another letter case are told apart. */
  | "told"
  | "any";

export function createNeedles(texts: Iterable<string>, letterCase: LetterCase = "exact"): Needles {
  const exact = foldNeedles(texts);
  const isLower = letterCase !== "exact";
  const index = createNeedleIndex(isLower ? exact.map(lowerText) : exact);
  const exactIndex = letterCase === "told" ? createNeedleIndex(exact) : undefined;
  return {
    find(bytes) {
      const found: Found = { ranges: [], otherCase: [] };
      if (index.isEmpty) return found;
      scan({ bytes, isLower, index }, (range, exactly) => {
        const isExact = exactIndex === undefined || exactIndex.match(exactly)?.end === range.end;
        found[isExact ? "ranges" : "otherCase"].push(range);
      });
      return { ranges: mergeRanges(found.ranges), otherCase: mergeRanges(found.otherCase) };
    },
  };
}

/** As they are compared; those that are too short are left out. */
function foldNeedles(texts: Iterable<string>): string[] {
  const folded: string[] = [];
  for (const text of texts) {
    const needle = trimNeedle(foldBytes(Buffer.from(trimNeedle(text))));
    if (needle.length >= MIN_NEEDLE_CHARS) folded.push(needle);
  }
  return folded;
}

function foldBytes(bytes: Uint8Array): string {
  const cursor = createCursor(bytes, 0);
  let text = "";
  for (let unit = nextUnit(cursor); unit !== NOTHING; unit = nextUnit(cursor))
    text += String.fromCharCode(unit);
  return text;
}

function lowerText(text: string): string {
  return Array.from({ length: text.length }, (_, at) =>
    String.fromCharCode(lowerUnit(text.charCodeAt(at))),
  ).join("");
}

interface Scanned {
  bytes: Uint8Array;
  isLower: boolean;
  index: NeedleIndex;
}

/** `exactly` stands where the match begins, and reads the letter case that is there. */
type OnMatch = (range: ByteRange, exactly: Cursor) => void;

/** Everything that is read by itself: the text, and what is hidden in it. */
function scan(text: Scanned, onMatch: OnMatch): void {
  const hidden: ByteRange[] = [];
  const onHidden = (start: number, end: number): void => void hidden.push({ start, end });
  scanPart(text, { start: 0, end: text.bytes.length }, { onMatch, onHidden });
  for (const part of hidden) scanPart(text, part, { onMatch });
}

interface Told {
  onMatch: OnMatch;
  onHidden?: (start: number, end: number) => void;
}

/** Matches may overlap, and all are told; within a long one none is looked for, since each place costs as much as matches there. */
function scanPart(text: Scanned, { start, end }: ByteRange, { onMatch, onHidden }: Told): void {
  const { bytes, isLower, index } = text;
  const cursor = createCursor(bytes, start, { stop: end, isLower });
  if (onHidden !== undefined) cursor.onHidden = onHidden;
  cursor.onLiteral = (from, to) => scanLiteral(text, { start: from, end: to }, onMatch);
  const probe = createCursor(bytes, start, { stop: end, isLower });
  let passed = 0;
  forEachGram(cursor, index.filter, (from) => {
    if (from < passed) return;
    moveCursor(probe, from);
    const match = index.match(probe);
    if (match === undefined) return;
    onMatch({ start: from, end: match.end }, createCursor(bytes, from, { stop: end }));
    if (match.units > MAX_PREFIX) passed = match.end;
  });
}

/** Tells where four units begin that may be a needle's first. Most of the time goes in here: everything is at hand. */
function forEachGram(cursor: Cursor, filter: GramFilter, onGram: (from: number) => void): void {
  const { bytes, stop, isLower } = cursor;
  let gram = 0;
  // Where the last four units begin.
  let first = NOTHING;
  let second = NOTHING;
  let third = NOTHING;
  let fourth = NOTHING;
  let isPlain = true;
  for (let { at } = cursor; ; ) {
    let unit = isPlain && at < stop ? plainUnit(bytes[at] as number) : NOTHING;
    first = second;
    second = third;
    third = fourth;
    fourth = at;
    if (unit !== NOTHING) {
      at++;
      cursor.isSpace = false;
      if (isLower) unit = lowerUnit(unit);
    } else {
      cursor.at = at;
      unit = nextUnit(cursor);
      if (unit === NOTHING) return;
      ({ at, start: fourth } = cursor);
      isPlain = cursor.rest === "";
    }
    gram = addToGram(gram, unit);
    if (mayHold(filter, gram) && mayGoOnAt(filter, gram, cursor, at)) onGram(first);
  }
}

/** What is neither plain nor a single space is left to whoever compares. */
function mayGoOnAt(filter: GramFilter, gram: number, { bytes, stop, isLower }: Cursor, at: number): boolean {
  let following = 0;
  let before = 0;
  for (let next = at; next < at + GRAM; next++) {
    const byte = next < stop ? (bytes[next] as number) : 0;
    if (plainUnit(byte) === NOTHING && (byte !== SPACE || before === SPACE)) return true;
    following = addToGram(following, isLower ? lowerUnit(byte) : byte);
    before = byte;
  }
  return mayGoOn(filter, gram, following);
}

const BACKSLASH = 0x5c;

/** What begins in bytes that were read as an escape: behind a backslash with the first letter, else anywhere. */
function scanLiteral(text: Scanned, { start, end }: ByteRange, onMatch: OnMatch): void {
  const { bytes, index } = text;
  const beyond = bytes[start - 1] === BACKSLASH ? start + 1 : end;
  for (let from = start; from < beyond; from++) {
    const match = index.match(literalCursor(bytes, { start: from, end }, text.isLower));
    if (match !== undefined)
      onMatch({ start: from, end: match.end }, literalCursor(bytes, { start: from, end }, false));
  }
}

function literalCursor(bytes: Uint8Array, { start, end }: ByteRange, isLower: boolean): Cursor {
  const cursor = createCursor(bytes, end, { isLower });
  cursor.rest = Buffer.from(bytes.buffer, bytes.byteOffset + start, end - start).toString("latin1");
  cursor.isSpace = false;
  return cursor;
}

/** In order, none over another. */
export function mergeRanges(found: readonly ByteRange[]): ByteRange[] {
  const merged: ByteRange[] = [];
  for (const range of [...found].sort((a, b) => a.start - b.start)) {
    const last = merged.at(-1);
    if (last !== undefined && range.start < last.end) last.end = Math.max(last.end, range.end);
    else merged.push({ ...range });
  }
  return merged;
}
