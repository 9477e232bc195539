/**
 * Turns log bytes into records. A bad line costs only itself: it is reported with its byte offset and passed over, and a
 * record that was welded onto a torn one is still found.
 */
import type { LogRecord } from "../contract/log-record.ts";
import { logRecordSchema } from "../contract/log-record.ts";
import type { Damage } from "../contract/turn.ts";
import { parseJson } from "../text/parse-json.ts";

export interface PlacedRecord {
  record: LogRecord;
  /** Where the record's line begins. */
  byteOffset: number;
}

export interface LogContent {
  records: PlacedRecord[];
  damage: Damage[];
  /** The file ends in half a record: a writer was killed, or is still at it. A normal end, not damage. */
  tornTail: boolean;
}

const NEWLINE = 0x0a;
/** How every record begins, in the order that record.ts gives its fields. */
const RECORD_START = Buffer.from('{"v":');

/** What JSON lets stand before a value. */
const BLANKS = new Set(Buffer.from(" \t\r"));

/** `startOffset` is where `bytes` begin in the file. */
export function parseLog(bytes: Buffer, startOffset = 0): LogContent {
  const content: LogContent = { records: [], damage: [], tornTail: false };
  for (let start = 0; start < bytes.length; ) {
    const newline = bytes.indexOf(NEWLINE, start);
    const end = newline < 0 ? bytes.length : newline;
    const line = bytes.subarray(start, end);
    if (line.length > 0) {
      const isTail = newline < 0;
      parseLine(line, { content, byteOffset: startOffset + start, isTail });
    }
    start = end + 1;
  }
  return content;
}

interface Place {
  content: LogContent;
  byteOffset: number;
  isTail: boolean;
}

function parseLine(line: Buffer, { content, byteOffset, isTail }: Place): void {
  const record = parseRecord(line);
  if (record !== undefined) {
    content.records.push({ record, byteOffset });
    return;
  }
  if (isTail) {
    content.tornTail = true;
    return;
  }
  const weldedAt = line.lastIndexOf(RECORD_START);
  const welded = weldedAt > 0 ? parseRecord(line.subarray(weldedAt)) : undefined;
  const bytes = welded === undefined ? line.length : weldedAt;
  content.damage.push({ byteOffset, bytes, reason: reasonFor(line, welded !== undefined) });
  if (welded !== undefined) content.records.push({ record: welded, byteOffset: byteOffset + weldedAt });
}

function parseRecord(line: Buffer): LogRecord | undefined {
  // A refusal of the parser costs a thousand times as much as a look, and a damaged file may hold 100,000 such lines.
  if (!beginsObject(line)) return undefined;
  const parsed = logRecordSchema.safeParse(parseJson(line.toString("utf8")));
  return parsed.success ? parsed.data : undefined;
}

function beginsObject(line: Buffer): boolean {
  const at = line.findIndex((byte) => !BLANKS.has(byte));
  return line[at] === RECORD_START[0];
}

function reasonFor(line: Buffer, isWelded: boolean): Damage["reason"] {
  if (isWelded) return "welded";
  if (line.includes(0)) return "nul";
  return line[0] === RECORD_START[0] ? "torn" : "not-json";
}
