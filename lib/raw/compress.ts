/**
 * Compresses segments in the worker. Invariant: at every instant the plain or the compressed file holds all the bytes; the
 * plain one goes only after the compressed one was read back, had the same hash, and is on the disk under its name.
 */
import fs from "node:fs";
import { dirname } from "node:path";
import zlib from "node:zlib";
import { LogbookError } from "../platform/errors.ts";
import { openForWrite, syncDirectory, writeWhole } from "../platform/files.ts";
import { linkOnce } from "../platform/link-once.ts";
import { openRegular, statIfPresent } from "../platform/regular-file.ts";
import { removeFile } from "../platform/remove.ts";
import { MEMBER_BYTES, markMember } from "./gzip-member.ts";
import { type LedgerRecord, readLedger } from "./ledger.ts";
import { listSegments, type Segment, temporaryPath } from "./segment.ts";
import { hashSegment, mismatch } from "./verify.ts";

export interface CompressRequest {
  /** A generation's folder. */
  dir: string;
  /** Segments that changed after this time stay as they are: they are likely to be read soon. */
  unchangedSinceMs: number;
  /** Asked between segments: the worker's time may be up. */
  shouldStop?: () => boolean;
}

export interface CompressResult {
  segments: number;
  plainBytes: number;
  compressedBytes: number;
  /** Segments left alone because they cannot be read or are not the bytes that were copied. */
  damage: LogbookError[];
}

/** Level 6 gives 0.153 of the size against 0.185 of level 1, at half the speed (measured); the worker has time. */
const LEVEL = 6;
/** A gzip member costs 34 bytes and a file costs a block: below this nothing is won. */
const MIN_BYTES = 8 * 1024;

export async function compressSegments(request: CompressRequest): Promise<CompressResult> {
  const { dir, unchangedSinceMs, shouldStop } = request;
  const result: CompressResult = { segments: 0, plainBytes: 0, compressedBytes: 0, damage: [] };
  const segments = listSegments(dir);
  const ledger = readLedger(dir);
  const compressed = new Set(segments.filter(({ isCompressed }) => isCompressed).map(({ path }) => path));
  for (const segment of segments) {
    if (!isDue(segment, unchangedSinceMs)) continue;
    if (shouldStop?.() === true) break;
    try {
      const sha256 = soundHash(segment, ledger);
      const target = `${segment.path}.gz`;
      // A worker killed between the two names left both.
      if (!compressed.has(target)) result.compressedBytes += await writeCompressed(segment, target);
      replacePlain(segment, target, sha256);
      result.segments += 1;
      result.plainBytes += segment.end - segment.start;
    } catch (error) {
      if (!(error instanceof LogbookError)) throw error;
      result.damage.push(error);
    }
  }
  return result;
}

function isDue(segment: Segment, unchangedSinceMs: number): boolean {
  if (segment.isCompressed || segment.end - segment.start < MIN_BYTES) return false;
  const stat = statIfPresent(segment.path);
  return stat !== undefined && stat.mtimeMs <= unchangedSinceMs;
}

/** The segment's hash, which must be one of those that the ledger knows, if it knows any. */
function soundHash(segment: Segment, ledger: readonly LedgerRecord[]): string {
  const sha256 = hashSegment(segment);
  const known = ledger
    .filter(({ start, end }) => start === segment.start && end === segment.end)
    .flatMap((record) => record.sha256 ?? []);
  if (known.length === 0 || known.includes(sha256)) return sha256;
  throw mismatch(segment.path, segment.start);
}

async function writeCompressed(segment: Segment, target: string): Promise<number> {
  const temporary = temporaryPath(dirname(target));
  const file = openRegular(segment.path);
  if (file === undefined)
    throw new LogbookError("RAW_UNREADABLE", `compress ${segment.path}: no regular file`, {
      path: segment.path,
    });
  const source = file.fd;
  try {
    const fd = openForWrite(temporary, "wx");
    try {
      const bytes = await compressInto(fd, source, segment.end - segment.start);
      fs.fsyncSync(fd);
      linkOnce(temporary, target);
      syncDirectory(dirname(target));
      return bytes;
    } finally {
      fs.closeSync(fd);
    }
  } catch (error) {
    removeFile(temporary);
    throw error;
  } finally {
    fs.closeSync(source);
  }
}

async function compressInto(fd: number, source: number, plainBytes: number): Promise<number> {
  const buffer = Buffer.allocUnsafe(MEMBER_BYTES);
  let written = 0;
  for (let position = 0; position < plainBytes; position += MEMBER_BYTES) {
    const wanted = Math.min(MEMBER_BYTES, plainBytes - position);
    const plain = buffer.subarray(0, fs.readSync(source, buffer, 0, wanted, position));
    const member = await makeMember(plain);
    writeWhole(fd, member);
    written += member.length;
  }
  return written;
}

/** In the thread pool: the worker must keep its lock fresh meanwhile. */
export function makeMember(plain: Buffer): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    zlib.gzip(plain, { level: LEVEL }, (error, gzipped) => {
      if (error === null) resolve(markMember(gzipped, plain.length));
      else reject(error);
    });
  });
}

function replacePlain(segment: Segment, target: string, sha256: string): void {
  if (hashSegment({ ...segment, path: target, isCompressed: true }) !== sha256) {
    throw mismatch(target, segment.start);
  }
  removeFile(segment.path);
  syncDirectory(dirname(target));
}
