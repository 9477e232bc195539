/**
 * Whether what kept jobs from being done is gone: asked once in a run for each cause, before any job is tried again for it,
 * so that a disk that stays full or an engine that stays away costs a run next to nothing.
 */
import fs from "node:fs";
import { dirname, join } from "node:path";
import { openForWrite, temporaryBeside, writeWhole } from "../platform/files.ts";
import type { StorePaths } from "../platform/paths.ts";
import { removeFile } from "../platform/remove.ts";
import { codeOf, type Failure } from "./retries.ts";
import type { Workshop } from "./workshop.ts";

export type CauseCheck = (failure: Failure) => boolean;

/** More than the records, notes and page images that one usual job writes at a time. */
const PROBE_BYTES = 1024 * 1024;

const ARCHIVE_CODES: ReadonlySet<string> = new Set([
  "ARCHIVE_BUSY",
  "ARCHIVE_UNAVAILABLE",
  "ARCHIVE_NEWER",
  "STORE_UNWRITABLE",
]);
const DISK_CODES: ReadonlySet<string> = new Set(["ENOSPC", "EDQUOT", "EROFS", "STORE_UNWRITABLE"]);
const PERMISSION_CODES: ReadonlySet<string> = new Set(["EACCES", "EPERM"]);

/** True also for what only the job itself can find out. */
export function createCauseCheck(shop: Pick<Workshop, "store" | "openArchive">): CauseCheck {
  const { store } = shop;
  const known = new Map<string, boolean>();
  return ({ code, path }) => {
    const key = PERMISSION_CODES.has(code) ? `${code} ${path}` : code;
    const isGone = known.get(key) ?? isCauseGone(shop, { code, path: path ?? store.root });
    known.set(key, isGone);
    return isGone;
  };
}

function isCauseGone(
  { store, openArchive }: Pick<Workshop, "store" | "openArchive">,
  { code, path }: { code: string; path: string },
): boolean {
  if (PERMISSION_CODES.has(code)) return mayUse(store, path);
  if (DISK_CODES.has(code) && !hasRoom(store)) return false;
  return !ARCHIVE_CODES.has(code) || !isStillSo(code, openArchive);
}

function isStillSo(code: string, openArchive: () => unknown): boolean {
  try {
    openArchive();
    return false;
  } catch (error) {
    // Another trouble is the job's to meet, and to tell of.
    return codeOf(error) === code;
  }
}

/** Written out: some file systems say only then that a quota is used up. */
export function hasRoom(store: StorePaths): boolean {
  const path = temporaryBeside(join(store.root, "room"));
  try {
    const fd = openForWrite(path, "wx");
    try {
      writeWhole(fd, Buffer.alloc(PROBE_BYTES));
      fs.fsyncSync(fd);
    } finally {
      fs.closeSync(fd);
    }
    return true;
  } catch {
    // Whatever the reason: nothing can be written here.
    return false;
  } finally {
    removeFile(path);
  }
}

/** In the store a file must be writable too, elsewhere it is the client's. What is not there is as its folder. */
function mayUse(store: StorePaths, path: string): boolean {
  let place = path;
  while (!fs.existsSync(place) && dirname(place) !== place) place = dirname(place);
  try {
    fs.accessSync(place, fs.constants.R_OK | (place.startsWith(store.root) ? fs.constants.W_OK : 0));
    return true;
  } catch {
    // The answer is no, whatever the reason.
    return false;
  }
}
