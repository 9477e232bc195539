import fs from "node:fs";
import { join } from "node:path";
import { afterEach, describe, expect, it, vi } from "vitest";
import { finishCommit } from "../../lib/memory/commit.ts";
import { loadScope } from "../../lib/memory/load.ts";
import { openSources, recall } from "../../lib/memory/recall.ts";
import type { MemoryScope } from "../../lib/memory/scope.ts";
import { writeRecords } from "../../lib/memory/write.ts";
import { held, makeRecord, makeStore, NOW } from "./support/scopes.ts";

const CHANGING = [
  "openSync",
  "writeSync",
  "fsyncSync",
  "futimesSync",
  "closeSync",
  "renameSync",
  "unlinkSync",
  "mkdirSync",
  "rmSync",
] as const;

afterEach(() => vi.restoreAllMocks());

/** What a disk does with fsync is not tested here, and some thousand of them take a minute. */
function skipSyncs(): void {
  vi.restoreAllMocks();
  vi.spyOn(fs, "fsyncSync").mockImplementation(() => undefined);
}

/** From the n-th call on every call that changes the disk fails: what a process killed there has done. */
function dieAt(n: number): () => number {
  let calls = 0;
  for (const name of CHANGING) {
    const real = fs[name] as (...given: unknown[]) => unknown;
    vi.spyOn(fs, name).mockImplementation(((...given: unknown[]) => {
      if (++calls >= n) throw new Error("killed");
      return name === "fsyncSync" ? undefined : real(...given);
    }) as never);
  }
  return () => calls;
}

/** Names and bodies as a reader without the lock sees them; what a hook recalls must be of the same set. */
function readSet(scope: MemoryScope): string {
  const { records, edits, problems } = loadScope(scope);
  expect([...edits, ...problems]).toEqual([]);
  const found = recall(openSources([scope]), "mooring knots and hull paint", { nowMs: NOW, max: 9 });
  const bodies = records.map(({ record }) => record.body);
  expect(bodies).toEqual(expect.arrayContaining(found.map(({ body }) => body)));
  expect(found.length).toBeGreaterThan(0);
  return records.map(({ record }) => `${record.name}: ${record.body}`).join("\n");
}

const knots = makeRecord("mooring knots", { body: "Moor with a bowline." });
const paint = makeRecord("hull paint", { body: "Green." });

function change(scope: MemoryScope): void {
  const puts = [
    { ...knots, body: "Moor with a cleat hitch." },
    makeRecord("mast height", { body: "Twelve metres." }),
  ];
  writeRecords(scope, { puts, deletes: ["hull-paint.md"] }, { lock: held, nowMs: NOW + 1000 });
}

describe("a commit", () => {
  it("T39: killed at any of its calls leaves the old set or the new one, whole, and the next writer goes on", () => {
    const seen = new Set<string>();
    let last = 0;
    for (let n = 1; last === 0; n++) {
      using fx = makeStore();
      skipSyncs();
      writeRecords(fx.project, { puts: [knots, paint], deletes: [] }, { lock: held, nowMs: NOW });
      const old = readSet(fx.project);
      const calls = dieAt(n);
      try {
        change(fx.project);
        last = calls();
      } catch (error) {
        expect((error as Error).message).toBe("killed");
      }
      skipSyncs();
      const left = readSet(fx.project);
      expect(left === old || left.includes("cleat hitch"), `at call ${n}`).toBe(true);
      expect(left.includes("Green.")).toBe(left === old);
      finishCommit(fx.project);
      expect(readSet(fx.project)).toBe(left);
      change(fx.project);
      expect(readSet(fx.project)).toContain("Twelve metres.");
      expect(fs.readdirSync(fx.project.state).sort()).toEqual(["accepted", "ledger.json", "staged"]);
      expect(fs.readdirSync(join(fx.project.state, "staged"))).toEqual([]);
      seen.add(left === old ? "old" : "new");
    }
    expect([...seen].sort()).toEqual(["new", "old"]);
    expect(last).toBeGreaterThan(30);
  });
});
