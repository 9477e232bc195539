import { expect, test } from "vitest";
import { isSameWord } from "../../lib/text/same-word.ts";

test.each([
  ["memory", "memories", true],
  ["verify", "verifying", true],
  ["verify", "verified", true],
  ["run", "running", true],
  ["relate", "relational", true],
  ["relevant", "relevance", true],
  ["compaction", "compact", true],
  ["as", "as", true],
  ["us", "used", false],
  ["memory", "member", false],
  ["cat", "catalogue", false],
  ["test", "text", false],
])("%s and %s: %j", (a, b, expected) => {
  expect(isSameWord(a, b)).toBe(expected);
  expect(isSameWord(b, a)).toBe(expected);
});
