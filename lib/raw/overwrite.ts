/**
 * Overwrites places of a generation with bytes of equal length: the only change that is ever made to a copy. Invariant: the
 * ledger lets go of a segment's old hash first, so that a killed overwrite is never taken for damage and mended from the
 * transcript.
 */
import fs from "node:fs";
import { blankLines } from "../platform/blank-lines.ts";
import { type Clock, isoTime } from "../platform/clock.ts";
import { LogbookError } from "../platform/errors.ts";
import { openRegularForChange } from "../platform/regular-file.ts";
import { applyMask, type ByteRange, maskBytes } from "../text/mask.ts";
import { parseJsonObject } from "../text/parse-json.ts";
import { replaceCompressed } from "./compress.ts";
import { appendToLedger, ledgerPath } from "./ledger.ts";
import { generationPath, listSegments, type Segment } from "./segment.ts";
import { openSegment } from "./segment-reader.ts";
import { hashSegment } from "./verify.ts";

export interface OverwriteRequest {
  rawDir: string;
  stream: string;
  generation: number;
  /** Bytes of the transcript. */
  ranges: readonly ByteRange[];
  clock: Clock;
}

export async function overwriteRanges(request: OverwriteRequest): Promise<void> {
  const { rawDir, stream, generation, ranges, clock } = request;
  const dir = generationPath(rawDir, stream, generation);
  const segments = listSegments(dir);
  const touched = segments.filter(({ start, end }) =>
    ranges.some((range) => range.start < end && range.end > start),
  );
  if (touched.length === 0) return;
  const time = isoTime(clock());
  const isHashed = (line: string): boolean => {
    const { start, end, sha256 } = parseJsonObject(line) ?? {};
    return sha256 !== undefined && touched.some((one) => one.start === start && one.end === end);
  };
  blankLines(ledgerPath(dir), isHashed);
  for (const segment of touched) {
    const own = ranges.filter((range) => range.start < segment.end && range.end > segment.start);
    if (segment.isCompressed) await overwriteCompressed(segment, own);
    else overwritePlain(segment, own);
    const sha256 = hashSegment(segment);
    const { start, end } = segment;
    appendToLedger(dir, { start, end, sha256, verified: true, time, source: "redact" });
  }
}

function overwritePlain(segment: Segment, ranges: readonly ByteRange[]): void {
  const file = openRegularForChange(segment.path);
  if (file === undefined)
    throw new LogbookError("RAW_UNREADABLE", `overwrite ${segment.path}: it is gone`, { path: segment.path });
  const { fd } = file;
  try {
    for (const range of ranges) {
      const start = Math.max(range.start, segment.start);
      const bytes = maskBytes(Math.min(range.end, segment.end) - start);
      fs.writeSync(fd, bytes, 0, bytes.length, start - segment.start);
    }
    fs.fsyncSync(fd);
  } finally {
    fs.closeSync(fd);
  }
}

async function overwriteCompressed(segment: Segment, ranges: readonly ByteRange[]): Promise<void> {
  const plain = Buffer.alloc(segment.end - segment.start);
  const reader = openSegment(segment);
  try {
    for (let position = segment.start; position < segment.end; ) {
      const piece = reader.read(position);
      if (!("bytes" in piece)) throw piece.error;
      piece.bytes.copy(plain, position - segment.start);
      position += piece.bytes.length;
    }
  } finally {
    reader.close();
  }
  applyMask(plain, ranges, segment.start);
  await replaceCompressed(segment.path, plain);
}
