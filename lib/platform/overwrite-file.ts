/** Overwrites a text where it stands in a file, with as many bytes: others may append to the file meanwhile. */
import fs from "node:fs";
import { findMaskable, maskBytes } from "../text/mask.ts";
import { errnoOf } from "./errors.ts";

/** Gives the number of places. */
export function overwriteInFile(path: string, expressions: readonly RegExp[]): number {
  let fd: number;
  try {
    fd = fs.openSync(path, "r+");
  } catch (error) {
    if (errnoOf(error) === "ENOENT") return 0;
    throw error;
  }
  try {
    const { ranges } = findMaskable(fs.readFileSync(fd), expressions);
    for (const { start, end } of ranges) fs.writeSync(fd, maskBytes(end - start), 0, end - start, start);
    if (ranges.length > 0) fs.fsyncSync(fd);
    return ranges.length;
  } finally {
    fs.closeSync(fd);
  }
}
