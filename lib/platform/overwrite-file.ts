/** Overwrites a text where it stands in a file, with as many bytes: others may append to the file meanwhile. */
import fs from "node:fs";
import { applyMask, findMaskable, type MaskOptions, maskBytes } from "../text/mask.ts";
import type { ByteRange, Needles } from "../text/needle.ts";
import { openRegularForChange, readWhole } from "./regular-file.ts";

/** Places this close together go with one write: a call for each would take longer than finding them. */
const MAX_WRITE_BYTES = 64 * 1024;

/** Gives the number of places. Throws LINK_REFUSED for a symbolic link: the text would stay where it leads to. */
export function overwriteInFile(path: string, needles: Needles, options: MaskOptions = {}): number {
  const file = openRegularForChange(path);
  if (file === undefined) return 0;
  const { fd } = file;
  try {
    const { ranges } = findMaskable(readWhole(file), needles, options);
    maskInOpenFile(fd, ranges);
    return ranges.length;
  } finally {
    fs.closeSync(fd);
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
