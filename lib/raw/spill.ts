/**
 * Copies the outputs that the client put into files beside the transcript, because the transcript holds only their beginning.
 * Invariant: create-only, plain names only; a client's clean-up never takes the last copy with it.
 */
import fs from "node:fs";
import { dirname, join } from "node:path";
import { LogbookError } from "../platform/errors.ts";
import { listDirectory, openForWrite, syncDirectory, writeWhole } from "../platform/files.ts";
import { linkOnce } from "../platform/link-once.ts";
import { removeFile } from "../platform/remove.ts";
import { SPILL_FOLDER, temporaryPath } from "./segment.ts";
import { closeSource, openSource, readAt, type Source } from "./source.ts";

export interface SpillRequest {
  /** `sessions/<session>/raw`. */
  rawDir: string;
  /** The client's `<transcript folder>/<session>/tool-results`. */
  folder: string;
  /** Bytes after which the rest is left for later; the first file is copied whatever its size. */
  maxBytes?: number;
  /** As in CopyRequest. */
  sync?: "none" | "full";
}

export interface SpillResult {
  copied: string[];
  bytes: number;
  /** True when `maxBytes` left something behind. */
  isBehind: boolean;
  /** Files that could not be read. */
  failures: LogbookError[];
}

/** As `spilledFile` of a tool result: a name that stays inside its folder on every platform. */
const PLAIN_NAME = /^[A-Za-z0-9_][A-Za-z0-9._-]{0,199}$/;
const CHUNK_BYTES = 1024 * 1024;

export function spillPath(rawDir: string, name: string): string {
  return join(rawDir, SPILL_FOLDER, name);
}

export function copySpilled(request: SpillRequest): SpillResult {
  const { rawDir, folder, maxBytes = Number.POSITIVE_INFINITY } = request;
  const result: SpillResult = { copied: [], bytes: 0, isBehind: false, failures: [] };
  const names = listDirectory(folder).filter((name) => PLAIN_NAME.test(name));
  const have = new Set(names.length === 0 ? [] : listDirectory(join(rawDir, SPILL_FOLDER)));
  for (const name of names) {
    if (have.has(name)) continue;
    if (result.bytes >= maxBytes) {
      result.isBehind = true;
      break;
    }
    try {
      result.bytes += copyFile(join(folder, name), spillPath(rawDir, name), request.sync === "full");
      result.copied.push(name);
    } catch (error) {
      // The client's own file may be gone or unreadable; a full disk of ours is another matter.
      if (!(error instanceof LogbookError)) throw error;
      result.failures.push(error);
    }
  }
  if (request.sync === "full" && result.copied.length > 0) syncDirectory(join(rawDir, SPILL_FOLDER));
  return result;
}

function copyFile(from: string, to: string, isDurable: boolean): number {
  const source = openSource(from);
  const temporary = temporaryPath(dirname(to));
  try {
    writeCopy(source, temporary, isDurable);
    linkOnce(temporary, to);
    return source.size;
  } catch (error) {
    removeFile(temporary);
    throw error;
  } finally {
    closeSource(source);
  }
}

function writeCopy(source: Source, temporary: string, isDurable: boolean): void {
  const fd = openForWrite(temporary, "wx");
  try {
    const buffer = Buffer.allocUnsafe(Math.min(CHUNK_BYTES, source.size + 1));
    let position = 0;
    for (;;) {
      const bytes = readAt(source, buffer, position);
      writeWhole(fd, bytes);
      position += bytes.length;
      if (bytes.length < buffer.length) break;
    }
    if (isDurable) fs.fsyncSync(fd);
  } finally {
    fs.closeSync(fd);
  }
}
