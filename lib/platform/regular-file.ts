/**
 * The one door to files for reading. Anybody may have put what stands at a path: a FIFO that no one writes to, a device
 * without an end, a link to either. Invariant: opening never waits, only a regular file is read, and never more of it than
 * the caller can use; whatever else stands there counts as no file, and `doctor` names it.
 */
import fs from "node:fs";
import { errnoOf, LogbookError } from "./errors.ts";
import { assertNoLink, linkError } from "./links.ts";

/** `.git`, HEAD, a ref, `commondir`: one line each, of a path at most (4,096 bytes on Linux). */
export const MAX_GIT_BYTES = 16_384;
/** Some 70 bytes a ref: the largest public repositories have a hundred thousand. */
export const MAX_PACKED_REFS_BYTES = 16_777_216;
/** Twenty settings, written by hand; a list of ten thousand globs still fits. */
export const MAX_CONFIG_BYTES = 1_048_576;
/** The client's settings, permission rules and all: some kilobytes; a hook reads them at every call. */
export const MAX_SETTINGS_BYTES = 4_194_304;
/** What the client writes about one process or agent: a line. */
export const MAX_NOTE_BYTES = 65_536;
/** A store's own file, read whole: half of what V8 can hold as one text. A log comes to this with 250,000 tool calls. */
export const MAX_RECORD_BYTES = 268_435_456;

export interface OpenFile {
  fd: number;
  size: number;
}

/** What the system says where there is no file that could be opened: nothing, a socket, a circle of links, an impossible name. */
const ABSENT: ReadonlySet<string> = new Set([
  "ENOENT",
  "ENOTDIR",
  "EISDIR",
  "ELOOP",
  "ENAMETOOLONG",
  "ENXIO",
  "ENODEV",
  "ERR_INVALID_ARG_VALUE",
]);

export function isAbsent(error: unknown): boolean {
  return ABSENT.has(errnoOf(error) ?? "");
}

/** Undefined where no regular file stands; throws what the system says of one that is there. */
export function openRegular(path: string, access: number = fs.constants.O_RDONLY): OpenFile | undefined {
  let fd: number;
  try {
    // Not blocking: else a FIFO waits for its writer. No controlling terminal: a link may lead to one. Windows has neither.
    fd = fs.openSync(path, access | fs.constants.O_NONBLOCK | fs.constants.O_NOCTTY);
  } catch (error) {
    if (isAbsent(error)) return undefined;
    throw error;
  }
  const stat = fs.fstatSync(fd);
  if (stat.isFile()) return { fd, size: stat.size };
  fs.closeSync(fd);
  return undefined;
}

/** As `openRegular`, for overwriting in place: what is a link, or no regular file, is not passed over, for nothing would be overwritten. */
export function openRegularForChange(path: string): OpenFile | undefined {
  assertNoLink(path);
  const file = openRegular(path, fs.constants.O_RDWR | (fs.constants.O_NOFOLLOW ?? 0));
  if (file !== undefined) return file;
  const stat = fs.lstatSync(path, { throwIfNoEntry: false });
  if (stat === undefined) return undefined;
  if (stat.isSymbolicLink()) throw linkError(path);
  throw new LogbookError("STORE_UNWRITABLE", `change ${path}: no regular file`, { path });
}

/** The file from its beginning, as long as it was when it was opened; shorter where it was cut meanwhile. */
export function readWhole({ fd, size }: OpenFile): Buffer {
  const buffer = Buffer.allocUnsafe(size);
  let filled = 0;
  while (filled < size) {
    const read = fs.readSync(fd, buffer, filled, size - filled, filled);
    if (read === 0) break;
    filled += read;
  }
  return buffer.subarray(0, filled);
}

/** Of a file that a stranger may have put there: undefined also where the system will not read it, or will not say. */
export function readForeignFile(path: string, maxBytes: number): Buffer | undefined {
  // Asked first: the error of a missing file costs a hot hook 2 % of its time, the question next to nothing.
  if (!fs.existsSync(path)) return undefined;
  try {
    return readRegular(path, maxBytes);
  } catch {
    // No rights, a failing disk: whatever it is, nothing of ours depends on it, and doctor tells.
    return undefined;
  }
}

export function readRegular(path: string, maxBytes: number): Buffer | undefined {
  const file = openRegular(path);
  if (file === undefined) return undefined;
  try {
    return file.size > maxBytes ? undefined : readWhole(file);
  } finally {
    fs.closeSync(file.fd);
  }
}

/** Of the store's own files: undefined where nothing is, nor could be; throws what the system says otherwise. */
export function statIfPresent(path: string): fs.Stats | undefined {
  try {
    return fs.statSync(path, { throwIfNoEntry: false });
  } catch (error) {
    if (isAbsent(error)) return undefined;
    throw error;
  }
}

/** Undefined also where the system will not say: links in a circle, no rights, a name that cannot be. */
export function statIfPossible(path: string): fs.Stats | undefined {
  try {
    return fs.statSync(path, { throwIfNoEntry: false });
  } catch {
    // As if nothing were there: nobody could open it either.
    return undefined;
  }
}

/**
 * The first names of a folder that may hold a hundred thousand, in no order that means anything; empty where there is no
 * folder to be read.
 */
export function listForeignFolder(path: string, maxNames: number): string[] {
  if (!fs.existsSync(path)) return [];
  const names: string[] = [];
  try {
    const folder = fs.opendirSync(path);
    try {
      for (
        let entry = folder.readSync();
        entry !== null && names.length < maxNames;
        entry = folder.readSync()
      )
        names.push(entry.name);
    } finally {
      folder.closeSync();
    }
  } catch {
    // No folder, or one that is closed to us: doctor tells.
    return [];
  }
  return names.sort();
}
