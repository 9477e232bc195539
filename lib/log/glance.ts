/**
 * Reads one end of a log without its schema, which costs a hook 3 ms to load: for hooks that look for something in lines
 * that hooks wrote. Whatever is no record is passed over; `read.ts` is for whoever must know what is damaged.
 */
import type { LogRecord } from "../contract/log-record.ts";
import { readHead, readTail } from "../platform/files.ts";
import { parseJsonObject } from "../text/parse-json.ts";

/** The records that lie whole in the first `maxBytes`. */
export function glanceHead(path: string, maxBytes: number): LogRecord[] {
  return recordsIn(readHead(path, maxBytes));
}

/** The records that lie whole in the last `maxBytes`, and whether there are older ones. */
export function glanceTail(path: string, maxBytes: number): { records: LogRecord[]; isPartial: boolean } {
  const { start, bytes } = readTail(path, maxBytes);
  return { records: recordsIn(bytes), isPartial: start > 0 };
}

function recordsIn(bytes: Buffer): LogRecord[] {
  return bytes.toString("utf8").split("\n").map(parseJsonObject).filter(isRecord);
}

const TEXT_FIELDS = ["time", "event", "session"];

function isRecord(value: Record<string, unknown> | undefined): value is LogRecord {
  return value !== undefined && TEXT_FIELDS.every((field) => typeof value[field] === "string");
}
