/**
 * How far a session's log has been brought up to its transcript: `sessions/<session>/caught-up.json`. A hook may have
 * archived turns that the worker has not compared yet. Derived: without it every turn is compared again.
 */
import fs from "node:fs";
import { join } from "node:path";
import { readFileIfPresent } from "../platform/files.ts";
import type { SessionPaths } from "../platform/paths.ts";

/** Turns that end before this were compared; 0 where none was. */
export function readCatchUpMark(paths: SessionPaths): number {
  const text = readFileIfPresent(markPath(paths))?.toString("utf8") ?? "";
  const endMs = Number(/"end_ms":(\d+)/.exec(text)?.[1]);
  return Number.isSafeInteger(endMs) ? endMs : 0;
}

export function writeCatchUpMark(paths: SessionPaths, endMs: number): void {
  // Not synced, not swapped: a torn or lost mark reads as none.
  fs.writeFileSync(markPath(paths), `{"v":1,"end_ms":${Math.floor(endMs)}}\n`, { mode: 0o600 });
}

export function hasCatchUpMark(paths: SessionPaths): boolean {
  return readCatchUpMark(paths) > 0;
}

function markPath(paths: SessionPaths): string {
  return join(paths.dir, "caught-up.json");
}
