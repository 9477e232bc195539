/**
 * The order in which the entries of a turn happened: a parent before its children, earlier before later, uuid as the last word.
 * Invariant: depends on the set of entries alone, not on the order they are given in; clocks that jump cannot reverse a reply.
 */
import type { Entry } from "../contract/turn.ts";
import { foldEntry, parentsOf } from "./fold-entry.ts";

export function orderEntries(entries: readonly Entry[]): Entry[] {
  const known = foldCopies(entries);
  const children = new Map<string, Entry[]>();
  const waitingFor = new Map<string, number>();
  for (const entry of known.values()) {
    const parents = parentsOf(entry).filter((parent) => known.has(parent) && parent !== entry.uuid);
    waitingFor.set(entry.uuid, parents.length);
    for (const parent of parents) listIn(children, parent).push(entry);
  }
  return walk(known, children, waitingFor);
}

function foldCopies(entries: readonly Entry[]): Map<string, Entry> {
  const known = new Map<string, Entry>();
  for (const entry of entries) {
    const earlier = known.get(entry.uuid);
    known.set(entry.uuid, earlier === undefined ? entry : foldEntry(earlier, entry));
  }
  return known;
}

function listIn(lists: Map<string, Entry[]>, key: string): Entry[] {
  const list = lists.get(key) ?? [];
  lists.set(key, list);
  return list;
}

function walk(
  known: Map<string, Entry>,
  children: Map<string, Entry[]>,
  waitingFor: Map<string, number>,
): Entry[] {
  const byTime = [...known.values()].sort(compareEntries);
  const ready = byTime.filter((entry) => waitingFor.get(entry.uuid) === 0).reverse();
  const ordered: Entry[] = [];
  let oldest = 0;
  while (ordered.length < known.size) {
    // Damage can close a circle of parents: its members then go by time.
    const entry = ready.pop() ?? byTime[oldest++];
    if (entry === undefined) break;
    if (!waitingFor.delete(entry.uuid)) continue;
    ordered.push(entry);
    for (const child of children.get(entry.uuid) ?? []) {
      const left = waitingFor.get(child.uuid);
      if (left === undefined) continue;
      waitingFor.set(child.uuid, left - 1);
      if (left === 1) insert(ready, child);
    }
  }
  return ordered;
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
