/**
 * Reads raw segments back: each byte of a generation once, in order, whatever overlaps, is compressed, or is damaged.
 * Invariant: a byte range is given up only if no segment that covers it can be read, and then it is reported; who moves a
 * watermark behind what was read gives up no range that the disk may still have to give.
 */
import { isPassing, type LogbookError } from "../platform/errors.ts";
import { generationPath, listSegments, type Segment } from "./segment.ts";
import { openSegment, type SegmentReader } from "./segment-reader.ts";

export interface RawChunk {
  start: number;
  /** A view: valid until the next chunk is asked for. */
  bytes: Buffer;
}

/** Bytes [start, end) that no segment could give. */
export interface RawLoss {
  start: number;
  end: number;
  /** What stood in the way; absent where no segment covers the range at all. */
  error?: LogbookError;
}

export interface RangeRequest extends SegmentsRequest {
  generation: number;
}

export interface SegmentsRequest {
  /** Default 0. */
  from?: number;
  onLoss?: (loss: RawLoss) => void;
  /** With it, reading ends where not the copy is at fault but the system that should read it. */
  onTrouble?: (error: LogbookError) => void;
}

/** A chunk that does not start where the one before it ended follows a loss. */
export function readRange(rawDir: string, stream: string, request: RangeRequest): Generator<RawChunk> {
  return readSegments(listSegments(generationPath(rawDir, stream, request.generation)), request);
}

/** As `readRange`, of segments that were listed before. */
export function* readSegments(segments: readonly Segment[], request: SegmentsRequest): Generator<RawChunk> {
  const { from = 0, onLoss, onTrouble } = request;
  const readers: SegmentReader[] = [];
  let position = from;
  let next = 0;
  try {
    for (;;) {
      next = openUpTo(position, segments, next, readers);
      const piece = readFromAny(readers, position);
      if ("bytes" in piece) {
        yield { start: position, bytes: piece.bytes };
        position += piece.bytes.length;
        continue;
      }
      if (onTrouble !== undefined && piece.trouble !== undefined) {
        onTrouble(piece.trouble);
        return;
      }
      const end = Math.min(piece.resume, segments[next]?.start ?? Number.POSITIVE_INFINITY);
      if (end === Number.POSITIVE_INFINITY) return;
      onLoss?.({ start: position, end, ...(piece.error === undefined ? {} : { error: piece.error }) });
      position = end;
    }
  } finally {
    for (const reader of readers) reader.close();
  }
}

/** Adds the segments that begin by `position`, lets go of those it has passed; says which segment comes next. */
function openUpTo(
  position: number,
  segments: readonly Segment[],
  from: number,
  readers: SegmentReader[],
): number {
  for (let index = readers.length - 1; index >= 0; index -= 1) {
    const reader = readers[index] as SegmentReader;
    if (reader.end > position) continue;
    reader.close();
    readers.splice(index, 1);
  }
  let next = from;
  for (
    let segment = segments[next];
    segment !== undefined && segment.start <= position;
    segment = segments[next]
  ) {
    if (segment.end > position) readers.push(openSegment(segment));
    next += 1;
  }
  return next;
}

/** Where reading may go on, infinity where no segment covers the position. */
interface Failure {
  resume: number;
  error?: LogbookError;
  /** Of any segment that might still give the bytes another time. */
  trouble?: LogbookError;
}

function readFromAny(readers: readonly SegmentReader[], position: number): { bytes: Buffer } | Failure {
  let failure: Failure = { resume: Number.POSITIVE_INFINITY };
  for (const reader of readers) {
    const piece = reader.read(position);
    if ("bytes" in piece) return piece;
    const trouble = isPassing(piece.error.cause) ? piece.error : failure.trouble;
    failure = { ...(piece.resume < failure.resume ? piece : failure), ...(trouble && { trouble }) };
  }
  return failure;
}
