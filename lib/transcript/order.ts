/**
 * The order in which the entries of a turn happened: a parent before its children, earlier before later, uuid as the last word.
 * Invariant: depends on the set of entries alone, not on the order they are given in; clocks that jump cannot reverse a reply.
 */
import type { Entry } from "../contract/turn.ts";
import { foldEntry, parentsOf } from "./fold-entry.ts";

export function orderEntries(entries: readonly Entry[]): Entry[] {
  const known = foldCopies(entries);
  const byTime = [...known.values()].sort(compareEntries);
  return isInParentOrder(byTime, known) ? byTime : walk(byTime, known);
}

function foldCopies(entries: readonly Entry[]): Map<string, Entry> {
  const known = new Map<string, Entry>();
  for (const entry of entries) {
    const earlier = known.get(entry.uuid);
    known.set(entry.uuid, earlier === undefined ? entry : foldEntry(earlier, entry));
  }
  return known;
}

/** The usual case: the clock went with the conversation, and there is nothing to walk. */
function isInParentOrder(byTime: readonly Entry[], known: ReadonlyMap<string, Entry>): boolean {
  const seen = new Set<string>();
  for (const entry of byTime) {
    const { parent, otherParents } = entry;
    if (otherParents !== undefined) return false;
    if (parent !== null && known.has(parent) && !seen.has(parent)) return false;
    seen.add(entry.uuid);
  }
  return true;
}

interface Waiting {
  children: Map<string, Entry[]>;
  /** Parents that are still to come, by uuid; an entry that was taken is gone from it. */
  left: Map<string, number>;
}

function walk(byTime: readonly Entry[], known: ReadonlyMap<string, Entry>): Entry[] {
  const waiting = readWaiting(byTime, known);
  const ready = byTime.filter((entry) => waiting.left.get(entry.uuid) === 0).reverse();
  const ordered: Entry[] = [];
  let oldest = 0;
  while (ordered.length < byTime.length) {
    // Damage can close a circle of parents: its members then go by time.
    const entry = ready.pop() ?? byTime[oldest++];
    if (entry === undefined) break;
    if (!waiting.left.delete(entry.uuid)) continue;
    ordered.push(entry);
    for (const child of releaseChildren(waiting, entry)) insert(ready, child);
  }
  return ordered;
}

function readWaiting(entries: readonly Entry[], known: ReadonlyMap<string, Entry>): Waiting {
  const waiting: Waiting = { children: new Map(), left: new Map() };
  for (const entry of entries) {
    const parents = parentsOf(entry).filter((parent) => known.has(parent) && parent !== entry.uuid);
    waiting.left.set(entry.uuid, parents.length);
    for (const parent of parents) {
      const siblings = waiting.children.get(parent) ?? [];
      waiting.children.set(parent, siblings);
      siblings.push(entry);
    }
  }
  return waiting;
}

/** The children for which this was the last parent to come. */
function releaseChildren({ children, left }: Waiting, parent: Entry): Entry[] {
  return (children.get(parent.uuid) ?? []).filter((child) => {
    const count = left.get(child.uuid);
    if (count === undefined) return false;
    left.set(child.uuid, count - 1);
    return count === 1;
  });
}

/** Keeps `ready` sorted, latest first: the next entry is popped off its end. */
function insert(ready: Entry[], entry: Entry): void {
  let low = 0;
  let high = ready.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (compareEntries(ready[middle] as Entry, entry) > 0) low = middle + 1;
    else high = middle;
  }
  ready.splice(low, 0, entry);
}

function compareEntries(a: Entry, b: Entry): number {
  return a.timeMs - b.timeMs || (a.uuid < b.uuid ? -1 : Number(a.uuid > b.uuid));
}
