/** The text of an output that was put into a file: by the client, from the store's own copy, or by logbook itself. */
import fs from "node:fs";
import type { ReadSpilled } from "../archive/cap.ts";
import { openRegular, readWhole } from "../platform/regular-file.ts";
import { readOwnSpills } from "../raw/own-spill.ts";
import { spillPath } from "../raw/spill.ts";

/** The archive keeps the head and tail of a text; beyond this much of a file nothing between them could be kept anyway. */
const MAX_WHOLE_BYTES = 4 * 1024 * 1024;
const END_BYTES = 512 * 1024;

/** Reads for one session. Which outputs logbook shortened is told by its ledger, never by what stands in their place. */
export function createSpilledReader(rawDir: string): ReadSpilled {
  const own = readOwnSpills(rawDir);
  return ({ toolUseId, spilledFile }) => {
    const file = own.get(toolUseId) ?? spilledFile;
    return file === undefined ? undefined : readSpilledText(rawDir, file);
  };
}

/** Undefined where there is no copy. Of a huge file the two ends, joined. */
export function readSpilledText(rawDir: string, name: string): string | undefined {
  const file = openRegular(spillPath(rawDir, name));
  if (file === undefined) return undefined;
  const { fd, size } = file;
  try {
    if (size <= MAX_WHOLE_BYTES) return readWhole(file).toString("utf8");
    return [0, size - END_BYTES].map((at) => readPiece(fd, at)).join("\n");
  } finally {
    fs.closeSync(fd);
  }
}

function readPiece(fd: number, position: number): string {
  const bytes = Buffer.alloc(END_BYTES);
  return bytes.toString("utf8", 0, fs.readSync(fd, bytes, 0, END_BYTES, position));
}
