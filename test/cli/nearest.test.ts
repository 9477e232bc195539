import { expect, it } from "vitest";
import { nearestName } from "../../lib/cli/nearest.ts";

const NAMES = ["search", "show", "sessions", "stats", "status", "replay"];

it.each([
  ["serach", "search"],
  ["replya", "replay"],
  ["sess", "sessions"],
  ["shwo", "show"],
  ["statsu", "stats"],
  ["xyz", undefined],
  ["s", undefined],
  ["", undefined],
])("%s is nearest to %s", (typed, name) => {
  expect(nearestName(typed, NAMES)).toBe(name);
});
