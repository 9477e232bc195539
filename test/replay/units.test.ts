import { describe, expect, it } from "vitest";
import {
  renderBytes,
  renderCount,
  renderDayTime,
  renderDuration,
  renderNumber,
} from "../../lib/replay/units.ts";

describe("renderDuration", () => {
  it.each([
    [0, "0ms"],
    [12, "12ms"],
    [999.4, "999ms"],
    [1_234, "1.2s"],
    [59_400, "59.4s"],
    [59_900, "1m 00s"],
    [61_000, "1m 01s"],
    [3_599_000, "59m 59s"],
    [3_599_800, "1h 00m"],
    [86_000_000, "23h 53m"],
    [90_000_000, "1d 01h"],
    [-5, "0ms"],
  ])("%d ms is %s", (ms, text) => {
    expect(renderDuration(ms)).toBe(text);
  });
});

describe("renderBytes", () => {
  it.each([
    [0, "0 B"],
    [999, "999 B"],
    [1_000, "1.0 kB"],
    [9_960, "10 kB"],
    [402_000, "402 kB"],
    [999_700, "1.0 MB"],
    [3.2e12, "3.2 TB"],
  ])("%d is %s", (bytes, text) => {
    expect(renderBytes(bytes)).toBe(text);
  });
});

it("counts, days and plurals", () => {
  expect([950, 12_400, 103_000, 3_100_000].map(renderCount)).toEqual(["950", "12.4k", "103k", "3.1M"]);
  expect(renderDayTime(Date.parse("2026-03-01T09:04:00Z"))).toBe("2026-03-01 09:04");
  expect([1, 2].map((count) => renderNumber(count, "turn"))).toEqual(["1 turn", "2 turns"]);
});
