import { expect, test } from "vitest";
import { estimateTokens } from "../../lib/text/estimate-tokens.ts";

test.each([
  ["", 0],
  ["a", 1],
  ["a".repeat(8000), 2000],
  ["字".repeat(8000), 6000],
  ["かな한글".repeat(2000), 6000],
  ["ж".repeat(8000), 4000],
  ["😀".repeat(10), 15],
])("%#", (text, expected) => {
  expect(estimateTokens(text)).toBe(expected);
});
