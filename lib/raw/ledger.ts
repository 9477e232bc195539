/**
 * `segments.jsonl` beside the segments: hashes, appended and never rewritten. Invariant: derivable. Every reader gets along
 * without it, only slower, so a torn or lost line costs nothing but a re-read.
 */
import { join } from "node:path";
import { appendLine, readFileIfPresent } from "../platform/files.ts";

export interface LedgerRecord {
  start: number;
  end: number;
  /** Of the segment's own bytes; absent on copies made by a hook that may not load node:crypto. */
  sha256?: string;
  /** True when the segment was read back and had this sha256. */
  verified?: boolean;
  time: string;
  source: string;
}

export function ledgerPath(dir: string): string {
  return join(dir, "segments.jsonl");
}

export function appendToLedger(dir: string, record: LedgerRecord): void {
  appendLine(ledgerPath(dir), JSON.stringify(record));
}

export function readLedger(dir: string): LedgerRecord[] {
  return parseLedger(readFileIfPresent(ledgerPath(dir))?.toString("utf8") ?? "");
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
