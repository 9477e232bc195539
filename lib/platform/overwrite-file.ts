/** Overwrites a text where it stands in a file, with as many bytes: others may append to the file meanwhile. */
import fs from "node:fs";
import { applyMask, findMaskable, type MaskOptions, maskBytes } from "../text/mask.ts";
import type { ByteRange, Needles } from "../text/needle.ts";
import { errnoOf, LogbookError } from "./errors.ts";

/** Places this close together go with one write: a call for each would take longer than finding them. */
const MAX_WRITE_BYTES = 64 * 1024;

/** Gives the number of places. A link is no file of ours, and is left alone. */
export function overwriteInFile(path: string, needles: Needles, options: MaskOptions = {}): number {
  let fd: number;
  try {
    fd = openToOverwrite(path);
  } catch (error) {
    const isLink = error instanceof LogbookError && error.code === "STORE_UNSAFE";
    if (isLink || errnoOf(error) === "ENOENT") return 0;
    throw error;
  }
  try {
    const { ranges } = findMaskable(fs.readFileSync(fd), needles, options);
    maskInOpenFile(fd, ranges);
    return ranges.length;
  } finally {
    fs.closeSync(fd);
  }
}

/** Throws STORE_UNSAFE for a symbolic link. */
export function openToOverwrite(path: string): number {
  try {
    // Windows does not have the flag.
    return fs.openSync(path, fs.constants.O_RDWR | (fs.constants.O_NOFOLLOW ?? 0));
  } catch (error) {
    if (errnoOf(error) !== "ELOOP") throw error;
    throw new LogbookError("STORE_UNSAFE", `overwrite in ${path}: it is a symbolic link`, {
      cause: error,
      path,
      hint: "put the file itself in its place, or remove the link",
    });
  }
}

/** The ranges are in order, and none lies over another. */
export function maskInOpenFile(fd: number, ranges: readonly ByteRange[]): void {
  for (let first = 0; first < ranges.length; ) {
    const { start } = ranges[first] as ByteRange;
    let next = first + 1;
    while (next < ranges.length && (ranges[next] as ByteRange).end - start <= MAX_WRITE_BYTES) next++;
    writeMask(fd, ranges.slice(first, next));
    first = next;
  }
  if (ranges.length > 0) fs.fsyncSync(fd);
}

function writeMask(fd: number, ranges: readonly ByteRange[]): void {
  const start = ranges[0]?.start ?? 0;
  const length = (ranges.at(-1)?.end ?? start) - start;
  const bytes = maskBytes(length);
  if (ranges.length > 1) {
    fs.readSync(fd, bytes, 0, length, start);
    applyMask(bytes, ranges, start);
  }
  for (let written = 0; written < length; )
    written += fs.writeSync(fd, bytes, written, length - written, start + written);
}
