/**
 * The one importer of proper-lockfile, for the worker and for each project's memory; hooks take no lock.
 * A lock is the folder `<path>.lock` that its holder keeps touching, with a random token inside that is read again
 * before every commit: whoever was robbed while it slept finds another token, or none.
 */
import { randomUUID } from "node:crypto";
import fs from "node:fs";
import { dirname, join } from "node:path";
// biome-ignore lint/style/noRestrictedImports: this is the one file that locks.
import lockfile from "proper-lockfile";
import { errnoOf, LogbookError } from "./errors.ts";
import { makeDirectory, readFileIfPresent } from "./files.ts";

export interface Lock {
  token: string;
  /** Whether the lock is still ours: ask before every commit. */
  isHeld(): boolean;
  release(): Promise<void>;
}

/** A killed holder's lock is free after this long; long enough for a holder whose event loop was busy for seconds. */
const STALE_MS = 5_000;
const TOUCH_MS = 1_000;

/** Throws LOCK_HELD when somebody else has it: for a background job that is normal, and it tries another time. */
export async function acquireLock(path: string): Promise<Lock> {
  makeDirectory(dirname(path));
  const token = randomUUID();
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
  return { token, isHeld, release };
}

/** A file in the folder changes its mtime, by which proper-lockfile knows its own lock: it is put back. */
function writeToken(folder: string, token: string): void {
  const { atime, mtime } = fs.statSync(folder);
  fs.writeFileSync(join(folder, "token"), token, { mode: 0o600 });
  fs.utimesSync(folder, atime, mtime);
}

/** As node:fs, but a lock's folder goes with the token in it. */
const lockFs = {
  ...fs,
  rmdir: (path: string, done: (error: NodeJS.ErrnoException | null) => void): void => {
    fs.rm(path, { recursive: true }, done);
  },
};
