/** Writes a file too large to hold: part by part under a temporary name, then whole under its own, or not at all. */
import fs from "node:fs";
import { dirname } from "node:path";
import { openForWrite, syncDirectory, temporaryBeside, writeWhole } from "./files.ts";

/** How many bytes were written. Whatever `parts` throws, nothing is left behind. */
export async function writeFileInParts(path: string, parts: AsyncIterable<string>): Promise<number> {
  const temporary = temporaryBeside(path);
  let written = 0;
  try {
    const fd = openForWrite(temporary, "wx");
    try {
      for await (const part of parts) {
        const bytes = Buffer.from(part);
        writeWhole(fd, bytes);
        written += bytes.length;
      }
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
  return written;
}
