/**
 * Copies a transcript's new bytes into the store, for hooks that run at every turn.
 * Invariant: the cost depends on what is new (at most `maxBytes`), never on the transcript's size; every prefix of the work
 * survives a kill, and the next copy goes on where the last finished one ended.
 */
import fs from "node:fs";
import type { Clock } from "../platform/clock.ts";
import { writeWhole } from "../platform/files.ts";
import { type CopiedSegment, discardDraft, openDraft, publishDraft, syncParents } from "./draft.ts";
import { findPlace, type Place } from "./place.ts";
import { closeSource, openSource, readAt, type Source } from "./source.ts";

export interface CopyRequest {
  /** `sessions/<session>/raw`. */
  rawDir: string;
  /** "main" or an agent's id. */
  stream: string;
  /** Path of the transcript. */
  source: string;
  clock: Clock;
  /** The rest is left for later. Default: everything. */
  maxBytes?: number;
  /** Most bytes in one segment; default 256 MiB. */
  segmentBytes?: number;
  /** "full" returns only when the bytes would survive a power cut. Default "none": they survive a kill. */
  sync?: "none" | "full";
}

export interface CopyResult {
  generation: number;
  /** The bytes [start, end) were copied by this call; equal when nothing was new. */
  start: number;
  end: number;
  sourceSize: number;
  segments: string[];
  /** True when `maxBytes` left something behind. */
  isBehind: boolean;
}

/** Measured: four segments of 64 MiB cost 15 % more than one of 200, each waiting for the disk; a kill loses 0.3 s of work. */
export const SEGMENT_BYTES = 256 * 1024 * 1024;
/** Chunks of 1 MiB copy fastest (measured). */
export const CHUNK_BYTES = 1024 * 1024;

/**
 * Throws TRANSCRIPT_MISSING or TRANSCRIPT_UNREADABLE with the path. Safe to run in several processes at once: each byte may
 * then be copied twice, and is read once.
 */
export function copyNewBytes(request: CopyRequest): CopyResult {
  const source = openSource(request.source);
  try {
    const place = findPlace(request.rawDir, request.stream, source);
    const limit = copyLimit(request, source, place);
    const segments: string[] = [];
    let position = place.start;
    while (position < limit) {
      const end = Math.min(limit, position + (request.segmentBytes ?? SEGMENT_BYTES));
      const copied = copySegment(request, source, { ...place, start: position }, end);
      if (copied === undefined) break;
      segments.push(copied.path);
      position = copied.end;
    }
    if (request.sync === "full" && segments.length > 0) syncParents(place.dir);
    return copyResult(source, place, position, segments);
  } finally {
    closeSource(source);
  }
}

export function copyLimit({ maxBytes }: CopyRequest, source: Source, place: Place): number {
  return Math.min(source.size, place.start + (maxBytes ?? Number.POSITIVE_INFINITY));
}

export function copyResult(source: Source, place: Place, end: number, segments: string[]): CopyResult {
  const { generation, start } = place;
  return { generation, start, end, sourceSize: source.size, segments, isBehind: end < source.size };
}

/** Kept between calls: an import copies thousands of files, and garbage of this size is collected late. */
let kept = Buffer.alloc(0);

function chunkBuffer(bytes: number): Buffer {
  if (kept.length < bytes) kept = Buffer.allocUnsafe(bytes);
  return kept.subarray(0, bytes);
}

/** Undefined when the source has become shorter meanwhile and held nothing more. */
function copySegment(
  request: CopyRequest,
  source: Source,
  place: Place,
  end: number,
): CopiedSegment | undefined {
  const draft = openDraft(place);
  try {
    const buffer = chunkBuffer(Math.min(CHUNK_BYTES, end - place.start));
    while (draft.end < end) {
      const bytes = readAt(source, buffer.subarray(0, Math.min(buffer.length, end - draft.end)), draft.end);
      if (bytes.length === 0) break;
      writeWhole(draft.fd, bytes);
      draft.end += bytes.length;
    }
    if (request.sync === "full") fs.fsyncSync(draft.fd);
  } catch (error) {
    discardDraft(draft);
    throw error;
  }
  return publishDraft(draft, request);
}
