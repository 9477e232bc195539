import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { toWellFormed } from "../../lib/text/cut.ts";
import { parseQuery } from "../../lib/text/query.ts";
import { snippet } from "../../lib/text/snippet.ts";
import { anyText } from "./arbitraries.ts";

const filler = "lorem ipsum dolor sit amet ".repeat(50);

function show(text: string, query: string, maxChars: number): string {
  const { text: shown, highlights } = snippet(text, parseQuery(query), maxChars);
  return highlights.reduceRight(
    (all, { start, end }) => `${all.slice(0, start)}[${all.slice(start, end)}]${all.slice(end)}`,
    shown,
  );
}

describe("snippet", () => {
  it("gives a short text whole, on one line", () => {
    expect(show(" the old\n\n  memory ", "memory", 40)).toBe("the old [memory]");
  });

  it("shows the place, with a mark at each cut end", () => {
    const shown = show(`${filler}here is the memory ${filler}`, "memory", 60);
    expect(shown).toMatch(/^….*is the \[memory\] lorem.*…$/);
  });

  it("prefers different terms to many hits", () => {
    const text = `memory memory memory ${filler} old memory ${filler} memory memory`;
    expect(show(text, "old memory", 50)).toContain("[old] [memory]");
  });

  it("prefers many hits to one, and the first of equals", () => {
    const text = `memory ${filler} memory two memory ${filler} memory three memory`;
    expect(show(text, "memory", 50)).toContain("[memory] two [memory]");
  });

  it("shows the beginning where nothing is found, and the end up to its end", () => {
    expect(show(filler, "memory", 20)).toBe("lorem ipsum dolor s…");
    expect(show(`${filler}the memory`, "memory", 30)).toMatch(/^….*the \[memory\]$/);
  });

  it("shows a run of hanzi", () => {
    expect(show(`${"前文。".repeat(100)}验证用户身份失败${"后文。".repeat(100)}`, "用户身份", 30)).toContain(
      "验证[用户身份]失败",
    );
  });

  it("is bounded, well-formed and keeps its ranges inside, for any text", () => {
    fc.assert(
      fc.property(anyText, anyText, fc.integer({ min: 1, max: 60 }), (text, query, maxChars) => {
        const whole = toWellFormed(`${text} ${text} ${query} ${text}`);
        const { text: shown, highlights } = snippet(whole, parseQuery(query), maxChars);
        expect(shown.length).toBeLessThanOrEqual(maxChars);
        expect(toWellFormed(shown)).toBe(shown);
        for (const { start, end } of highlights) {
          expect(start).toBeGreaterThanOrEqual(0);
          expect(end).toBeLessThanOrEqual(shown.length);
          expect(end).toBeGreaterThan(start);
        }
      }),
      { numRuns: 300 },
    );
  });
});
