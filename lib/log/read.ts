/** Reads a session's log, whole or its end. Reading never changes a byte. */
import fs from "node:fs";
import { errnoOf } from "../platform/errors.ts";
import { readFileIfPresent } from "../platform/files.ts";
import type { LogContent } from "./parse.ts";
import { parseLog } from "./parse.ts";

/** An absent log has no records. */
export function readLog(path: string): LogContent {
  return parseLog(readFileIfPresent(path) ?? Buffer.alloc(0));
}

export interface LogTail extends LogContent {
  /** Whether older records lie before what was read. */
  isPartial: boolean;
}

/** The records that begin in the last `maxBytes`: what a hook can afford however long the session is. */
export function readLogTail(path: string, maxBytes: number): LogTail {
  const fd = openIfPresent(path);
  if (fd === undefined) return { ...parseLog(Buffer.alloc(0)), isPartial: false };
  try {
    const { size } = fs.fstatSync(fd);
    // One byte more: if it is the newline before, the first record is whole.
    const start = Math.max(0, size - maxBytes - 1);
    const bytes = Buffer.alloc(size - start);
    const read = fs.readSync(fd, bytes, 0, bytes.length, start);
    const first = start === 0 ? 0 : bytes.indexOf(0x0a) + 1;
    return { ...parseLog(bytes.subarray(first, read), start + first), isPartial: start > 0 };
  } finally {
    fs.closeSync(fd);
  }
}

function openIfPresent(path: string): number | undefined {
  try {
    return fs.openSync(path, "r");
  } catch (error) {
    if (errnoOf(error) === "ENOENT") return undefined;
    throw error;
  }
}
