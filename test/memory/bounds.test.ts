/** What a scope keeps beside its records stays bounded, and keeps what is asked for. */
import fs from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { appendRefusal, readRefusals } from "../../lib/memory/refused.ts";
import { bury, findTombstone, readTombstones } from "../../lib/memory/tombstones.ts";
import { countUsage, readUsage } from "../../lib/memory/usage.ts";
import { makeRecord, makeStore, NOW } from "./support/scopes.ts";

describe("beside the records", () => {
  it("refusals keep the newest", () => {
    using fx = makeStore();
    const path = join(fx.project.state, "refused.jsonl");
    for (let n = 0; n < 1_500; n++) {
      const candidate = { name: `wish ${n}`, description: "word ".repeat(40) };
      appendRefusal(fx.project, { candidate, reason: "temporal" }, NOW + n);
    }
    expect(fs.statSync(path).size).toBeLessThan(270_000);
    const names = readRefusals(fx.project).map(({ name }) => name);
    expect(names.at(-1)).toBe("wish 1499");
    expect(names.length).toBeGreaterThan(200);
  });

  it("usage keeps the two thousand names that were cited last, and their counts", () => {
    using fx = makeStore();
    const names = Array.from({ length: 2_100 }, (_, n) => ({ name: `memory ${n}`, timeMs: NOW + n }));
    countUsage(fx.project, names);
    countUsage(fx.project, [{ name: "memory 2099", timeMs: NOW + 9_000 }]);
    const usage = readUsage(fx.project);
    expect(Object.keys(usage)).toHaveLength(2_000);
    expect(usage["memory 2099"]?.count).toBe(2);
    expect(usage["memory 100"]?.count).toBe(1);
    expect(usage["memory 99"]).toBeUndefined();
  });

  it("what is forgotten twice has one tombstone, with the newer time, and stays forgotten", () => {
    using fx = makeStore();
    const record = makeRecord("coffee", { body: "The machine on the second floor is broken." });
    const other = makeRecord("tea", { body: "Kettles are in the kitchen." });
    for (const [after, one] of [record, other, record].entries()) bury(fx.project, one, NOW + after * 1_000);
    const stones = readTombstones(fx.project);
    expect(stones.map(({ time }) => Date.parse(time) - NOW)).toEqual([1_000, 2_000]);
    for (const one of [record, other]) expect(findTombstone(stones, one)).toBeDefined();
  });
});
