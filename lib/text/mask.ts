/**
 * Where a text may be overwritten: every place of it that is content. What a record is known by (its type, ids and times)
 * stays, and a line of JSON stays one, of the same length.
 */
import { isObject, parseJson } from "./parse-json.ts";

export interface ByteRange {
  start: number;
  end: number;
}

export interface Masking {
  ranges: ByteRange[];
  /** Places that stand in the structure, and stay. */
  kept: number;
}

const MASK = "*".charCodeAt(0);
const NEWLINE = 0x0a;

/** Keys whose values say what an entry is, not what was said. */
const STRUCTURE: ReadonlySet<string> = new Set(
  `type subtype role kind event v version id uuid parentUuid logicalParentUuid leafUuid session sessionId session_id turn
   agentId agent_id promptId prompt_id requestId tool_use_id toolUseId toolUseID tool time timestamp cwd hash file`
    .split(/\s+/)
    .filter((key) => key !== ""),
);

export function findMaskable(bytes: Uint8Array, expressions: readonly RegExp[]): Masking {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
  const text = buffer.toString("latin1");
  const found = expressions.flatMap((expression) =>
    Array.from(text.matchAll(expression), (match) => ({
      start: match.index,
      end: match.index + match[0].length,
    })),
  );
  const masking: Masking = { ranges: [], kept: 0 };
  const byLine = groupByLine(buffer, merge(found));
  for (const { line, ranges } of byLine) {
    const sound = soundRanges(buffer, line, ranges);
    masking.ranges.push(...sound);
    masking.kept += ranges.length - sound.length;
  }
  return masking;
}

/** Overwrites the part of the ranges that lies in these bytes, which begin at `offset`. */
export function applyMask(bytes: Uint8Array, ranges: readonly ByteRange[], offset = 0): void {
  for (const { start, end } of ranges) {
    bytes.fill(MASK, Math.max(0, start - offset), Math.max(0, Math.min(bytes.length, end - offset)));
  }
}

export function maskText(text: string, expressions: readonly RegExp[]): string {
  const bytes = Buffer.from(text);
  const { ranges } = findMaskable(bytes, expressions);
  if (ranges.length === 0) return text;
  applyMask(bytes, ranges);
  return bytes.toString("utf8");
}

export function maskBytes(length: number): Buffer {
  return Buffer.alloc(length, MASK);
}

/** Whether `copy` is `original`, but for what was overwritten in it. */
export function isMaskedCopy(copy: Buffer, original: Buffer): boolean {
  if (copy.equals(original)) return true;
  return copy.length === original.length && copy.every((byte, at) => byte === MASK || byte === original[at]);
}

function merge(found: readonly ByteRange[]): ByteRange[] {
  const merged: ByteRange[] = [];
  for (const range of [...found].sort((a, b) => a.start - b.start)) {
    const last = merged.at(-1);
    if (last !== undefined && range.start < last.end) last.end = Math.max(last.end, range.end);
    else merged.push({ ...range });
  }
  return merged;
}

interface LineRanges {
  line: ByteRange;
  ranges: ByteRange[];
}

/** Newlines between records stay: a range over several lines becomes one for each. */
function groupByLine(buffer: Buffer, ranges: readonly ByteRange[]): LineRanges[] {
  const lines: LineRanges[] = [];
  for (const range of ranges) {
    for (let start = range.start; start < range.end; ) {
      const line = lineAround(buffer, start, lines.at(-1)?.line);
      const end = Math.min(range.end, line.end);
      const last = lines.at(-1);
      if (last?.line === line) last.ranges.push({ start, end });
      else if (end > start) lines.push({ line, ranges: [{ start, end }] });
      start = Math.max(end, start) + 1;
      if (end >= range.end) break;
    }
  }
  return lines;
}

function lineAround(buffer: Buffer, at: number, last: ByteRange | undefined): ByteRange {
  if (last !== undefined && at >= last.start && at < last.end) return last;
  const newline = buffer.indexOf(NEWLINE, at);
  // An offset of -1 would count from the end.
  const start = at === 0 ? 0 : buffer.lastIndexOf(NEWLINE, at - 1) + 1;
  return { start, end: newline === -1 ? buffer.length : newline };
}

/** All of them where that does no harm, else those of each half that do none: a line may hold thousands, and few that do harm. */
function soundRanges(buffer: Buffer, line: ByteRange, ranges: ByteRange[]): ByteRange[] {
  const before = buffer.subarray(line.start, line.end);
  const value = parseJson(before.toString("utf8"));
  if (value === undefined) return ranges;
  const isSound = (tried: readonly ByteRange[]): boolean => {
    const after = Buffer.from(before);
    applyMask(after, tried, line.start);
    return isSameShape(value, parseJson(after.toString("utf8")), "");
  };
  const soundOf = (tried: ByteRange[]): ByteRange[] => {
    if (isSound(tried)) return tried;
    const middle = tried.length >> 1;
    return middle === 0 ? [] : [...soundOf(tried.slice(0, middle)), ...soundOf(tried.slice(middle))];
  };
  return soundOf(ranges);
}

function isSameShape(before: unknown, after: unknown, key: string): boolean {
  if (Array.isArray(before)) {
    return (
      Array.isArray(after) &&
      before.length === after.length &&
      before.every((item, at) => isSameShape(item, after[at], key))
    );
  }
  if (isObject(before)) {
    if (!isObject(after)) return false;
    const keys = Object.keys(before);
    return (
      keys.length === Object.keys(after).length &&
      keys.every((one) => Object.hasOwn(after, one) && isSameShape(before[one], after[one], one))
    );
  }
  if (typeof before !== "string") return before === after;
  return typeof after === "string" && (before === after || !STRUCTURE.has(key));
}
