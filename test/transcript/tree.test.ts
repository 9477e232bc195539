import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Entry } from "../../lib/contract/turn.ts";
import { foldEntry } from "../../lib/transcript/fold-entry.ts";
import {
  activePath,
  type NodeLookup,
  type Predecessors,
  takePredecessor,
  treeNode,
  turnOf,
} from "../../lib/transcript/tree.ts";
import { answer, entry, prompt, wildEntries } from "./entries.ts";

/** What is known once the files have been read, each in its own order. */
function lookupIn(...files: (readonly Entry[])[]): NodeLookup {
  const known = new Map<string, { entry: Entry; previous: string | null }>();
  for (const file of files) {
    const predecessors: Predecessors = {};
    for (const one of file) {
      const previous = takePredecessor(predecessors, one);
      const earlier = known.get(one.uuid);
      const both = [earlier?.previous ?? null, previous].filter((uuid) => uuid !== null).sort();
      known.set(one.uuid, {
        entry: earlier === undefined ? one : foldEntry(earlier.entry, one),
        previous: both[0] ?? null,
      });
    }
  }
  return (uuid) => {
    const found = known.get(uuid);
    return found && treeNode(found.entry, found.previous);
  };
}

const at = (timeMs: number): Partial<Entry> => ({ timeMs });

describe("turnOf", () => {
  test("is the nearest prompt up the parents, not the one before in the file", () => {
    const lookup = lookupIn([
      prompt("p1", null, "one", at(1)),
      answer("a1", "p1", "x", at(2)),
      prompt("p2", "a1", "two", at(3)),
      answer("late", "a1", "of the first", at(4)),
      answer("a2", "p2", "y", at(5)),
    ]);
    expect(["p1", "a1", "late", "p2", "a2"].map((uuid) => turnOf(uuid, lookup))).toEqual([
      "p1",
      "p1",
      "p1",
      "p2",
      "p2",
    ]);
  });

  test("goes across a compaction in the middle of a turn", () => {
    const lookup = lookupIn([
      prompt("p", null, "long work", at(1)),
      answer("a", "p", "x", at(2)),
      entry("b", "a", { role: "boundary", ...at(3) }),
      entry("s", "b", { role: "summary", ...at(4) }),
      answer("c", "s", "y", at(5)),
    ]);
    expect(turnOf("c", lookup)).toBe("p");
  });

  test("a boundary of an old client, without a parent, goes on from the entry before it", () => {
    const lookup = lookupIn([
      prompt("p", null, "x", at(1)),
      answer("side", "q", "other", { agentId: "ag", ...at(2) }),
      entry("b", null, { role: "boundary", ...at(3) }),
      answer("c", "b", "y", at(4)),
    ]);
    expect(turnOf("c", lookup)).toBe("p");
  });

  test("an entry whose parent was lost hangs on the one before it, until the parent is found", () => {
    const file = [prompt("p1", null, "one", at(1)), answer("a", "lost", "x", at(2))];
    expect(turnOf("a", lookupIn(file))).toBe("p1");
    const other = [prompt("p0", null, "zero", at(0)), answer("lost", "p0", "y", at(1))];
    expect(turnOf("a", lookupIn(file, other))).toBe("p0");
    expect(turnOf("a", lookupIn(other, file))).toBe("p0");
  });

  test("a subagent's lines in the main file do not catch the conversation's orphans", () => {
    const lookup = lookupIn([
      prompt("p", null, "main", at(1)),
      prompt("q", null, "task", { agentId: "ag", turnKind: "agent", ...at(2) }),
      answer("a", "lost", "of main", at(3)),
    ]);
    expect(turnOf("a", lookup)).toBe("p");
  });

  test("without any prompt it is the topmost entry", () => {
    const lookup = lookupIn([entry("l", null, at(1)), answer("a", "l", "x", at(2))]);
    expect(turnOf("a", lookup)).toBe("l");
    expect(turnOf("unknown", lookup)).toBe("unknown");
  });

  test("a fork of a compacted session names its leaf as its own ancestor; the original sorts it out", () => {
    const fork = [
      entry("b", "leaf", { role: "boundary", ...at(30) }),
      entry("s", "b", { role: "summary", ...at(31) }),
      answer("leaf", "s", "the old answer", at(10)),
      prompt("new", "leaf", "go on", at(40)),
    ];
    expect(["b", "s", "leaf", "new"].map((uuid) => turnOf(uuid, lookupIn(fork)))).toEqual([
      "leaf",
      "leaf",
      "leaf",
      "new",
    ]);
    const original = [
      prompt("p", null, "old", at(1)),
      entry("l", "p", at(2)),
      answer("leaf", "l", "the old answer", at(10)),
    ];
    expect(["b", "s", "leaf", "new"].map((uuid) => turnOf(uuid, lookupIn(fork, original)))).toEqual([
      "p",
      "p",
      "p",
      "new",
    ]);
  });

  test("memory of turns found before changes nothing, and order of files neither", () => {
    fc.assert(
      fc.property(fc.array(wildEntries, { minLength: 1, maxLength: 3 }), (files) => {
        const uuids = files.flat().map(({ uuid }) => uuid);
        const lookup = lookupIn(...files);
        const reversed = lookupIn(...[...files].reverse());
        const known = new Map<string, string>();
        for (const uuid of uuids) {
          const turn = turnOf(uuid, lookup);
          expect(turnOf(uuid, reversed)).toBe(turn);
          expect(turnOf(uuid, lookup, known)).toBe(turn);
        }
      }),
      { numRuns: 300 },
    );
  });
});

describe("activePath", () => {
  const file = [
    prompt("p1", null, "one", at(1)),
    answer("a1", "p1", "x", at(2)),
    prompt("p2", "a1", "two", at(3)),
    answer("a2", "p2", "y", at(4)),
    prompt("p3", "a1", "two again, after a rewind", at(5)),
    answer("a3", "p3", "z", at(6)),
  ];

  test("leaves out what a rewind left behind", () => {
    expect(activePath("a3", lookupIn(file))).toEqual(["p3", "p1"]);
    expect(activePath("a2", lookupIn(file))).toEqual(["p2", "p1"]);
  });

  test("ends at a circle, at an unknown leaf, at a turn without a prompt", () => {
    const circle = [prompt("p", "a", "x", at(1)), answer("a", "p", "y", at(2))];
    expect(activePath("a", lookupIn(circle))).toEqual(["p"]);
    expect(activePath("nowhere", lookupIn(file))).toEqual([]);
    expect(activePath("b", lookupIn([answer("a", null, "x"), prompt("b", "a", "y", at(1))]))).toEqual([
      "b",
      "a",
    ]);
  });
});
