/**
 * The one importer of proper-lockfile, for the worker and for each project's memory; hooks take no lock.
 * A lock is the folder `<path>.lock` that its holder keeps touching, with a random token inside that is read again
 * before every commit: whoever was robbed while it slept finds another token, or none.
 */
import { randomUUID } from "node:crypto";
import fs from "node:fs";
import { dirname, join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
// biome-ignore lint/style/noRestrictedImports: this is the one file that locks.
import lockfile from "proper-lockfile";
import { errnoOf, LogbookError } from "./errors.ts";
import { makeDirectory, readFileIfPresent } from "./files.ts";
import { assertNoLink } from "./links.ts";
import { isRunning } from "./live-sessions.ts";
import { statIfPresent } from "./regular-file.ts";

export interface Lock {
  token: string;
  /** Whether the lock is still ours: ask before every commit. */
  isHeld(): boolean;
  /** Does work that blocks this process's timers: for so long the lock tells the others that its holder lives. */
  through<T>(expectedMs: number, work: () => T): T;
  release(): Promise<void>;
}

/** A killed holder's lock is free after this long; long enough for a holder whose event loop was busy for seconds. */
const STALE_MS = 5_000;
const TOUCH_MS = 1_000;

/** Throws LOCK_HELD when somebody else has it: for a background job that is normal, and it tries another time. */
export async function acquireLock(path: string): Promise<Lock> {
  assertNoLink(path);
  makeDirectory(dirname(path));
  await removeUntouched(`${path}.lock`);
  const token = `${process.pid}-${randomUUID()}`;
  const folder = `${path}.lock`;
  let isCompromised = false;
  let releaseFolder: () => Promise<void>;
  try {
    releaseFolder = await lockfile.lock(path, {
      realpath: false,
      stale: STALE_MS,
      update: TOUCH_MS,
      fs: lockFs,
      // The default handler throws where no caller can catch it.
      onCompromised: () => {
        isCompromised = true;
      },
    });
  } catch (error) {
    if (errnoOf(error) !== "ELOCKED") throw error;
    throw new LogbookError("LOCK_HELD", `lock ${path}: held by another process`, { cause: error, path });
  }
  writeToken(folder, token);
  const isHeld = (): boolean =>
    !isCompromised && readFileIfPresent(join(folder, "token"))?.toString("utf8") === token;
  const release = async (): Promise<void> => {
    // Somebody else's lock by now: removing it would rob them in turn.
    if (isHeld()) await releaseFolder();
  };
  return { token, isHeld, through: (expectedMs, work) => workThrough(folder, expectedMs, work), release };
}

/**
 * The folder's time is put into the future, and back before the next touch, by which proper-lockfile knows its own lock.
 * Short work needs none of it.
 */
function workThrough<T>(folder: string, expectedMs: number, work: () => T): T {
  if (expectedMs < STALE_MS / 2) return work();
  const { atime, mtime } = fs.statSync(folder);
  fs.utimesSync(folder, atime, new Date(mtime.getTime() + expectedMs));
  try {
    return work();
  } finally {
    if (fs.existsSync(folder)) fs.utimesSync(folder, atime, mtime);
  }
}

/**
 * A lock stamped by a clock that was ahead would never go stale. Its holder, if it lives, touches it within a second with
 * today's time, unless work that blocks it has stamped it so; one that stays as it was and whose process is gone has none.
 */
async function removeUntouched(folder: string): Promise<void> {
  const before = statIfPresent(folder)?.mtimeMs;
  if (before === undefined || before - Date.now() < STALE_MS || isRunning(holderOf(folder))) return;
  await sleep(3 * TOUCH_MS);
  if (statIfPresent(folder)?.mtimeMs !== before) return;
  fs.rmSync(folder, { recursive: true, force: true });
}

/** The process that wrote the token; not a number where none did. */
function holderOf(folder: string): number {
  return Number.parseInt(readFileIfPresent(join(folder, "token"))?.toString("utf8") ?? "", 10);
}

/** A file in the folder changes its mtime, by which proper-lockfile knows its own lock: it is put back. */
function writeToken(folder: string, token: string): void {
  const { atime, mtime } = fs.statSync(folder);
  fs.writeFileSync(join(folder, "token"), token, { mode: 0o600 });
  fs.utimesSync(folder, atime, mtime);
}

/** As node:fs, but a lock's folder is the user's alone, and goes with the token in it. */
const lockFs = {
  ...fs,
  mkdir: (path: string, done: (error: NodeJS.ErrnoException | null) => void): void => {
    fs.mkdir(path, { mode: 0o700 }, done);
  },
  rmdir: (path: string, done: (error: NodeJS.ErrnoException | null) => void): void => {
    fs.rm(path, { recursive: true }, done);
  },
};
