/**
 * Reads segments back and holds them against the ledger: the second half of "persist before loss".
 * Invariant: a segment is read once for good: its ledger then says it was verified.
 */
import { createHash } from "node:crypto";
import { setImmediate } from "node:timers/promises";
import { type Clock, isoTime } from "../platform/clock.ts";
import { LogbookError } from "../platform/errors.ts";
import { moveFile } from "../platform/remove.ts";
import { appendToLedger, type LedgerRecord, readLedger } from "./ledger.ts";
import { generationPath, listGenerations, listSegments, rawStreams, type Segment } from "./segment.ts";
import { openSegment } from "./segment-reader.ts";

export interface VerifyRequest {
  rawDir: string;
  clock: Clock;
  /** True reads segments again that were verified before. */
  isThorough?: boolean;
  /** Asked between segments: the worker's time may be up. */
  shouldStop?: () => boolean;
}

export interface VerifyResult {
  checked: number;
  bytes: number;
  /** RAW_MISMATCH or RAW_UNREADABLE, with path and offset. */
  damage: LogbookError[];
  /** False when `shouldStop` ended it. */
  isComplete: boolean;
}

export async function verifySegments(request: VerifyRequest): Promise<VerifyResult> {
  const result: VerifyResult = { checked: 0, bytes: 0, damage: [], isComplete: true };
  for (const dir of generationsOf(request.rawDir)) {
    const ledger = readLedger(dir);
    for (const segment of listSegments(dir)) {
      if (request.shouldStop?.() === true) return { ...result, isComplete: false };
      const records = ledger.filter(({ start, end }) => start === segment.start && end === segment.end);
      if (request.isThorough !== true && records.some((record) => record.verified === true)) continue;
      verifyOne(dir, segment, records, request, result);
      // A segment takes up to a tenth of a second; the worker must keep its lock fresh meanwhile.
      await setImmediate();
    }
  }
  return result;
}

function generationsOf(rawDir: string): string[] {
  return rawStreams(rawDir).flatMap((stream) =>
    listGenerations(rawDir, stream).map((generation) => generationPath(rawDir, stream, generation)),
  );
}

function verifyOne(
  dir: string,
  segment: Segment,
  records: readonly LedgerRecord[],
  { clock }: VerifyRequest,
  result: VerifyResult,
): void {
  result.checked += 1;
  try {
    const sha256 = hashSegment(segment);
    result.bytes += segment.end - segment.start;
    const expected = records.map((record) => record.sha256).filter((hash) => hash !== undefined);
    if (expected.length > 0 && !expected.includes(sha256)) throw mismatch(segment.path, segment.start);
    if (records.some((record) => record.verified === true)) return;
    const { start, end } = segment;
    appendToLedger(dir, { start, end, sha256, verified: true, time: isoTime(clock()), source: "verify" });
  } catch (error) {
    if (!(error instanceof LogbookError)) throw error;
    result.damage.push(error);
  }
}

/** sha256 of the segment's plain bytes. Throws RAW_UNREADABLE where they cannot all be read. */
export function hashSegment(segment: Segment): string {
  const hash = createHash("sha256");
  const reader = openSegment(segment);
  try {
    for (let position = segment.start; position < segment.end; ) {
      const piece = reader.read(position);
      if (!("bytes" in piece)) throw piece.error;
      hash.update(piece.bytes);
      position += piece.bytes.length;
    }
  } finally {
    reader.close();
  }
  return hash.digest("hex");
}

/** Takes a damaged segment out of the readers' and copiers' sight, so that its range is copied again. Its bytes stay. */
export function setAsideSegment(path: string): void {
  moveFile(path, `${path}.damaged`);
}

export function mismatch(path: string, byteOffset: number): LogbookError {
  const message = `verify raw segment ${path}: these are not the bytes that were copied`;
  return new LogbookError("RAW_MISMATCH", message, { path, byteOffset });
}
