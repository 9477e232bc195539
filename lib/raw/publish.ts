/**
 * Gives a finished segment its name. Invariant: create-only. The name appears with all its bytes or not at all, and a twin
 * that was faster with the same range wins; a killed process leaves a temporary file and nothing else.
 */
import { join } from "node:path";
import { syncDirectory } from "../platform/files.ts";
import { linkOnce } from "../platform/link-once.ts";
import { segmentName } from "./segment.ts";

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
