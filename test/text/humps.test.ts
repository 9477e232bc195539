import { expect, test } from "vitest";
import { renderHumps } from "../../lib/text/humps.ts";

test.each([
  ["findRelevantMemories", "find relevant memories"],
  ["HTTPServer", "http server"],
  ["parseHTML5Doc", "parse html5 doc"],
  ["getURL", "get url"],
  ["isOK", "is ok"],
  ["base64Encode", "base64 encode"],
  ["straßeÜber", "straße über"],
  ["plain", undefined],
  ["Plain", undefined],
  ["CONSTANT", undefined],
  ["aGVsBG8gD29yBGQ", undefined],
  ["aB".repeat(20), undefined],
])("%s has the parts %j", (word, expected) => {
  expect(renderHumps(word)).toBe(expected);
});
