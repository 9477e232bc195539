/** Reads a session's log, whole or one end of it. Reading never changes a byte. An absent log has no records. */
import { readFileIfPresent, readHead, readTail } from "../platform/files.ts";
import type { LogContent } from "./parse.ts";
import { parseLog } from "./parse.ts";

export function readLog(path: string): LogContent {
  return parseLog(readFileIfPresent(path) ?? Buffer.alloc(0));
}

/** The records in the first `maxBytes`; the one that is cut off there counts as a torn tail. */
export function readLogHead(path: string, maxBytes: number): LogContent {
  return parseLog(readHead(path, maxBytes));
}

export interface LogTail extends LogContent {
  /** Whether older records lie before what was read. */
  isPartial: boolean;
}

/** The records that begin in the last `maxBytes`: what a hook can afford however long the session is. */
export function readLogTail(path: string, maxBytes: number): LogTail {
  // One byte more: if it is the newline before, the first record is whole.
  const { start, bytes } = readTail(path, maxBytes + 1);
  const first = start === 0 ? 0 : bytes.indexOf(0x0a) + 1;
  return { ...parseLog(bytes.subarray(first), start + first), isPartial: start > 0 };
}
