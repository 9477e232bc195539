/**
 * Bounds a file of lines that many processes append to: when it is full it moves to a second name, and what had that
 * name goes. A writer that had it open meanwhile appends to the moved file, where readers look as well.
 */
import fs from "node:fs";
import { errnoOf } from "./errors.ts";
import { statIfPresent } from "./regular-file.ts";

export function rotatedPath(path: string): string {
  return path.replace(/\.(\w+)$/, ".1.$1");
}

/** Two processes may rotate at once: the second finds nothing to rename, or moves a file that is still short. */
export function rotateWhenFull(path: string, maxBytes: number): void {
  const size = statIfPresent(path)?.size ?? 0;
  if (size < maxBytes) return;
  try {
    fs.renameSync(path, rotatedPath(path));
  } catch (error) {
    if (errnoOf(error) !== "ENOENT") throw error;
  }
}
