import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { drawShare, drawSpan } from "../../lib/replay/bars.ts";

describe("drawSpan", () => {
  it.each([
    [{ startMs: 0, durationMs: 100 }, "██████████"],
    [{ startMs: 50, durationMs: 25 }, "     ██▌  "],
    [{ startMs: 99, durationMs: 0 }, "         ▏"],
    [{ startMs: 500, durationMs: 500 }, "         █"],
  ])("%j of 100", (part, bar) => {
    expect(drawSpan(part, 100, 10)).toBe(bar);
  });

  it("always has its width", () => {
    const ms = fc.integer({ min: 0, max: 1e7 });
    fc.assert(
      fc.property(ms, ms, ms, fc.integer({ min: 0, max: 60 }), (startMs, durationMs, wholeMs, cells) => {
        expect(drawSpan({ startMs, durationMs }, wholeMs, cells)).toHaveLength(cells);
      }),
    );
  });
});

it("drawShare shows a sliver of the smallest part and nothing of none", () => {
  expect(drawShare(1, 1_000_000, 8)).toBe("▏");
  expect(drawShare(10, 10, 3)).toBe("███");
  expect(drawShare(0, 10, 3)).toBe("");
});
