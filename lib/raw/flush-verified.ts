/**
 * Copies everything new before a compaction loses it. Invariant: it returns only when the bytes are hashed, on the disk,
 * under their names, and the folder too is on the disk.
 */
import { createHash } from "node:crypto";
import fs from "node:fs";
import { type Draft, discardDraft, openDraft, publishDraft, syncParents } from "./draft.ts";
import {
  CHUNK_BYTES,
  type CopyRequest,
  type CopyResult,
  copyLimit,
  copyResult,
  SEGMENT_BYTES,
} from "./flush.ts";
import { findPlace, type Place } from "./place.ts";
import { closeSource, openSource, type Source, sourceError } from "./source.ts";

/** Pushing the data out early while the rest is hashed halves the wait for the final sync (measured). */
const EARLY_SYNC_BYTES = 16 * 1024 * 1024;

/** As copyNewBytes; `sync` is always "full", and the ledger gets the sha256 of each segment. */
export async function copyNewBytesVerified(request: CopyRequest): Promise<CopyResult> {
  const source = openSource(request.source);
  try {
    const place = findPlace(request.rawDir, request.stream, source);
    const limit = copyLimit(request, source, place);
    const segments: string[] = [];
    let next: Place = place;
    while (next.start < limit) {
      const draft = openDraft(next);
      const end = Math.min(limit, next.start + (request.segmentBytes ?? SEGMENT_BYTES));
      const sha256 = await fillDraft(draft, source, end);
      const copied = publishDraft(draft, { ...request, sync: "full", sha256 });
      if (copied === undefined) break;
      segments.push(copied.path);
      next = { ...place, start: copied.end };
    }
    if (segments.length > 0) syncParents(place.dir);
    return copyResult(source, place, next.start, segments);
  } finally {
    closeSource(source);
  }
}

/** Hashes one chunk here while the thread pool writes the same chunk and reads the next. */
async function fillDraft(draft: Draft, source: Source, end: number): Promise<string> {
  const hash = createHash("sha256");
  const size = Math.min(CHUNK_BYTES, end - draft.start);
  let [current, other] = [Buffer.allocUnsafe(size), Buffer.allocUnsafe(size)];
  const read = (into: Buffer, position: number): Promise<Buffer> =>
    awaitedLater(readSome(source, into.subarray(0, Math.min(size, end - position)), position));
  let writing: Promise<unknown> = Promise.resolve();
  let syncing: Promise<unknown> = Promise.resolve();
  let reading = read(current, draft.end);
  let unsynced = 0;
  try {
    for (let bytes = await reading; bytes.length > 0; bytes = await reading) {
      await writing;
      writing = awaitedLater(writeAll(draft.fd, bytes));
      // The other buffer's write has ended: it is free.
      [current, other] = [other, current];
      reading = read(current, draft.end + bytes.length);
      hash.update(bytes);
      draft.end += bytes.length;
      unsynced += bytes.length;
      if (unsynced < EARLY_SYNC_BYTES) continue;
      await syncing;
      syncing = awaitedLater(syncData(draft.fd));
      unsynced = 0;
    }
    await writing;
    await syncing;
    fs.fsyncSync(draft.fd);
  } catch (error) {
    await Promise.allSettled([reading, writing, syncing]);
    discardDraft(draft);
    throw error;
  }
  return hash.digest("hex");
}

/** A failure is reported where the promise is awaited, a chunk later; until then it must not count as unhandled. */
function awaitedLater<T>(promise: Promise<T>): Promise<T> {
  promise.catch(() => undefined);
  return promise;
}

/** Resolves to nothing at the end of the file, or when nothing is wanted. */
function readSome(source: Source, buffer: Buffer, position: number): Promise<Buffer> {
  if (buffer.length === 0) return Promise.resolve(buffer);
  return new Promise((resolve, reject) => {
    fs.read(source.fd, buffer, 0, buffer.length, position, (error, read) => {
      if (error === null) resolve(buffer.subarray(0, read));
      else reject(sourceError(source.path, error));
    });
  });
}

async function writeAll(fd: number, bytes: Buffer): Promise<void> {
  let written = 0;
  while (written < bytes.length) written += await writeSome(fd, bytes.subarray(written));
}

function writeSome(fd: number, bytes: Buffer): Promise<number> {
  return new Promise((resolve, reject) => {
    fs.write(fd, bytes, 0, bytes.length, null, (error, written) => {
      if (error === null) resolve(written);
      else reject(error);
    });
  });
}

function syncData(fd: number): Promise<void> {
  return new Promise((resolve, reject) => {
    fs.fdatasync(fd, (error) => {
      if (error === null) resolve();
      else reject(error);
    });
  });
}
