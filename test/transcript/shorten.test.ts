import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { createShortener, type ShortenLimits } from "../../lib/transcript/shorten.ts";

const SMALL: ShortenLimits = { headBytes: 16, tailBytes: 16, budgetBytes: 200, wordBytes: 0 };

function shorten(json: string, limits: ShortenLimits = SMALL, chunkBytes = 7): string {
  const shortener = createShortener(limits);
  const bytes = Buffer.from(json);
  for (let from = 0; from < bytes.length; from += chunkBytes)
    shortener.push(bytes.subarray(from, from + chunkBytes));
  return shortener.finish().toString();
}

describe("createShortener", () => {
  test("leaves what is within the limits as it is", () => {
    const json = JSON.stringify({ a: "short", b: [1, null, true, { c: '\\"{}[],:' }] });
    expect(shorten(json)).toBe(json);
  });

  test("keeps head and tail of a long string, never half a character or escape", () => {
    for (const unit of ["é", "漢", "😀", "\\n", "\\\\", "\\u00e9", '\\"']) {
      const json = `{"v":"start${unit.repeat(60)}end","w":1}`;
      const whole = JSON.parse(json) as { v: string };
      const { v, w } = JSON.parse(shorten(json)) as { v: string; w: number };
      const [head, tail] = v.split(/ \[… \d+ bytes left out …\] /);
      expect(whole.v.startsWith(head as string), unit).toBe(true);
      expect(whole.v.endsWith(tail as string), unit).toBe(true);
      expect(v.length).toBeLessThan(whole.v.length);
      expect(w).toBe(1);
    }
  });

  test("cuts between words where one ends in time, so that no half of a secret is left", () => {
    const words = Array.from({ length: 40 }, (_, at) => `secret-word-${at}`);
    for (const space of [" ", "\n", "\t"]) {
      const json = JSON.stringify({ v: words.join(space) });
      const { v } = JSON.parse(shorten(json, { ...SMALL, wordBytes: 20 })) as { v: string };
      const left = v.replace(/ \[… \d+ bytes left out …\] /, " ").split(/\s+/);
      expect(left.length).toBeLessThan(words.length);
      expect(words).toEqual(expect.arrayContaining(left));
    }
  });

  test("past the budget deep members go, the envelope stays", () => {
    const line = {
      type: "user",
      message: {
        role: "user",
        content: Array.from({ length: 100 }, (_, at) => ({ type: "text", text: `t${at}` })),
        id: "m",
      },
      toolUseResult: { patch: Array.from({ length: 1000 }, (_, at) => at), filePath: "/x" },
      uuid: "u1",
    };
    const short = JSON.parse(shorten(JSON.stringify(line))) as typeof line;
    expect(short).toMatchObject({ type: "user", message: { role: "user", id: "m" }, uuid: "u1" });
    expect(short.message.content.length).toBeGreaterThan(1);
    expect(short.message.content.length).toBeLessThan(20);
    expect(short.toolUseResult.patch.length).toBeLessThan(1000);
  });

  test("valid JSON stays valid, bounded, and keeps its own members' names", () => {
    fc.assert(
      fc.property(
        fc.dictionary(fc.string({ maxLength: 6 }), fc.jsonValue({ maxDepth: 4 }), { maxKeys: 6 }),
        fc.integer({ min: 1, max: 50 }),
        (value, chunk) => {
          const short = JSON.parse(shorten(JSON.stringify(value), SMALL, chunk)) as object;
          expect(Object.keys(short)).toEqual(Object.keys(JSON.parse(JSON.stringify(value))));
        },
      ),
      { numRuns: 300 },
    );
  });
});
