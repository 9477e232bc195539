/**
 * Names and places of raw segments: `raw/<stream>/<generation>/<start>-<end>.jsonl[.gz]`, bytes [start, end) of a transcript.
 * Invariant: a segment's name appears only when its bytes are all there; anything else in the folder is to be ignored.
 */
import { join, sep } from "node:path";
import { listDirectory } from "../platform/files.ts";
import { safeName } from "../platform/paths.ts";

export interface Segment {
  start: number;
  end: number;
  path: string;
  isCompressed: boolean;
}

/** The stream of the session's own transcript; every other stream is named after an agent. */
export const MAIN_STREAM = "main";
/** Beside the streams: whole outputs that the client had put into files. */
export const SPILL_FOLDER = "tool-results";
export const TEMPORARY_SUFFIX = ".tmp";

const SEGMENT_NAME = /^(\d{12,15})-(\d{12,15})\.jsonl(\.gz)?$/;
const GENERATION_NAME = /^\d{4,9}$/;

export function generationPath(rawDir: string, stream: string, generation: number): string {
  return join(rawDir, safeName(stream), String(generation).padStart(4, "0"));
}

export function segmentName(start: number, end: number): string {
  return `${String(start).padStart(12, "0")}-${String(end).padStart(12, "0")}.jsonl`;
}

/** Unlike any segment's name; two processes never choose the same. */
export function temporaryPath(dir: string): string {
  return join(dir, `.${process.pid}-${Math.random().toString(36).slice(2)}${TEMPORARY_SUFFIX}`);
}

/** The streams that have raw copies, main first. */
export function rawStreams(rawDir: string): string[] {
  const names = listDirectory(rawDir).filter((name) => name !== SPILL_FOLDER && !name.includes("."));
  return names.sort((a, b) => Number(b === MAIN_STREAM) - Number(a === MAIN_STREAM) || (a < b ? -1 : 1));
}

/** Oldest first. */
export function listGenerations(rawDir: string, stream: string): number[] {
  return listDirectory(join(rawDir, safeName(stream)))
    .filter((name) => GENERATION_NAME.test(name))
    .map(Number)
    .sort((a, b) => a - b);
}

/** By start; of equal starts the longest first, a plain file before its compressed twin. */
export function listSegments(dir: string): Segment[] {
  const segments = listDirectory(dir).flatMap((name) => parseSegmentName(dir, name) ?? []);
  return segments.sort(
    (a, b) => a.start - b.start || b.end - a.end || Number(a.isCompressed) - Number(b.isCompressed),
  );
}

function parseSegmentName(dir: string, name: string): Segment | undefined {
  const match = SEGMENT_NAME.exec(name);
  if (match === null) return undefined;
  const [, start, end, suffix] = match;
  return {
    start: Number(start),
    end: Number(end),
    // A long session has hundreds: nothing in a parsed name needs normalising.
    path: dir + sep + name,
    isCompressed: suffix !== undefined,
  };
}

/** How far the segments reach from the beginning without a hole: where the next copy starts. */
export function coveredEnd(segments: readonly Segment[]): number {
  let end = 0;
  for (const segment of segments) {
    if (segment.start > end) break;
    end = Math.max(end, segment.end);
  }
  return end;
}
