import { describe, expect, it } from "vitest";
import { type Bar, deriveLanes, meltBars, packLanes } from "../../lib/page/lanes.ts";
import { flattenSteps } from "../../lib/page/steps.ts";
import { buildPage } from "./page-builder.ts";

function bar(startMs: number, endMs: number, more: Partial<Bar> = {}): Bar {
  return { index: startMs, startMs, endMs, kind: "read", outcome: "ok", calls: 1, ...more };
}

describe("deriveLanes", () => {
  it("has a lane for the main thread and one for each subagent", () => {
    const page = buildPage();
    const lanes = deriveLanes(flattenSteps(page));
    expect(lanes.map(({ name, bars }) => [name, bars.length])).toEqual([
      ["main", page.totals.calls - 2],
      ["Explore", 2],
    ]);
  });
});

describe("meltBars", () => {
  it("joins slivers and leaves what can be seen apart", () => {
    const melted = meltBars([bar(0, 1), bar(2, 3), bar(50, 90), bar(95, 96)], 10);
    expect(melted.map(({ startMs, endMs, calls }) => [startMs, endMs, calls])).toEqual([
      [0, 3, 2],
      [50, 90, 1],
      [95, 96, 1],
    ]);
  });

  it("never hides what went wrong behind what went well", () => {
    const [melted] = meltBars([bar(0, 1), bar(2, 3, { outcome: "failed", kind: "run" }), bar(4, 5)], 10);
    expect(melted).toMatchObject({ outcome: "failed", kind: "run", index: 2, calls: 3 });
  });

  it("keeps the number of bars below what the width can show", () => {
    const many = Array.from({ length: 5_000 }, (_, at) => bar(at * 10, at * 10 + 5));
    const melted = meltBars(many, 50_000 / 200);
    expect(melted.length).toBeLessThanOrEqual(201);
    expect(melted.reduce((sum, { calls }) => sum + calls, 0)).toBe(5_000);
  });
});

describe("packLanes", () => {
  const lane = (name: string, ...bars: Bar[]) => ({ name, agent: name, bars });

  it("lets subagents that follow one another share a lane", () => {
    const packed = packLanes(
      [lane("main"), lane("a", bar(0, 5)), lane("b", bar(6, 9)), lane("c", bar(7, 8))],
      5,
    );
    expect(packed.map(({ bars }) => bars.length)).toEqual([0, 2, 1]);
  });

  it("has no more lanes than there is room for, and loses no bar", () => {
    const crowd = Array.from({ length: 20 }, (_, at) => lane(`a${at}`, bar(0, 10)));
    const packed = packLanes([lane("main"), ...crowd], 4);
    expect(packed).toHaveLength(4);
    expect(packed.flatMap(({ bars }) => bars)).toHaveLength(20);
  });

  it("is empty where there is nothing", () => {
    expect(packLanes([], 4)).toEqual([]);
  });
});
