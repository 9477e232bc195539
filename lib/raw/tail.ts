/**
 * The last bytes of a session's conversation, in whole lines: from the client's own file, or, where that cannot be read,
 * from the copies. Invariant: reads at most what it is asked for, whatever the session's size.
 */
import { LogbookError } from "../platform/errors.ts";
import { readRange } from "./read.ts";
import { coveredEnd, generationPath, listGenerations, listSegments, MAIN_STREAM } from "./segment.ts";
import { closeSource, openSource, readAt } from "./source.ts";

export interface TranscriptTail {
  origin: "transcript" | "copies" | "nothing";
  /** Bytes of the whole conversation in that place. */
  size: number;
  /** Where the first whole line starts. */
  start: number;
  bytes: Buffer;
}

const NOTHING: TranscriptTail = { origin: "nothing", size: 0, start: 0, bytes: Buffer.alloc(0) };
const NEWLINE = 0x0a;
const SOURCE_CODES: ReadonlySet<string> = new Set(["TRANSCRIPT_MISSING", "TRANSCRIPT_UNREADABLE"]);

/** Where the path is empty, or what it names cannot be read, the copies are. */
export function readTranscriptTail(rawDir: string, transcript: string, maxBytes: number): TranscriptTail {
  if (transcript === "") return readCopiedTail(rawDir, maxBytes);
  try {
    return readSourceTail(transcript, maxBytes);
  } catch (error) {
    if (!(error instanceof LogbookError) || !SOURCE_CODES.has(error.code)) throw error;
    return readCopiedTail(rawDir, maxBytes);
  }
}

function readSourceTail(path: string, maxBytes: number): TranscriptTail {
  const source = openSource(path);
  try {
    const start = Math.max(0, source.size - maxBytes);
    const bytes = readAt(source, Buffer.allocUnsafe(source.size - start), start);
    return { origin: "transcript", size: source.size, ...wholeLines(start, bytes) };
  } finally {
    closeSource(source);
  }
}

function readCopiedTail(rawDir: string, maxBytes: number): TranscriptTail {
  const generation = listGenerations(rawDir, MAIN_STREAM).at(-1);
  if (generation === undefined) return NOTHING;
  const size = coveredEnd(listSegments(generationPath(rawDir, MAIN_STREAM, generation)));
  if (size === 0) return NOTHING;
  const from = Math.max(0, size - maxBytes);
  const pieces: Buffer[] = [];
  // Bytes that no copy can give are left out: what stands on both sides of the hole is damage to a reader of lines.
  for (const { bytes } of readRange(rawDir, MAIN_STREAM, { generation, from }))
    pieces.push(Buffer.from(bytes));
  return { origin: "copies", size, ...wholeLines(from, Buffer.concat(pieces)) };
}

function wholeLines(start: number, bytes: Buffer): { start: number; bytes: Buffer } {
  if (start === 0) return { start, bytes };
  const newline = bytes.indexOf(NEWLINE);
  const from = newline < 0 ? bytes.length : newline + 1;
  return { start: start + from, bytes: bytes.subarray(from) };
}
