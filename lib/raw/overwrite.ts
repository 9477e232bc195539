/**
 * Overwrites places of a generation with bytes of equal length: the only change that is ever made to a copy. Invariant: the
 * ledger lets go of a segment's old hash first, so that a killed overwrite is never taken for damage and mended from the
 * transcript; and of segments that hold the same bytes the one that is read is overwritten last, so that a repetition finds
 * what a killed overwrite left.
 */

import fs from "node:fs";
import { blankLines } from "../platform/blank-lines.ts";
import { type Clock, isoTime } from "../platform/clock.ts";
import { LogbookError } from "../platform/errors.ts";
import { maskInOpenFile } from "../platform/overwrite-file.ts";
import { openRegularForChange } from "../platform/regular-file.ts";
import type { ByteRange } from "../text/needle.ts";
import { parseJsonObject } from "../text/parse-json.ts";
import { appendToLedger, ledgerPath } from "./ledger.ts";
import { overwriteCompressed } from "./overwrite-compressed.ts";
import { generationPath, listSegments, type Segment } from "./segment.ts";
import { hashSegment } from "./verify.ts";

export interface OverwriteRequest {
  rawDir: string;
  stream: string;
  generation: number;
  /** Bytes of the transcript, in order, none over another. */
  ranges: readonly ByteRange[];
  clock: Clock;
}

export async function overwriteRanges(request: OverwriteRequest): Promise<void> {
  const { rawDir, stream, generation, ranges, clock } = request;
  const dir = generationPath(rawDir, stream, generation);
  const touched = listSegments(dir).flatMap((segment) => {
    const own = rangesWithin(ranges, segment);
    return own.length === 0 ? [] : [{ segment, own }];
  });
  if (touched.length === 0) return;
  const time = isoTime(clock());
  const places = new Set(touched.map(({ segment }) => `${segment.start}-${segment.end}`));
  const isHashed = (line: string): boolean => {
    const { start, end, sha256 } = parseJsonObject(line) ?? {};
    return sha256 !== undefined && places.has(`${start}-${end}`);
  };
  blankLines(ledgerPath(dir), isHashed);
  for (const { segment, own } of touched.reverse()) {
    if (segment.isCompressed) await overwriteCompressed(segment.path, segment.end - segment.start, own);
    else overwritePlain(segment, own);
    noteHash(dir, segment, time);
  }
}

/** The parts of the ranges that lie in the segment, from its own beginning on. */
function rangesWithin(ranges: readonly ByteRange[], { start, end }: Segment): ByteRange[] {
  let low = 0;
  let high = ranges.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((ranges[middle] as ByteRange).end <= start) low = middle + 1;
    else high = middle;
  }
  const own: ByteRange[] = [];
  for (let range = ranges[low]; range !== undefined && range.start < end; range = ranges[++low])
    own.push({ start: Math.max(range.start, start) - start, end: Math.min(range.end, end) - start });
  return own;
}

function overwritePlain({ path }: Segment, ranges: readonly ByteRange[]): void {
  const file = openRegularForChange(path);
  if (file === undefined) throw new LogbookError("RAW_UNREADABLE", `overwrite ${path}: it is gone`, { path });
  const { fd } = file;
  try {
    maskInOpenFile(fd, ranges);
  } finally {
    fs.closeSync(fd);
  }
}

/** A segment that was damaged before cannot be read back: it stays damaged. */
function noteHash(dir: string, segment: Segment, time: string): void {
  const { start, end } = segment;
  try {
    const sha256 = hashSegment(segment);
    appendToLedger(dir, { start, end, sha256, verified: true, time, source: "redact" });
  } catch (error) {
    if (!(error instanceof LogbookError) || error.code !== "RAW_UNREADABLE") throw error;
  }
}
