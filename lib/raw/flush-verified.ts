/**
 * Copies everything new before a compaction loses it. Invariant: it returns only when the bytes are hashed, on the disk,
 * under their names, and the folder too is on the disk.
 */
import { createHash } from "node:crypto";
import fs from "node:fs";
import { type Draft, discardDraft, extendDraft, openDraft, publishDraft } from "./draft.ts";
import {
  CHUNK_BYTES,
  type CopyRequest,
  type CopyResult,
  copyLimit,
  copyResult,
  MAX_SEGMENT_BYTES,
} from "./flush.ts";
import { findPlace, type Place } from "./place.ts";
import { closeSource, openSource, readAt, type Source } from "./source.ts";

/** feasibility: pushing the data out early while the rest is hashed halves the wait for the final sync. */
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
      const end = Math.min(limit, next.start + MAX_SEGMENT_BYTES);
      const sha256 = await fillDraft(draft, source, end);
      const copied = publishDraft(draft, { ...request, sync: "full", sha256 });
      if (copied === undefined) break;
      segments.push(copied.path);
      next = { ...place, start: copied.end, tail: copied.tail };
    }
    return copyResult(source, place, next.start, segments);
  } finally {
    closeSource(source);
  }
}

/** Reads and hashes one chunk here while the one before it is written by the thread pool. */
async function fillDraft(draft: Draft, source: Source, end: number): Promise<string> {
  const hash = createHash("sha256");
  const size = Math.min(CHUNK_BYTES, end - draft.start);
  const buffers = [Buffer.allocUnsafe(size), Buffer.allocUnsafe(size)] as const;
  let writing: Promise<void> = Promise.resolve();
  let syncing: Promise<void> = Promise.resolve();
  let unsynced = 0;
  try {
    for (let turn = 0; draft.end < end; turn += 1) {
      const buffer = buffers[(turn % 2) as 0 | 1].subarray(0, Math.min(size, end - draft.end));
      const bytes = readAt(source, buffer, draft.end);
      if (bytes.length === 0) break;
      await writing;
      writing = awaitedLater(writeAll(draft.fd, bytes));
      unsynced += bytes.length;
      if (unsynced >= EARLY_SYNC_BYTES) {
        await syncing;
        syncing = awaitedLater(syncData(draft.fd));
        unsynced = 0;
      }
      hash.update(bytes);
      extendDraft(draft, bytes);
    }
    await writing;
    await syncing;
    fs.fsyncSync(draft.fd);
  } catch (error) {
    await Promise.allSettled([writing, syncing]);
    discardDraft(draft);
    throw error;
  }
  return hash.digest("hex");
}

/** A failure is reported where the promise is awaited, a chunk later; until then it must not count as unhandled. */
function awaitedLater(promise: Promise<void>): Promise<void> {
  promise.catch(() => undefined);
  return promise;
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
