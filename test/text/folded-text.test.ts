import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { foldText } from "../../lib/text/fold.ts";
import { foldWithOrigin } from "../../lib/text/folded-text.ts";
import { anyText } from "./arbitraries.ts";

function originalOf(text: string, wanted: string): string {
  const folded = foldWithOrigin(text);
  const at = folded.lower.indexOf(wanted);
  const { start, end } = folded.originalRange(at, at + wanted.length);
  return text.slice(start, end);
}

describe("foldWithOrigin", () => {
  test.each([
    ["plain Text", "text", "Text"],
    ["ＦＵＬＬ", "ul", "ＵＬ"],
    ["a ﬁle", "file", "ﬁle"],
    ["a ﬁle", "il", "ﬁl"],
    ["cafe\u0301 x", "cafe", "cafe\u0301"],
    ["cafe\u0301 x", "x", "x"],
    ["ﾃﾞｰﾀ だ", "ータ", "ｰﾀ"],
    ["ﾃﾞｰﾀ だ", "だ", "だ"],
    ["用\u{e0100}户 用户", "用户", "用\u{e0100}户"],
    ["au\u00adth", "auth", "au\u00adth"],
    ["㎏ and 𠮷野", "𠮷野", "𠮷野"],
  ])("in %j, %j comes from %j", (text, wanted, expected) => {
    expect(originalOf(text, wanted)).toBe(expected);
  });

  it("folds as foldText does", () => {
    const words = fc.array(
      fc.constantFrom(
        "Café",
        "ＦＵＬＬ",
        "用户",
        "ﾃﾞｰﾀ",
        "ﬁ",
        "，",
        " ",
        "が",
        "か\u3099",
        "한",
        "😀",
        "e\u0301",
      ),
    );
    fc.assert(
      fc.property(words, (parts) => foldWithOrigin(parts.join("")).lower === foldText(parts.join(""))),
    );
  });

  it("maps any range to whole, ordered places of the original", () => {
    fc.assert(
      fc.property(anyText, fc.nat(), fc.nat(), (text, a, b) => {
        const folded = foldWithOrigin(text);
        const size = folded.lower.length;
        fc.pre(size > 0);
        const from = a % size;
        const to = from + 1 + (b % (size - from));
        const { start, end } = folded.originalRange(from, to);
        expect(start).toBeGreaterThanOrEqual(0);
        expect(end).toBeLessThanOrEqual(text.length);
        expect(end).toBeGreaterThan(start);
        expect(folded.originalRange(0, size)).toMatchObject({ end: expect.any(Number) });
      }),
      { numRuns: 300 },
    );
  });
});
