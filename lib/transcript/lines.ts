/**
 * Splits transcript bytes into lines, chunk by chunk, without decoding them.
 * Invariant: for every way of cutting a file into chunks the same lines come out, and memory does not grow with a line.
 */
import { createShortener, type Shortener } from "./shorten.ts";

export interface Line {
  /** Where the line starts, in bytes from the start of the generation. */
  byteOffset: number;
  /** The first byte after the line and its newline: the watermark once the line has been taken in. */
  endOffset: number;
  /** Without newline, carriage return and byte order mark. A view: valid until the reader is fed again. */
  bytes: Buffer;
  /** True when long strings in it were cut to their head and tail, because the line is over 8 MiB. */
  isShortened: boolean;
  /** False on what follows the last newline: it may still grow. */
  isTerminated: boolean;
}

export interface Chunk {
  start: number;
  bytes: Buffer;
}

export interface LineReader {
  /** The lines that this chunk completes. The chunk may be overwritten once the generator has ended. */
  feed(chunk: Buffer): Generator<Line>;
  /** What is left without a newline; the reader is empty afterwards. */
  end(): Line | undefined;
}

/** A longer line is indexed by the head and tail of its strings. */
export const MAX_LINE_BYTES = 8 * 1024 * 1024;

const NEWLINE = 0x0a;
const CARRIAGE_RETURN = 0x0d;
const BYTE_ORDER_MARK = Buffer.from([0xef, 0xbb, 0xbf]);

export function createLineReader(startOffset = 0): LineReader {
  let lineStart = startOffset;
  let position = startOffset;
  let pending: Buffer[] = [];
  let pendingBytes = 0;
  let shortener: Shortener | undefined;

  function keep(piece: Buffer): void {
    if (piece.length === 0) return;
    if (shortener === undefined && pendingBytes + piece.length > MAX_LINE_BYTES) {
      shortener = createShortener();
      for (const earlier of pending) shortener.push(earlier);
      pending = [];
    }
    pendingBytes += piece.length;
    if (shortener !== undefined) shortener.push(piece);
    else pending.push(Buffer.from(piece));
  }

  function take(last: Buffer, endOffset: number, isTerminated: boolean): Line {
    let bytes = last;
    const isShortened = shortener !== undefined || pendingBytes + last.length > MAX_LINE_BYTES;
    if (isShortened || pendingBytes > 0) {
      keep(last);
      bytes = shortener === undefined ? Buffer.concat(pending) : shortener.finish();
    }
    const line = {
      byteOffset: lineStart,
      endOffset,
      bytes: trim(bytes, lineStart),
      isShortened,
      isTerminated,
    };
    pending = [];
    pendingBytes = 0;
    shortener = undefined;
    lineStart = endOffset;
    return line;
  }

  return {
    *feed(chunk) {
      let from = 0;
      for (let at = chunk.indexOf(NEWLINE); at !== -1; at = chunk.indexOf(NEWLINE, from)) {
        const last = chunk.subarray(from, at);
        from = at + 1;
        yield take(last, position + from, true);
      }
      keep(chunk.subarray(from));
      position += chunk.length;
    },
    end() {
      return pendingBytes === 0 ? undefined : take(Buffer.alloc(0), position, false);
    },
  };
}

/**
 * The lines of consecutive chunks. Bytes missing between two chunks end the line before them: it will never be completed.
 * The last line comes with `isTerminated` false when it has no newline yet.
 */
export function* readLines(chunks: Iterable<Chunk>, startOffset = 0): Generator<Line> {
  let reader = createLineReader(startOffset);
  let position = startOffset;
  for (const { start, bytes } of chunks) {
    if (start !== position) {
      const broken = reader.end();
      if (broken !== undefined) yield { ...broken, isTerminated: true };
      reader = createLineReader(start);
    }
    yield* reader.feed(bytes);
    position = start + bytes.length;
  }
  const rest = reader.end();
  if (rest !== undefined) yield rest;
}

function trim(bytes: Buffer, byteOffset: number): Buffer {
  const hasMark = byteOffset === 0 && bytes.subarray(0, 3).equals(BYTE_ORDER_MARK);
  const hasReturn = bytes[bytes.length - 1] === CARRIAGE_RETURN;
  if (!hasMark && !hasReturn) return bytes;
  return bytes.subarray(hasMark ? 3 : 0, bytes.length - Number(hasReturn));
}
