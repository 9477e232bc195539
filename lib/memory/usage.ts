/**
 * How often a memory was of use: an answer names one that its session was shown. Once per answer, and names that were
 * never shown do not count, whoever writes them.
 */
import { join } from "node:path";
import { isoTime } from "../platform/clock.ts";
import { readFileIfPresent } from "../platform/files.ts";
import { isObject, parseJson } from "../text/parse-json.ts";
import { foldName } from "./name.ts";
import type { MemoryScope } from "./scope.ts";
import { readState, takeState, writeState } from "./state-file.ts";

export interface Usage {
  count: number;
  /** ISO 8601. */
  last: string;
}

export interface Answer {
  text: string;
  timeMs: number;
}

interface UsageFile {
  v: number;
  /** By folded name. */
  memories: Record<string, Usage>;
}

/** Shorter names are words that answers use anyway. */
const MIN_NAME_CHARS = 6;

/** Names of memories that are long gone stay counted; ten times a large library is enough of them. */
const MAX_NAMES = 2_000;

const EMPTY: UsageFile = { v: 1, memories: {} };

export function readUsage(scope: MemoryScope): Record<string, Usage> {
  return readState(pathOf(scope), isUsageFile, EMPTY).memories;
}

/** Names of memories that a session was shown at any time, compactions included. */
export function readShownNames(shownPath: string): string[] {
  const lines = (readFileIfPresent(shownPath)?.toString("utf8") ?? "").split("\n").map(parseJson);
  const names = lines.flatMap((line) =>
    isObject(line) && typeof line["name"] === "string" ? [line["name"]] : [],
  );
  return [...new Set(names)];
}

/** Pure: the shown names that each answer cites, one entry per answer and name. */
export function findCitations(
  answers: readonly Answer[],
  shownNames: readonly string[],
): { name: string; timeMs: number }[] {
  const names = [...new Set(shownNames.map(foldName))].filter((name) => name.length >= MIN_NAME_CHARS);
  return answers.flatMap(({ text, timeMs }) => {
    const folded = foldName(text);
    return names.filter((name) => folded.includes(name)).map((name) => ({ name, timeMs }));
  });
}

/** Under the scope's lock. */
export function countUsage(scope: MemoryScope, citations: readonly { name: string; timeMs: number }[]): void {
  if (citations.length === 0) return;
  const memories = { ...takeState(pathOf(scope), isUsageFile, EMPTY).memories };
  for (const { name, timeMs } of citations) {
    const known = memories[name];
    const last = isoTime(timeMs);
    memories[name] = {
      count: (known?.count ?? 0) + 1,
      last: known !== undefined && known.last > last ? known.last : last,
    };
  }
  const newest = Object.entries(memories).sort(([, a], [, b]) => (a.last < b.last ? 1 : -1));
  writeState(pathOf(scope), { v: 1, memories: Object.fromEntries(newest.slice(0, MAX_NAMES)) });
}

/** Under the scope's lock: names that are gone are not counted on. */
export function dropUsage(scope: MemoryScope, names: readonly string[]): void {
  const gone = new Set(names.map(foldName));
  const { memories } = takeState(pathOf(scope), isUsageFile, EMPTY);
  const kept = Object.fromEntries(Object.entries(memories).filter(([name]) => !gone.has(name)));
  if (Object.keys(kept).length < Object.keys(memories).length)
    writeState(pathOf(scope), { v: 1, memories: kept });
}

function pathOf(scope: MemoryScope): string {
  return join(scope.state, "usage.json");
}

function isUsageFile(value: unknown): value is UsageFile {
  return isObject(value) && isObject(value["memories"]);
}
