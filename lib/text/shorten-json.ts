/**
 * Shortens a JSON document while it streams by: long strings keep their head and tail, deep containers their first
 * members, and the envelope (the document's own members and theirs) survives. What comes out is valid JSON when what
 * went in was, in one pass and bounded memory.
 */
import type { Tail } from "./tail.ts";
import { createTail } from "./tail.ts";

export interface Shortened {
  json: Buffer;
  /** Bytes taken out, by the top-level field they stood in. */
  dropped: Map<string, number>;
}

export interface Shortener {
  feed(chunk: Uint8Array): void;
  /** The document's last bracket has been seen. */
  isComplete(): boolean;
  /** The shortened document, or undefined when the bytes cannot be one. */
  finish(): Shortened | undefined;
}

/** Of a huge text the first and last 64 KiB are what is indexed. */
const STRING_HEAD_BYTES = 64 * 1024;
const STRING_TAIL_BYTES = 64 * 1024;
/** After this much of one top-level field, members below the envelope are left out: room for eight such strings. */
const FIELD_BYTES = 1024 * 1024;
/** The document's object is 1 deep, and the objects that are its fields 2: their members are the envelope. */
const ENVELOPE_DEPTH = 2;
/** More than this is no document of the client's: they have some 25 fields, few of them long. */
const MAX_KEPT_BYTES = 8 * 1024 * 1024;

const QUOTE = 0x22;
const COMMA = 0x2c;
const BACKSLASH = 0x5c;
const LETTER_U = 0x75;
const MARK = Buffer.from("…");

interface Scan {
  kept: Buffer;
  keptBytes: number;
  isFull: boolean;
  dropped: Map<string, number>;
  depth: number;
  hasClosed: boolean;
  isInString: boolean;
  /** Bytes of an escape sequence still to come: a string is never cut inside one. */
  escapeLeft: number;
  stringBytes: number;
  /** Where the current string's kept bytes begin. */
  stringStart: number;
  isPastHead: boolean;
  tail: Tail;
  /** The top-level field being read, and where its kept bytes begin. */
  field: string;
  fieldStart: number;
  isKeyNext: boolean;
  /** Depth of the container whose remaining members are left out; 0 for none. */
  skipDepth: number;
}

export function createShortener(): Shortener {
  const scan: Scan = {
    kept: Buffer.allocUnsafeSlow(MAX_KEPT_BYTES),
    keptBytes: 0,
    isFull: false,
    dropped: new Map(),
    depth: 0,
    hasClosed: false,
    isInString: false,
    escapeLeft: 0,
    stringBytes: 0,
    stringStart: 0,
    isPastHead: false,
    tail: createTail(STRING_TAIL_BYTES),
    field: "",
    fieldStart: 0,
    isKeyNext: false,
    skipDepth: 0,
  };
  return {
    feed: (chunk) => feed(scan, chunk),
    isComplete: () => scan.hasClosed && scan.depth === 0,
    finish: () =>
      scan.isFull ? undefined : { json: scan.kept.subarray(0, scan.keptBytes), dropped: scan.dropped },
  };
}

function feed(scan: Scan, chunk: Uint8Array): void {
  for (const byte of chunk) {
    if (!scan.isInString) feedStructure(scan, byte);
    else if (byte === QUOTE && scan.escapeLeft === 0) endString(scan);
    else feedString(scan, byte);
  }
}

function feedStructure(scan: Scan, byte: number): void {
  if (byte === QUOTE) {
    startString(scan);
    return;
  }
  const isOpening = byte === 0x7b || byte === 0x5b;
  if (isOpening) scan.depth += 1;
  else if (byte === 0x7d || byte === 0x5d) close(scan);
  else if (byte === COMMA && isFieldFull(scan)) scan.skipDepth = scan.depth;
  if (scan.skipDepth > 0) drop(scan, 1);
  else keep(scan, byte);
  if (scan.depth === 1 && (isOpening || byte === COMMA)) scan.isKeyNext = true;
}

function close(scan: Scan): void {
  scan.depth -= 1;
  if (scan.depth < scan.skipDepth) scan.skipDepth = 0;
  if (scan.depth === 0) scan.hasClosed = true;
}

/** The envelope gets as much again, and then loses members too: a field may be a flat list of a million numbers. */
function isFieldFull(scan: Scan): boolean {
  if (scan.skipDepth > 0 || scan.depth < ENVELOPE_DEPTH) return false;
  const limit = scan.depth > ENVELOPE_DEPTH ? FIELD_BYTES : 2 * FIELD_BYTES;
  return scan.keptBytes - scan.fieldStart > limit;
}

function startString(scan: Scan): void {
  scan.isInString = true;
  scan.isPastHead = false;
  scan.stringBytes = 0;
  if (scan.skipDepth > 0) return;
  keep(scan, QUOTE);
  scan.stringStart = scan.keptBytes;
}

function feedString(scan: Scan, byte: number): void {
  const isBoundary = scan.escapeLeft === 0 && !isContinuation(byte);
  if (isBoundary && scan.stringBytes >= STRING_HEAD_BYTES) scan.isPastHead = true;
  if (scan.escapeLeft > 0) scan.escapeLeft += byte === LETTER_U && scan.escapeLeft === 1 ? 3 : -1;
  else if (byte === BACKSLASH) scan.escapeLeft = 1;
  scan.stringBytes += 1;
  if (scan.skipDepth > 0) return;
  if (scan.isPastHead) scan.tail.push(byte, isBoundary);
  else keep(scan, byte);
}

function endString(scan: Scan): void {
  scan.isInString = false;
  if (scan.skipDepth > 0) {
    drop(scan, scan.stringBytes + 2);
    return;
  }
  if (scan.isPastHead) keepTail(scan);
  if (scan.depth === 1 && scan.isKeyNext) {
    scan.field = scan.kept.toString("utf8", scan.stringStart, scan.keptBytes);
    scan.fieldStart = scan.keptBytes;
    scan.isKeyNext = false;
  }
  keep(scan, QUOTE);
}

function keepTail(scan: Scan): void {
  const { bytes, isCut } = scan.tail.take();
  const headBytes = scan.keptBytes - scan.stringStart;
  drop(scan, scan.stringBytes - headBytes - bytes.length);
  if (isCut) for (const byte of MARK) keep(scan, byte);
  for (const byte of bytes) keep(scan, byte);
}

function isContinuation(byte: number): boolean {
  return (byte & 0xc0) === 0x80;
}

function keep(scan: Scan, byte: number): void {
  if (scan.keptBytes === MAX_KEPT_BYTES) scan.isFull = true;
  else scan.kept[scan.keptBytes++] = byte;
}

function drop(scan: Scan, bytes: number): void {
  if (bytes > 0) scan.dropped.set(scan.field, (scan.dropped.get(scan.field) ?? 0) + bytes);
}
