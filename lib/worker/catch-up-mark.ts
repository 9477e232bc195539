/**
 * How far a session's log has been brought up to its transcript: `sessions/<session>/caught-up.json`. A hook may have
 * archived turns that the worker has not compared yet. Derived: without it every turn is compared again.
 */
import { join } from "node:path";
import { readFileIfPresent, writeFileLoosely } from "../platform/files.ts";
import type { SessionPaths } from "../platform/paths.ts";
import { statIfPossible } from "../platform/regular-file.ts";
import { parseJson } from "../text/parse-json.ts";

export interface CatchUpMark {
  /** The latest end of a turn that was compared. */
  endMs: number;
  /**
   * By "stream/generation", where the last turn begins that was compared. Times alone do not tell what is new: a clock that
   * was set back gives new turns older ones.
   */
  begins: Readonly<Record<string, number>>;
}

const NONE: CatchUpMark = { endMs: 0, begins: {} };

/** What was compared; nothing where none was. */
export function readCatchUpMark(paths: SessionPaths): CatchUpMark {
  const value = parseJson(readFileIfPresent(markPath(paths))?.toString("utf8") ?? "");
  if (typeof value !== "object" || value === null) return NONE;
  const { end_ms: endMs, begins } = value as { end_ms?: unknown; begins?: unknown };
  if (typeof endMs !== "number" || !Number.isSafeInteger(endMs)) return NONE;
  return { endMs, begins: typeof begins === "object" && begins !== null ? { ...begins } : {} };
}

export function writeCatchUpMark(paths: SessionPaths, { endMs, begins }: CatchUpMark): void {
  const path = markPath(paths);
  // Writing to a FIFO would wait for its reader.
  if (statIfPossible(path)?.isFile() === false) return;
  // Not synced, not swapped: a torn or lost mark reads as none.
  const json = JSON.stringify({ v: 1, end_ms: Math.floor(endMs), begins });
  writeFileLoosely(path, `${json}\n`);
}

export function hasCatchUpMark(paths: SessionPaths): boolean {
  return readCatchUpMark(paths).endMs > 0;
}

function markPath(paths: SessionPaths): string {
  return join(paths.dir, "caught-up.json");
}
