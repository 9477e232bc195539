/** Where a text stands in a session's raw copies, as bytes of the transcript: a needle may lie across two segments. */
import { readRange } from "../../raw/read.ts";
import { listGenerations, rawStreams } from "../../raw/segment.ts";
import { findMaskable, type Masking } from "../../text/mask.ts";
import { mergeRanges, type Needles } from "../../text/needle.ts";

export interface RawPlaces extends Masking {
  stream: string;
  generation: number;
}

/** Long work tells how far it is, and stops for a breath. */
export interface Pace {
  begin(session: string): void;
  add(bytes: number): Promise<void>;
}

const NEWLINE = 0x0a;
/** A line this long is looked through in parts that overlap: no needle is longer than an overlap. */
const MAX_WINDOW_BYTES = 64 * 1024 * 1024;
const OVERLAP_BYTES = 256 * 1024;

export interface Window {
  start: number;
  bytes: Buffer;
}

export async function findInRaw(rawDir: string, needles: Needles, pace: Pace): Promise<RawPlaces[]> {
  const all: RawPlaces[] = [];
  for (const { stream, generation } of generationsOf(rawDir)) {
    const found: RawPlaces = { stream, generation, ranges: [], kept: 0, otherCase: 0 };
    for (const { start, bytes } of readWindows(rawDir, stream, generation)) {
      const { ranges, kept, otherCase } = findMaskable(bytes, needles);
      for (const range of ranges) found.ranges.push({ start: range.start + start, end: range.end + start });
      found.kept += kept;
      found.otherCase += otherCase;
      await pace.add(bytes.length);
    }
    all.push({ ...found, ranges: mergeRanges(found.ranges) });
  }
  return all;
}

export function generationsOf(rawDir: string): { stream: string; generation: number }[] {
  return rawStreams(rawDir).flatMap((stream) =>
    listGenerations(rawDir, stream).map((generation) => ({ stream, generation })),
  );
}

/** Whole lines, some at a time. */
export function* readWindows(rawDir: string, stream: string, generation: number): Generator<Window> {
  let held: Buffer[] = [];
  let heldBytes = 0;
  let start = 0;
  const take = (): Buffer => Buffer.concat(held);
  for (const chunk of readRange(rawDir, stream, { generation })) {
    if (chunk.start !== start + heldBytes) {
      if (heldBytes > 0) yield { start, bytes: take() };
      held = [];
      heldBytes = 0;
      start = chunk.start;
    }
    held.push(Buffer.from(chunk.bytes));
    heldBytes += chunk.bytes.length;
    const newline = chunk.bytes.lastIndexOf(NEWLINE);
    if (newline === -1 && heldBytes < MAX_WINDOW_BYTES) continue;
    const bytes = take();
    const end = newline === -1 ? bytes.length : heldBytes - chunk.bytes.length + newline + 1;
    yield { start, bytes: bytes.subarray(0, end) };
    const from = newline === -1 ? Math.max(0, end - OVERLAP_BYTES) : end;
    held = [bytes.subarray(from)];
    heldBytes = bytes.length - from;
    start += from;
  }
  if (heldBytes > 0) yield { start, bytes: take() };
}
