/**
 * Puts a rebuilt database in the archive's place while hooks and readers come and go.
 * Invariant: no journal of one database is ever met by the other: the exchange happens under an exclusive lock, without a
 * write-ahead log and without a rollback journal on the disk, and SQLite itself refuses to write on in a file that was
 * replaced (SQLITE_READONLY_DBMOVED).
 */
import { dirname } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { LogbookError } from "../platform/errors.ts";
import { syncDirectory } from "../platform/files.ts";
import type { StorePaths } from "../platform/paths.ts";
import { moveFile } from "../platform/remove.ts";
import { quarantineArchive, removeArchiveFiles } from "./archive-files.ts";
import { clearFilling } from "./filling.ts";
import type { Archive } from "./handle.ts";
import { openArchive } from "./open.ts";

/** Hooks have it open for some ten milliseconds, a search for less than a second. */
const WAIT_MS = 30_000;
const RETRY_MS = 50;
const BUSY_TIMEOUT_MS = 10_000;

/**
 * The store as it would be with the rebuilt database; remains of an earlier try are gone. Throws ARCHIVE_NEWER where the
 * one that is there may not be replaced: before the work, not after it.
 */
export function prepareRebuild(store: StorePaths): StorePaths {
  assertReplaceable(store);
  removeRebuilt(store);
  return { ...store, archive: rebuiltPath(store) };
}

/** What a rebuild that came to no end leaves: as large as the archive, and of no use to anybody. */
export function removeRebuilt(store: StorePaths): void {
  removeArchiveFiles(rebuiltPath(store));
  clearFilling({ archive: rebuiltPath(store) });
}

function rebuiltPath(store: StorePaths): string {
  return `${store.archive}.rebuilt`;
}

function assertReplaceable(store: StorePaths): void {
  try {
    openArchive(store, { readOnly: true, busyTimeoutMs: BUSY_TIMEOUT_MS }).close();
  } catch (error) {
    if (error instanceof LogbookError && error.code !== "ARCHIVE_NEWER") return;
    throw error;
  }
}

/** `rebuilt` must be closed. Gives the place of the old database where that was damaged: it is kept. */
export async function swapArchive(
  store: StorePaths,
  rebuilt: string,
  nowMs: number,
): Promise<string | undefined> {
  const { archive, damaged } = await takeOld(store, nowMs);
  try {
    moveFile(rebuilt, store.archive);
    syncDirectory(dirname(store.archive));
  } finally {
    archive.close();
  }
  return damaged;
}

async function takeOld(
  store: StorePaths,
  nowMs: number,
): Promise<{ archive: Archive; damaged: string | undefined }> {
  for (let damaged: string | undefined; ; ) {
    let archive: Archive | undefined;
    try {
      archive = openArchive(store, { busyTimeoutMs: BUSY_TIMEOUT_MS });
      await takeForSelf(archive);
      return { archive, damaged };
    } catch (error) {
      archive?.close();
      const isDamaged = error instanceof LogbookError && error.code === "ARCHIVE_CORRUPT";
      if (!isDamaged || damaged !== undefined) throw error;
      damaged = quarantineArchive(store, nowMs);
    }
  }
}

/**
 * Waits until nobody else has the database open, and keeps everybody out. Its write-ahead log is gone afterwards.
 * The journal of that one page is kept in memory: a process that opened a file replaced earlier, and reads it only now,
 * would find one on the disk by name, play it back into its own file and delete it.
 */
async function takeForSelf(archive: Archive): Promise<void> {
  archive.exec("PRAGMA locking_mode = EXCLUSIVE");
  for (let waitedMs = 0; ; waitedMs += RETRY_MS) {
    try {
      archive.exec("PRAGMA journal_mode = MEMORY");
      archive.exec("BEGIN EXCLUSIVE");
      return;
    } catch (error) {
      const isBusy = error instanceof LogbookError && error.code === "ARCHIVE_BUSY";
      if (!isBusy || waitedMs >= WAIT_MS) throw error;
    }
    await sleep(RETRY_MS);
  }
}
