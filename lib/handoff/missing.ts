/**
 * `sessions/<session>/missing.jsonl`: which pinned facts the summary of a compaction lacks. Append-only; the prompt that
 * brings them back says so by a line of its own.
 */
import { isoTime } from "../platform/clock.ts";
import { appendLine, readFileIfPresent } from "../platform/files.ts";
import type { SessionPaths } from "../platform/paths.ts";
import { parseJsonObject } from "../text/parse-json.ts";
import type { PinnedFact } from "./pinned.ts";

/** Written also when nothing is missing: then an earlier compaction's facts are not told any more. */
export function appendMissing(paths: SessionPaths, facts: readonly PinnedFact[], nowMs: number): void {
  appendLine(paths.missing, JSON.stringify({ v: 1, time: isoTime(nowMs), facts }));
}

export function markMissingTold(paths: SessionPaths, nowMs: number): void {
  appendLine(paths.missing, JSON.stringify({ v: 1, time: isoTime(nowMs), told: true }));
}

/** Those of the newest compaction, unless they have been told. */
export function readMissing(paths: SessionPaths): PinnedFact[] {
  const lines = readFileIfPresent(paths.missing)?.toString("utf8").split("\n") ?? [];
  const last = lines.map(parseJsonObject).findLast((line) => line !== undefined);
  const facts = last?.["facts"];
  return Array.isArray(facts) ? facts.filter(isFact) : [];
}

function isFact(value: { kind?: unknown; text?: unknown } | null): value is PinnedFact {
  return typeof value?.kind === "string" && typeof value.text === "string";
}
