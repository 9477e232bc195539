/** Overwrites a text where it stands in a file, with as many bytes: others may append to the file meanwhile. */
import fs from "node:fs";
import { findMaskable, maskBytes } from "../text/mask.ts";
import { openForUpdate } from "./files.ts";

/** Gives the number of places. */
export function overwriteInFile(path: string, expressions: readonly RegExp[]): number {
  const fd = openForUpdate(path);
  if (fd === undefined) return 0;
  try {
    const { ranges } = findMaskable(fs.readFileSync(fd), expressions);
    for (const { start, end } of ranges) fs.writeSync(fd, maskBytes(end - start), 0, end - start, start);
    if (ranges.length > 0) fs.fsyncSync(fd);
    return ranges.length;
  } finally {
    fs.closeSync(fd);
  }
}
