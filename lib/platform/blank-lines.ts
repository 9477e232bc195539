/**
 * Takes lines out of a file that others append to without a lock: each is overwritten with spaces where it stands, so that
 * no line moves and none that is being appended is lost. Readers skip blank lines.
 */
import fs from "node:fs";
import { openRegularForChange, readWhole } from "./regular-file.ts";

const SPACE = 0x20;

/** Gives the number of lines that were taken out. */
export function blankLines(path: string, isMeant: (line: string) => boolean): number {
  const file = openRegularForChange(path);
  if (file === undefined) return 0;
  const { fd } = file;
  try {
    const bytes = readWhole(file);
    let blanked = 0;
    for (let start = 0; start < bytes.length; ) {
      const newline = bytes.indexOf(0x0a, start);
      const end = newline === -1 ? bytes.length : newline;
      if (isMeant(bytes.toString("utf8", start, end))) {
        // One write: a kill leaves the line or none of it.
        fs.writeSync(fd, Buffer.alloc(end - start, SPACE), 0, end - start, start);
        blanked++;
      }
      start = end + 1;
    }
    if (blanked > 0) fs.fsyncSync(fd);
    return blanked;
  } finally {
    fs.closeSync(fd);
  }
}
