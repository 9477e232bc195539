/**
 * Folds two copies of one entry: forks and moved files repeat entries under the same uuid, sometimes changed.
 * Invariant: commutative, associative and idempotent, so the order in which files are read leaves no trace.
 */
import type { Entry, TokenUsage } from "../contract/turn.ts";

export function foldEntry(one: Entry, other: Entry): Entry {
  const winner = isBetter(one, other) ? one : other;
  const folded: Entry = { ...winner, timeMs: Math.min(one.timeMs, other.timeMs) };
  const parents = [...new Set([...parentsOf(one), ...parentsOf(other)])].sort();
  folded.parent = parents[0] ?? null;
  if (parents.length > 1) folded.otherParents = parents.slice(1);
  else delete folded.otherParents;
  const usage = maxUsage(one.usage, other.usage);
  if (usage !== undefined) folded.usage = usage;
  const promptId = foldPromptIds(one.promptId, other.promptId);
  if (promptId !== undefined) folded.promptId = promptId;
  return folded;
}

/** A fork gives its own prompt's id to every entry it copies, and nothing in an entry tells a copy: then none counts. */
function foldPromptIds(one: string | undefined, other: string | undefined): string | undefined {
  if (one === undefined || other === undefined || one === other) return one ?? other;
  return "";
}

/** Every parent that some copy of the entry names, sorted. */
export function parentsOf(entry: Pick<Entry, "parent" | "otherParents">): string[] {
  return entry.parent === null ? [] : [entry.parent, ...(entry.otherParents ?? [])];
}

/** The larger of each figure: a message's lines repeat its usage as it grows, and a fork's copies may zero it. */
export function maxUsage(one: TokenUsage | undefined, other: TokenUsage | undefined): TokenUsage | undefined {
  if (one === undefined || other === undefined) return one ?? other;
  return {
    input: Math.max(one.input, other.input),
    output: Math.max(one.output, other.output),
    cacheRead: Math.max(one.cacheRead, other.cacheRead),
    cacheWrite: Math.max(one.cacheWrite, other.cacheWrite),
  };
}

/** A real entry beats a stand-in, a whole one a cut one; what is left is decided by content, never by arrival. */
function isBetter(one: Entry, other: Entry): boolean {
  const difference =
    Number(other.isStandIn === true) - Number(one.isStandIn === true) ||
    Number(other.isCut === true) - Number(one.isCut === true) ||
    textLength(one) - textLength(other);
  return difference === 0 ? contentKey(one) >= contentKey(other) : difference > 0;
}

function textLength(entry: Entry): number {
  return JSON.stringify(entry.parts).length;
}

/** Folded by themselves, whichever copy wins. */
const FOLDED_KEYS = new Set(["parent", "otherParents", "usage", "timeMs", "promptId"]);

/** All else that may differ between copies. */
function contentKey(entry: Entry): string {
  const fields = Object.entries(entry).filter(([key]) => !FOLDED_KEYS.has(key));
  return JSON.stringify(fields.sort(([a], [b]) => (a < b ? -1 : 1)));
}
