/**
 * The one door to the disk for small writes: append a line, replace a file, create a file once.
 * Directories are made 0700 and files 0600, on first need.
 */
import fs from "node:fs";
import { dirname } from "node:path";
import { errnoOf, LogbookError } from "./errors.ts";
import { assertNoLink, linkError } from "./links.ts";
import { isAbsent, MAX_RECORD_BYTES, openRegular, readRegular, statIfPresent } from "./regular-file.ts";

const FILE_MODE = 0o600;
const DIRECTORY_MODE = 0o700;

/** Step by step: Node's own recursion never ends where a file system answers ENOENT for every new name, as /proc does. */
export function makeDirectory(path: string): void {
  if (fs.existsSync(path)) return;
  makeParent(path);
  assertNoLink(path);
  try {
    fs.mkdirSync(path, { mode: DIRECTORY_MODE });
  } catch (error) {
    // Another process was faster.
    if (errnoOf(error) !== "EEXIST") throw error;
  }
}

function makeParent(path: string): void {
  const parent = dirname(path);
  if (parent !== path) makeDirectory(parent);
}

/** Opens for writing and makes the parent directory when it is missing: the usual call then costs one syscall. */
export function openForWrite(path: string, flags: string | number): number {
  assertNoLink(path);
  try {
    return openPlain(path, flags);
  } catch (error) {
    if (errnoOf(error) !== "ENOENT") throw error;
    makeDirectory(dirname(path));
    return openPlain(path, flags);
  }
}

/** A link is not followed where flags are given as a number; Windows knows no such flag. */
function openPlain(path: string, flags: string | number): number {
  const plain = typeof flags === "number" ? flags | (fs.constants.O_NOFOLLOW ?? 0) : flags;
  try {
    return fs.openSync(path, plain, FILE_MODE);
  } catch (error) {
    throw errnoOf(error) === "ELOOP" ? linkError(path) : error;
  }
}

/**
 * Appends one record with a single O_APPEND write, so that concurrent writers never interleave.
 * A torn tail left by a killed writer gets its newline first: it then costs only itself.
 */
export function appendLine(path: string, line: string): void {
  const fd = openForWrite(path, fs.constants.O_RDWR | fs.constants.O_CREAT | fs.constants.O_APPEND);
  try {
    const stat = fs.fstatSync(fd);
    // What goes into a FIFO or a device is gone, and nobody would be told.
    if (!stat.isFile())
      throw new LogbookError("STORE_UNWRITABLE", `append to ${path}: no regular file`, { path });
    const prefix = endsWithNewline(fd, stat.size) ? "" : "\n";
    writeWhole(fd, Buffer.from(`${prefix}${line}\n`));
  } finally {
    fs.closeSync(fd);
  }
}

function endsWithNewline(fd: number, size: number): boolean {
  if (size === 0) return true;
  const last = Buffer.alloc(1);
  return fs.readSync(fd, last, 0, 1, size - 1) === 1 ? last[0] === 0x0a : true;
}

/** Writes every byte: a short write (full disk, signal) goes on where it stopped or throws. */
export function writeWhole(fd: number, bytes: Uint8Array): void {
  let written = 0;
  while (written < bytes.length) {
    written += fs.writeSync(fd, bytes, written, bytes.length - written);
  }
}

/** Makes a rename in `directory` durable. Windows cannot open directories; there the rename itself must do. */
export function syncDirectory(directory: string): void {
  if (process.platform === "win32") return;
  const fd = fs.openSync(directory, "r");
  try {
    fs.fsyncSync(fd);
  } finally {
    fs.closeSync(fd);
  }
}

/** A name that nobody else takes, in the folder of `path`: what stands there can be renamed to it. */
export function temporaryBeside(path: string): string {
  return `${path}.${process.pid}.${Math.random().toString(36).slice(2)}.tmp`;
}

/** Replaces a file whole: temporary name, fsync, rename, fsync of the directory. */
export function writeFileAtomic(path: string, content: string | Uint8Array): void {
  const temporary = temporaryBeside(path);
  const fd = openForWrite(temporary, "wx");
  try {
    try {
      writeWhole(fd, typeof content === "string" ? Buffer.from(content) : content);
      fs.fsyncSync(fd);
    } finally {
      fs.closeSync(fd);
    }
    fs.renameSync(temporary, path);
  } catch (error) {
    fs.rmSync(temporary, { force: true });
    throw error;
  }
  syncDirectory(dirname(path));
}

/** Neither synced nor swapped: for what may be torn or lost. */
export function writeFileLoosely(path: string, content: string): void {
  const fd = openForWrite(path, fs.constants.O_WRONLY | fs.constants.O_CREAT | fs.constants.O_TRUNC);
  try {
    writeWhole(fd, Buffer.from(content));
  } finally {
    fs.closeSync(fd);
  }
}

/** Creates the file and says true, or says false when somebody else created it first. */
export function createFileOnce(path: string, content: string): boolean {
  let fd: number;
  try {
    fd = openForWrite(path, "wx");
  } catch (error) {
    if (errnoOf(error) === "EEXIST") return false;
    throw error;
  }
  try {
    writeWhole(fd, Buffer.from(content));
  } finally {
    fs.closeSync(fd);
  }
  return true;
}

/** In bytes; 0 when there is no such file. */
export function sizeOfFile(path: string): number {
  return statIfPresent(path)?.size ?? 0;
}

/**
 * The bytes of one of the store's own files; undefined where there is no regular file, or one of more than `maxBytes`.
 * Throws what the system says of a file that it will not read.
 */
export function readFileIfPresent(path: string, maxBytes = MAX_RECORD_BYTES): Buffer | undefined {
  // Asked first: the error of a missing file costs a hot hook 2 % of its time, the question next to nothing.
  return fs.existsSync(path) ? readRegular(path, maxBytes) : undefined;
}

/** The file's first `maxBytes`; empty when there is no such file. */
export function readHead(path: string, maxBytes: number): Buffer {
  return readPart(path, () => ({ start: 0, bytes: maxBytes })).bytes;
}

/** The file's last `maxBytes` and where they start; empty when there is no such file. */
export function readTail(path: string, maxBytes: number): { start: number; bytes: Buffer } {
  return readPart(path, (size) => ({ start: Math.max(0, size - maxBytes), bytes: maxBytes }));
}

function readPart(
  path: string,
  place: (size: number) => { start: number; bytes: number },
): { start: number; bytes: Buffer } {
  const file = fs.existsSync(path) ? openRegular(path) : undefined;
  if (file === undefined) return { start: 0, bytes: Buffer.alloc(0) };
  const { fd, size } = file;
  try {
    const { start, bytes } = place(size);
    const buffer = Buffer.alloc(Math.min(bytes, size - start));
    return { start, bytes: buffer.subarray(0, fs.readSync(fd, buffer, 0, buffer.length, start)) };
  } finally {
    fs.closeSync(fd);
  }
}

/** Names in a directory, sorted; empty when there is no such directory. */
export function listDirectory(path: string): string[] {
  try {
    return fs.readdirSync(path).sort();
  } catch (error) {
    if (isAbsent(error)) return [];
    throw error;
  }
}
