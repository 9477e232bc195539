/** Overwrites a text where it stands in a file, with as many bytes: others may append to the file meanwhile. */
import fs from "node:fs";
import { findMaskable, maskBytes } from "../text/mask.ts";
import { openRegularForChange, readWhole } from "./regular-file.ts";

/** Gives the number of places. */
export function overwriteInFile(path: string, expressions: readonly RegExp[]): number {
  const file = openRegularForChange(path);
  if (file === undefined) return 0;
  const { fd } = file;
  try {
    const { ranges } = findMaskable(readWhole(file), expressions);
    for (const { start, end } of ranges) fs.writeSync(fd, maskBytes(end - start), 0, end - start, start);
    if (ranges.length > 0) fs.fsyncSync(fd);
    return ranges.length;
  } finally {
    fs.closeSync(fd);
  }
}
