/**
 * `segments.jsonl` beside the segments: hashes, appended and never rewritten. Invariant: derivable. Every reader gets along
 * without it, only slower, so a torn or lost line costs nothing but a re-read.
 */
import fs from "node:fs";
import { join } from "node:path";
import { errnoOf } from "../platform/errors.ts";
import { appendLine, readFileIfPresent } from "../platform/files.ts";

export interface LedgerRecord {
  start: number;
  end: number;
  /** Of the segment's own bytes; absent on copies made by a hook that may not load node:crypto. */
  sha256?: string;
  /** hash64 of the 4 KiB of transcript before `end`. */
  tail_hash?: string;
  /** True when the segment was read back and had this sha256. */
  verified?: boolean;
  time: string;
  source: string;
}

/** Room for the newest record, and for a dozen more that twins may have appended after it. */
const RECENT_BYTES = 16 * 1024;

export function ledgerPath(dir: string): string {
  return join(dir, "segments.jsonl");
}

export function appendToLedger(dir: string, record: LedgerRecord): void {
  appendLine(ledgerPath(dir), JSON.stringify(record));
}

export function readLedger(dir: string): LedgerRecord[] {
  return parseLedger(readFileIfPresent(ledgerPath(dir))?.toString("utf8") ?? "");
}

/** The newest records only: the cost does not grow with the ledger. */
export function readRecentLedger(dir: string): LedgerRecord[] {
  let fd: number;
  try {
    fd = fs.openSync(ledgerPath(dir), "r");
  } catch (error) {
    if (errnoOf(error) === "ENOENT") return [];
    throw error;
  }
  try {
    const { size } = fs.fstatSync(fd);
    const bytes = Buffer.alloc(Math.min(size, RECENT_BYTES));
    const read = fs.readSync(fd, bytes, 0, bytes.length, size - bytes.length);
    return parseLedger(bytes.toString("utf8", 0, read));
  } finally {
    fs.closeSync(fd);
  }
}

function parseLedger(text: string): LedgerRecord[] {
  return text.split("\n").flatMap((line) => parseRecord(line) ?? []);
}

function parseRecord(line: string): LedgerRecord | undefined {
  if (!line.startsWith("{")) return undefined;
  try {
    const record = JSON.parse(line) as Partial<LedgerRecord>;
    return Number.isSafeInteger(record.start) && Number.isSafeInteger(record.end)
      ? (record as LedgerRecord)
      : undefined;
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}
