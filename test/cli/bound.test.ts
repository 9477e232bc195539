import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { boundJson, cutPage } from "../../lib/cli/bound.ts";

const next = (page: number) => `logbook show x --page ${page}`;
const LINES = Array.from({ length: 400 }, (_, n) => `line ${n} ${"用".repeat(n % 90)}\n`).join("");

describe("cutPage", () => {
  it("leaves alone what fits", () => {
    expect(cutPage("short\n", 100, { number: 1, next })).toBe("short\n");
  });

  it("gives every line on exactly one page, and each page names the next", () => {
    const pages: string[] = [];
    for (let number = 1; ; number++) {
      const page = cutPage(LINES, 2_000, { number, next });
      expect(page.length).toBeLessThanOrEqual(2_000);
      const [, note] = /\n\[page (.*)\]\n$/.exec(page) ?? [];
      pages.push(page.replace(/\[page .*\]\n$/, ""));
      if (note?.endsWith("the last")) break;
      expect(note).toContain(next(number + 1));
    }
    expect(pages.join("")).toBe(LINES);
  });

  it("says how many pages there are when asked for one too many", () => {
    expect(cutPage(LINES, 2_000, { number: 99, next })).toMatch(
      /^\[there is no page 99: this output has \d+\]\n$/,
    );
  });

  it("splits a line that alone is too long, never within a character", () => {
    const page = cutPage("🎉".repeat(5_000), 1_001, { number: 1, next });
    expect(page.length).toBeLessThanOrEqual(1_001);
    expect(page).not.toMatch(/\p{Surrogate}/u);
  });
});

describe("boundJson", () => {
  it("always is JSON and fits", () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 4 }), fc.integer({ min: 300, max: 5_000 }), (value, maxChars) => {
        const json = boundJson({ value, list: Array(50).fill(value) }, maxChars);
        expect(json.length).toBeLessThanOrEqual(maxChars);
        JSON.parse(json);
      }),
    );
  });

  it("says that it was cut", () => {
    const list = Array.from({ length: 300 }, (_, n) => ({ n, text: "x".repeat(100) }));
    expect(JSON.parse(boundJson({ v: 1, list }, 9_500))).toMatchObject({
      v: 1,
      truncated: expect.stringContaining("items"),
    });
    expect(JSON.parse(boundJson({ v: 1 }, 9_500))).toEqual({ v: 1 });
  });
});
