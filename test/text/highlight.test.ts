import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { hasLiteral, highlightRanges } from "../../lib/text/highlight.ts";
import { parseQuery } from "../../lib/text/query.ts";
import { anyText } from "./arbitraries.ts";
import { fastestMs } from "./fastest.ts";

/** The text with its highlights in brackets. */
function show(text: string, query: string): string {
  let shown = "";
  let from = 0;
  for (const { start, end } of highlightRanges(text, parseQuery(query))) {
    shown += `${text.slice(from, start)}[${text.slice(start, end)}]`;
    from = end;
  }
  return shown + text.slice(from);
}

describe("highlightRanges", () => {
  test.each([
    ["find the Memory, memories", "memory", "find the [Memory], [memories]"],
    ["findRelevantMemories", "relevant memories", "find[Relevant][Memories]"],
    ["findRelevantMemories x", "findrelevantmemories", "[findRelevantMemories] x"],
    ["irrelevant", "relevant", "irrelevant"],
    ["the bug", "what is the bug", "the [bug]"],
    ["what is it", "what is", "[what] [is] it"],
    ["a bug -not here", "bug -here", "a [bug] -not here"],
    ["registry reg", "regi*", "[registry] reg"],
    ["registry reg", "re*", "[registry] [reg]"],
    ["cafe\u0301 ＣＡＦＥ", "café", "[cafe\u0301] [ＣＡＦＥ]"],
    ["验证用户身份失败", "用户身份", "验证[用户身份]失败"],
    ["身份 用户", "用户身份", "[身份] [用户]"],
    ["数据库的迁移", "数据库迁移为什么", "[数据库]的[迁移]"],
    ["户口", "户", "[户]口"],
    ["ﾃﾞｰﾀ", "データ", "[ﾃﾞｰﾀ]"],
    ["重跑gen-itgc后50条", "gen-itgc", "重跑[gen-itgc]后50条"],
    ["重跑gen-itgc后50条", '"跑gen-itgc后"', "重[跑gen-itgc后]50条"],
    ["git --no-verify, no verifying", "--no-verify", "git [--no-verify], no verifying"],
    ["no verifying", "--no-verify", "[no] [verifying]"],
    ["C++ and C", "C++", "[C++] and C"],
    ["old\n  memory", '"old memory"', "[old\n  memory]"],
    ["memory of old", '"old memory"', "[memory] of [old]"],
    ["a => b", "=>", "a [=>] b"],
    ["plain", "", "plain"],
    ["", "memory", ""],
  ])("in %j for %j: %j", (text, query, expected) => {
    expect(show(text, query)).toBe(expected);
  });

  it("says which term", () => {
    const query = parseQuery("the old memory");
    expect(highlightRanges("memory old", query).map(({ term }) => query.terms[term]?.raw)).toEqual([
      "memory",
      "old",
    ]);
  });

  it("gives ordered ranges inside any text", () => {
    fc.assert(
      fc.property(anyText, anyText, (text, query) => {
        let last = 0;
        for (const { start, end } of highlightRanges(text, parseQuery(query))) {
          expect(start).toBeGreaterThanOrEqual(last);
          expect(end).toBeGreaterThan(start);
          last = end;
        }
        expect(last).toBeLessThanOrEqual(text.length);
      }),
      // One character of the original that folds to several, hit twice.
      {
        numRuns: 300,
        examples: [
          ["𝆺𝅥𝅯 x𝆺𝅥𝅯", "x𝆺𝅥𝅯"],
          ["ﾃeﾞ́𠮷", "ﾃeﾞ́𠮷"],
          ["++﻿𝅥", "++﻿𝅥"],
        ],
      },
    );
  });

  it("is linear", () => {
    const query = parseQuery('memory mem* "old memory" 用户身份 a.b.c --x');
    for (const unit of ["memory ", "用户", "mmem", "é，", "e\u0301", "a.b.", "MemMem", "old "]) {
      const text = unit.repeat(80_000 / unit.length);
      highlightRanges(text, query);
      // Measured at 1 to 8 ms; a quadratic search once took a minute and a half.
      expect(fastestMs(() => highlightRanges(text, query))).toBeLessThan(500);
    }
  });
});

test.each([
  ["see node:sqlite here", "node:sqlite", true],
  ["see node sqlite", "node:sqlite", false],
  ["old\n\t memory", "old memory", true],
  ["100% (sure)", "100% (sure)", true],
  ["oldmemory", "old memory", false],
])("hasLiteral(%j, %j) is %j", (text, literal, expected) => {
  expect(hasLiteral(text, literal)).toBe(expected);
});
