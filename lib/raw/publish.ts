/**
 * Gives a finished segment its name. Invariant: create-only. The name appears with all its bytes or not at all, and a twin
 * that was faster with the same range wins; a killed process leaves a temporary file and nothing else.
 */
import fs from "node:fs";
import { join } from "node:path";
import { errnoOf } from "../platform/errors.ts";
import { syncDirectory } from "../platform/files.ts";
import { segmentName } from "./segment.ts";

/** File systems without hard links (FAT, some network mounts) say one of these. */
const NO_LINKS = new Set(["EPERM", "ENOSYS", "ENOTSUP", "EOPNOTSUPP", "EMLINK"]);

export interface FinishedSegment {
  dir: string;
  start: number;
  end: number;
  /** The file that holds the bytes now. */
  temporary: string;
  isDurable: boolean;
}

export function publishSegment({ dir, start, end, temporary, isDurable }: FinishedSegment): string {
  const path = join(dir, segmentName(start, end));
  linkOnce(temporary, path);
  if (isDurable) syncDirectory(dir);
  return path;
}

/** Moves a file to a name that nobody has: false when somebody has it already. The temporary name is gone in either case. */
export function linkOnce(temporary: string, path: string): boolean {
  try {
    fs.linkSync(temporary, path);
  } catch (error) {
    const code = errnoOf(error) ?? "";
    if (NO_LINKS.has(code)) {
      fs.renameSync(temporary, path);
      return true;
    }
    if (code !== "EEXIST") throw error;
    fs.unlinkSync(temporary);
    return false;
  }
  fs.unlinkSync(temporary);
  return true;
}
