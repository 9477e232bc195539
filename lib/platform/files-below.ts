/** Plain files of a folder and of those in it. Links are not followed, and of a lock nothing is anybody's business. */
import fs from "node:fs";
import { join } from "node:path";
import { errnoOf } from "./errors.ts";

export function filesBelow(folder: string, isPassed: (path: string) => boolean = () => false): string[] {
  return readEntries(folder).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (isPassed(path)) return [];
    if (entry.isDirectory()) return entry.name.endsWith(".lock") ? [] : filesBelow(path, isPassed);
    return entry.isFile() ? [path] : [];
  });
}

function readEntries(folder: string): fs.Dirent[] {
  try {
    return fs.readdirSync(folder, { withFileTypes: true });
  } catch (error) {
    const code = errnoOf(error);
    if (code === "ENOENT" || code === "ENOTDIR") return [];
    throw error;
  }
}
