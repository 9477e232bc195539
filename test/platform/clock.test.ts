import { expect, test } from "vitest";
import { isStillToCome, isWithin } from "../../lib/platform/clock.ts";

const NOW = Date.UTC(2026, 0, 5);

test.each([
  ["just now", 0, true],
  ["at the span's edge", -1_000, false],
  ["within it", -999, true],
  ["of a clock that was a little ahead", 999, true],
  ["of a clock that was far ahead", 86_400_000, false],
])("a stamp %s", (_, offsetMs, expected) => {
  expect(isWithin(1_000, NOW + offsetMs, NOW)).toBe(expected);
});

test.each([
  ["past", -1, false],
  ["now", 0, false],
  ["to come", 1_000, true],
  ["further ahead than anybody sets one", 1_001, false],
])("a time that is %s", (_, offsetMs, expected) => {
  expect(isStillToCome(1_000, NOW + offsetMs, NOW)).toBe(expected);
});
