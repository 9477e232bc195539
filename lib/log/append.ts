/**
 * The only writer of log bytes: one record, one line, one O_APPEND write. Every text is redacted and bounded, and every
 * line is at most 4 KiB, so that lines of parallel writers never mix.
 */
import {
  MAX_ERROR_CHARS,
  MAX_LINE_BYTES,
  MAX_PROMPT_CHARS,
  MAX_TARGET_CHARS,
} from "../contract/log-limits.ts";
import type { LogRecord } from "../contract/log-record.ts";
import { appendLine } from "../platform/files.ts";
import type { SessionPaths } from "../platform/paths.ts";
import { cutText } from "../text/cut.ts";
import { withholdHead } from "../text/withhold.ts";

/** Ids, names, times and models: the client's own are under 100 characters. */
const MAX_NAME_CHARS = 128;
/** Long enough for any real folder; a PATH_MAX one (4,096) would fill the line alone. */
const MAX_CWD_CHARS = 512;

const FIELD_CHARS: Readonly<Record<string, number>> = {
  target: MAX_TARGET_CHARS,
  prompt: MAX_PROMPT_CHARS,
  error: MAX_ERROR_CHARS,
  cwd: MAX_CWD_CHARS,
};

/** Fields that give way, in this order, when escapes or wide characters make the line too long. */
const SHRINKABLE = ["prompt", "target", "error", "cwd"];

export function appendRecord(paths: SessionPaths, record: LogRecord): void {
  appendLine(paths.log, renderRecord(record));
}

/** Several at once, still one write. */
export function appendRecords(paths: SessionPaths, records: readonly LogRecord[]): void {
  if (records.length > 0) appendLine(paths.log, records.map(renderRecord).join("\n"));
}

/** The record as its line, without the newline. */
export function renderRecord(record: LogRecord): string {
  // A copy of which few fields change: building it field by field takes three times as long.
  const bounded: Record<string, unknown> = { ...record };
  for (const field in bounded) {
    const value = bounded[field];
    if (typeof value === "string") {
      const text = boundText(field, value);
      if (text !== value) bounded[field] = text;
    } else if (typeof value === "number" && !Number.isFinite(value)) {
      // JSON writes a number that is too large to be one as null, and no reader takes that for a number.
      bounded[field] = undefined;
    }
  }
  let line = JSON.stringify(bounded);
  for (const field of SHRINKABLE) {
    for (let text = bounded[field]; isTooLong(line) && typeof text === "string" && text !== ""; ) {
      text = cutText(text, text.length >> 1);
      bounded[field] = text;
      line = JSON.stringify(bounded);
    }
  }
  return line;
}

function isTooLong(line: string): boolean {
  return Buffer.byteLength(line) >= MAX_LINE_BYTES;
}

function boundText(field: string, text: string): string {
  const limit = FIELD_CHARS[field];
  return limit === undefined ? cutText(text, MAX_NAME_CHARS) : withholdHead(text, limit);
}
