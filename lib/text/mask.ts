/**
 * Where a text may be overwritten: every place of it that is content. What a record is known by (its type, ids and times)
 * stays, and a line of JSON stays one, of the same length.
 */
import { splitByContent } from "./json-content.ts";
import { MASK } from "./masked-copy.ts";
import type { ByteRange, Needles } from "./needle.ts";
import { parseJson } from "./parse-json.ts";

export interface Masking {
  ranges: ByteRange[];
  /** Places that stand in the structure, and stay. */
  kept: number;
  /** Places in another letter case. */
  otherCase: number;
}

const NEWLINE = 0x0a;

/** Keys whose values say what an entry is, not what was said. */
const STRUCTURE: ReadonlySet<string> = new Set(
  `type subtype role kind event v version id uuid parentUuid logicalParentUuid leafUuid session sessionId session_id turn
   agentId agent_id promptId prompt_id requestId tool_use_id toolUseId toolUseID tool time timestamp cwd hash file`
    .split(/\s+/)
    .filter((key) => key !== ""),
);

/** In the store's own small files paths too: a job that cannot find its transcript is lost. */
const OWN_STRUCTURE: ReadonlySet<string> = new Set([...STRUCTURE, "transcript_path", "path", "root", "name"]);

export interface MaskOptions {
  /** The file is a list or note by which the store finds its way. */
  isOwn?: boolean;
}

export function findMaskable(
  bytes: Uint8Array,
  needles: Needles,
  { isOwn = false }: MaskOptions = {},
): Masking {
  const found = needles.find(bytes);
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
  const masking: Masking = { ranges: [], kept: 0, otherCase: found.otherCase.length };
  for (const inLine of groupByLine(buffer, found.ranges)) {
    const sound = soundRanges(buffer, inLine, isOwn ? OWN_STRUCTURE : STRUCTURE);
    for (const range of sound) masking.ranges.push(range);
    masking.kept += inLine.ranges.length - sound.length;
  }
  return masking;
}

/** Overwrites the part of the ranges that lies in these bytes, which begin at `offset`. */
export function applyMask(bytes: Uint8Array, ranges: readonly ByteRange[], offset = 0): void {
  for (const { start, end } of ranges) {
    bytes.fill(MASK, Math.max(0, start - offset), Math.max(0, Math.min(bytes.length, end - offset)));
  }
}

export function maskText(text: string, needles: Needles): string {
  const bytes = Buffer.from(text);
  const { ranges } = findMaskable(bytes, needles);
  if (ranges.length === 0) return text;
  applyMask(bytes, ranges);
  return bytes.toString("utf8");
}

export function maskBytes(length: number): Buffer {
  return Buffer.alloc(length, MASK);
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

/** Those that lie in a record's content; in what is no record, all of them. */
function soundRanges(buffer: Buffer, found: LineRanges, structure: ReadonlySet<string>): ByteRange[] {
  const { content, kept } = splitByContent(buffer, found, (key) => structure.has(key));
  // Asked last: parsing costs more than all the rest, and few lines have such a place.
  return kept.length > 0 && isRecord(buffer, found.line) ? content : found.ranges;
}

function isRecord(buffer: Buffer, { start, end }: ByteRange): boolean {
  const line = buffer.toString("utf8", start, end);
  return /^\s*[[{]/.test(line) && parseJson(line) !== undefined;
}
