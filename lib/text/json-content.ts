/**
 * Which ranges of a line lie in the content of a record: within one string that is a value, and not of a key that says what the
 * record is. One pass over the line, whatever the number of ranges.
 */
import type { ByteRange } from "./needle.ts";

export interface ContentRanges {
  content: ByteRange[];
  /** In structure, or across it. */
  kept: ByteRange[];
}

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const [OPEN_OBJECT, CLOSE_OBJECT, OPEN_ARRAY, CLOSE_ARRAY, COMMA] = [0x7b, 0x7d, 0x5b, 0x5d, 0x2c];

/** What encloses the place, innermost last. */
interface Level {
  isObject: boolean;
  /** The next string is a key. */
  atKey: boolean;
  /** The key before the value, of an array the key before the array. */
  key: string;
  /** What a tool was given: no key in it is the record's own. */
  isOpaque: boolean;
}

const OPAQUE_KEY = "input";

/** `line` is one of JSON; the ranges are sorted, none over another. */
export function splitByContent(
  bytes: Uint8Array,
  { line, ranges }: { line: ByteRange; ranges: readonly ByteRange[] },
  isStructureKey: (key: string) => boolean,
): ContentRanges {
  const result: ContentRanges = { content: [], kept: [] };
  const levels: Level[] = [];
  let next = 0;
  for (let at = line.start; at < line.end && next < ranges.length; at++) {
    const byte = bytes[at];
    if (byte !== QUOTE) {
      moveLevels(levels, byte);
      continue;
    }
    const end = endOfString(bytes, at + 1, line.end);
    const isContent = enterString(levels.at(-1), bytes, { start: at + 1, end }, isStructureKey);
    for (let range = ranges[next]; range !== undefined && range.start < end; range = ranges[++next]) {
      const isWithin = range.start > at && range.end <= end && !isEscaped(bytes, range.start);
      result[isContent && isWithin ? "content" : "kept"].push(range);
    }
    at = end;
  }
  result.kept.push(...ranges.slice(next));
  return result;
}

/** Says whether the string is content. */
function enterString(
  level: Level | undefined,
  bytes: Uint8Array,
  { start, end }: ByteRange,
  isStructureKey: (key: string) => boolean,
): boolean {
  if (level?.atKey === true) {
    level.atKey = false;
    level.key = textBetween(bytes, start, end);
    return false;
  }
  return level === undefined || level.isOpaque || !isStructureKey(level.key);
}

function moveLevels(levels: Level[], byte: number | undefined): void {
  const level = levels.at(-1);
  const key = level?.key ?? "";
  const isOpaque = level?.isOpaque === true || key === OPAQUE_KEY;
  if (byte === OPEN_OBJECT) levels.push({ isObject: true, atKey: true, key: "", isOpaque });
  else if (byte === OPEN_ARRAY) levels.push({ isObject: false, atKey: false, key, isOpaque });
  else if (byte === CLOSE_OBJECT || byte === CLOSE_ARRAY) levels.pop();
  else if (byte === COMMA && level?.isObject === true) level.atKey = true;
}

function endOfString(bytes: Uint8Array, start: number, stop: number): number {
  let at = start;
  while (at < stop && bytes[at] !== QUOTE) at += bytes[at] === BACKSLASH ? 2 : 1;
  return Math.min(at, stop);
}

/** A key with an escape in it is none of ours. */
function textBetween(bytes: Uint8Array, start: number, end: number): string {
  return Buffer.from(bytes.buffer, bytes.byteOffset + start, end - start).toString("latin1");
}

/** The second half of an escape must not go alone. */
function isEscaped(bytes: Uint8Array, at: number): boolean {
  let before = at;
  while (bytes[before - 1] === BACKSLASH) before--;
  return (at - before) % 2 === 1;
}
