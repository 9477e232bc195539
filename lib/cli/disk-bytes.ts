/** What a folder takes on the disk, by the sizes of its files. */
import fs from "node:fs";
import { join } from "node:path";
import { errnoOf } from "../platform/errors.ts";

export function diskBytes(folder: string): number {
  let entries: fs.Dirent[];
  try {
    entries = fs.readdirSync(folder, { withFileTypes: true });
  } catch (error) {
    if (errnoOf(error) === "ENOENT" || errnoOf(error) === "ENOTDIR") return 0;
    throw error;
  }
  return entries.reduce((sum, entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return sum + diskBytes(path);
    return sum + (fs.lstatSync(path, { throwIfNoEntry: false })?.size ?? 0);
  }, 0);
}
