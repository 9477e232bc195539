import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createTimeScale } from "../../lib/page/time-scale.ts";

describe("createTimeScale", () => {
  it("shortens a night between two prompts, and says so", () => {
    const night = 8 * 3_600_000;
    const scale = createTimeScale([
      { startMs: 0, endMs: 100_000 },
      { startMs: 100_000 + night, endMs: 200_000 + night },
    ]);
    expect(scale.totalMs).toBe(204_000);
    expect(scale.silences).toEqual([{ atMs: 100_000, realMs: night }]);
    expect(scale.toAxis(50_000)).toBe(50_000);
    expect(scale.toAxis(150_000 + night)).toBe(154_000);
    expect(scale.toAxis(100_000 + night / 2)).toBe(102_000);
    expect(scale.toClock(154_000)).toBe(150_000 + night);
  });

  it("stays inside, also without anything", () => {
    const scale = createTimeScale([{ startMs: 10, endMs: 20 }]);
    expect([scale.toAxis(0), scale.toAxis(99), scale.toClock(-5), scale.toClock(99)]).toEqual([
      0, 10, 10, 20,
    ]);
    expect(createTimeScale([])).toMatchObject({ totalMs: 1, silences: [] });
    expect(createTimeScale([]).toAxis(5)).toBe(0);
  });

  it("keeps the order of moments, and every moment of work its place", () => {
    const span = fc
      .tuple(fc.nat(10_000_000), fc.nat(60_000))
      .map(([startMs, lengthMs]) => ({ startMs, endMs: startMs + lengthMs }));
    fc.assert(
      fc.property(fc.array(span, { minLength: 1 }), fc.nat(11_000_000), fc.nat(11_000_000), (spans, a, b) => {
        const scale = createTimeScale(spans);
        const [early, late] = a < b ? [a, b] : [b, a];
        expect(scale.toAxis(early)).toBeLessThanOrEqual(scale.toAxis(late));
        const { startMs } = spans[0] ?? { startMs: 0 };
        expect(Math.abs(scale.toClock(scale.toAxis(startMs)) - startMs)).toBeLessThan(1);
      }),
    );
  });
});
