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
import { type Cursor, createCursor, moveCursor, nextUnit, plainUnits } from "./reading.ts";
import { NOTHING } from "./spelling.ts";
import { foldPoint, lowerUnit, SPACE } from "./unit-fold.ts";

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
        const isExact = exactIndex === undefined || exactIndex.match(exactly())?.end === range.end;
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
type OnMatch = (range: ByteRange, exactly: () => Cursor) => void;

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
  const literals = createLiterals(text, cursor, onMatch);
  const probe = createCursor(bytes, start, { stop: end, isLower });
  let passed = 0;
  const onGram = (from: number): void => {
    if (from < passed) return;
    moveCursor(probe, from);
    const match = index.match(probe);
    if (match === undefined) return;
    onMatch({ start: from, end: match.end }, () => createCursor(bytes, from, { stop: end }));
    if (match.units > MAX_PREFIX) passed = match.end;
  };
  forEachGram(cursor, { filter: index.filter, onGram, literals });
}

interface Steps {
  filter: GramFilter;
  onGram: (from: number) => void;
  literals: Literals;
}

/** Tells where four units begin that may be a needle's first. Most of the time goes in here: everything is at hand. */
function forEachGram(cursor: Cursor, { filter, onGram, literals }: Steps): void {
  const { bytes, stop, isLower } = cursor;
  const plain = plainUnits(isLower);
  let gram = 0;
  // Where the last four units begin.
  let first = NOTHING;
  let second = NOTHING;
  let third = NOTHING;
  let fourth = NOTHING;
  let isSpace = true;
  let isWhole = true;
  for (let { at } = cursor; ; ) {
    let unit = isWhole && at < stop ? (plain[bytes[at] as number] as number) : 0;
    first = second;
    second = third;
    third = fourth;
    fourth = at;
    if (unit > SPACE || (unit === SPACE && !isSpace)) at++;
    else {
      cursor.at = at;
      cursor.isSpace = isSpace;
      unit = nextUnit(cursor);
      if (unit === NOTHING) return;
      ({ at, start: fourth } = cursor);
      isWhole = cursor.rest === "";
      literals.readOn(unit);
    }
    isSpace = unit === SPACE;
    gram = addToGram(gram, unit);
    if (mayHold(filter, gram) && (!isWhole || mayGoOnAt(filter, gram, cursor, at))) onGram(first);
  }
}

/** What is neither plain nor a single space is left to whoever compares. */
function mayGoOnAt(filter: GramFilter, gram: number, { bytes, stop, isLower }: Cursor, at: number): boolean {
  if (at + GRAM > stop) return true;
  const plain = plainUnits(isLower);
  let following = 0;
  let before = plain[bytes[at - 1] as number] as number;
  for (let next = at; next < at + GRAM; next++) {
    const unit = plain[bytes[next] as number] as number;
    if (unit < SPACE || (unit === SPACE && before <= SPACE)) return true;
    following = addToGram(following, unit);
    before = unit;
  }
  return mayGoOn(filter, gram, following);
}

interface Literal {
  start: number;
  end: number;
  /** White space up to its end. */
  blanks: number;
}

interface Literals {
  /** After a unit that is not plain: where the text goes on, those that wait are read. */
  readOn(unit: number): void;
}

/**
 * What may begin in bytes that were read as an escape. They wait for the text behind them: of a run of line ends each would
 * read the whole rest of it, and the last of those that are alike says as much as all.
 */
function createLiterals({ bytes, isLower, index }: Scanned, cursor: Cursor, onMatch: OnMatch): Literals {
  const waiting = new Map<string, Literal>();
  const { stop } = cursor;
  cursor.onLiteral = (start, end) => {
    const isBlank = foldPoint(cursor.point) === " ";
    waiting.set(textBetween(bytes, start, end), { start, end, blanks: cursor.blanks + (isBlank ? 1 : 0) });
  };
  const readOne = (text: string, { start, end, blanks }: Literal, at: number): void => {
    // Behind a backslash the first letter alone may be a text's.
    const beyond = bytes[start - 1] === BACKSLASH ? start + 1 : end;
    for (let from = start; from < beyond; from++) {
      const rest = text.slice(from - start) + (cursor.blanks > blanks ? " " : "");
      const read = (lower: boolean): Cursor => {
        const own = createCursor(bytes, at, { stop, isLower: lower });
        return Object.assign(own, { rest, isSpace: false });
      };
      const match = index.match(read(isLower));
      if (match !== undefined) onMatch({ start: from, end: match.end }, () => read(false));
    }
  };
  return {
    readOn(unit) {
      if (waiting.size === 0) return;
      // Behind white space comes more of it, or a plain character.
      if (unit === SPACE && (plainUnits(false)[bytes[cursor.at] ?? 0] as number) <= SPACE) return;
      const at = unit === SPACE ? cursor.at : cursor.start;
      for (const [text, literal] of waiting) readOne(text, literal, Math.max(at, literal.end));
      waiting.clear();
    },
  };
}

const BACKSLASH = 0x5c;

function textBetween(bytes: Uint8Array, start: number, end: number): string {
  return Buffer.from(bytes.buffer, bytes.byteOffset + start, end - start).toString("latin1");
}

/** In order, none over another. */
export function mergeRanges(found: ByteRange[]): ByteRange[] {
  const isMerged = found.every((range, at) => at === 0 || range.start >= (found[at - 1] as ByteRange).end);
  if (isMerged) return found;
  const merged: ByteRange[] = [];
  for (const range of [...found].sort((a, b) => a.start - b.start)) {
    const last = merged.at(-1);
    if (last !== undefined && range.start < last.end) last.end = Math.max(last.end, range.end);
    else merged.push({ ...range });
  }
  return merged;
}
