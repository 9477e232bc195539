import fc from "fast-check";
import { describe, expect, it, test } from "vitest";

import {
  boundaryAfter,
  boundaryBefore,
  cutBytes,
  cutMiddle,
  cutMiddleAtWords,
  cutText,
  toWellFormed,
} from "../../lib/text/cut.ts";
import { anyText } from "./arbitraries.ts";

const isWellFormed = (text: string) => toWellFormed(text) === text;
const wellFormedText = anyText.map(toWellFormed);

describe("cutText", () => {
  test.each([
    ["hello", 5, "hello"],
    ["hello!", 5, "hell…"],
    ["hello", 0, ""],
    ["ab😀", 4, "ab😀"],
    ["ab😀c", 4, "ab…"],
    ["cafe\u0301s", 5, "caf…"],
    ["x👩\u200d👧y", 6, "x…"],
    ["x👍🏽y", 4, "x…"],
  ])("(%j, %i) is %j", (text, maxChars, expected) => {
    expect(cutText(text, maxChars)).toBe(expected);
  });

  it("takes a mark, and leaves it out where it has no room", () => {
    expect(cutText("hello world", 8, "[…]")).toBe("hello[…]");
    expect(cutText("hello", 3, "[…]")).toBe("hel");
  });

  it("bounds, splits nothing, and is idempotent", () => {
    fc.assert(
      fc.property(wellFormedText, fc.nat(40), (text, maxChars) => {
        const cut = cutText(text, maxChars);
        expect(cut.length).toBeLessThanOrEqual(Math.max(maxChars, 0));
        expect(isWellFormed(cut)).toBe(true);
        expect(cutText(cut, maxChars)).toBe(cut);
        if (cut !== text) expect(text.startsWith(cut.replace(/…$/, ""))).toBe(true);
      }),
    );
  });
});

describe("boundaries", () => {
  it("never stand before a mark of a short sequence, nor inside a pair", () => {
    fc.assert(
      fc.property(wellFormedText, fc.nat(60), (text, at) => {
        for (const place of [boundaryBefore(text, at), boundaryAfter(text, at)]) {
          expect(isWellFormed(text.slice(0, place))).toBe(true);
          if (place > 0 && place < text.length) expect(text.slice(place)).not.toMatch(/^\p{M}/u);
        }
        expect(boundaryBefore(text, at)).toBeLessThanOrEqual(at);
        expect(boundaryAfter(text, at)).toBeGreaterThanOrEqual(Math.min(at, text.length));
      }),
    );
  });

  it("give up on endless sequences", () => {
    const zalgo = `a${"\u0301".repeat(100_000)}`;
    expect(boundaryBefore(zalgo, 50_000)).toBe(50_000);
    expect(boundaryAfter(zalgo, 50_000)).toBe(50_000);
  });
});

describe("cutMiddleAtWords", () => {
  const words = Array.from({ length: 400 }, (_, at) => `secret-word-${at}`);

  it.each([" ", "\n", "  \t"])("leaves no half word between words parted by %j", (space) => {
    for (let head = 60; head < 120; head++) {
      const cut = cutMiddleAtWords(words.join(space), head, 50);
      expect(cut.length).toBeLessThanOrEqual(head + 50);
      const left = cut
        .replace(/\n… \[\d+ characters cut\] …\n/, " ")
        .trim()
        .split(/\s+/);
      expect(words).toEqual(expect.arrayContaining(left));
      expect(cutMiddleAtWords(cut, head, 50)).toBe(cut);
    }
  });

  it("cuts a word that does not end in time", () => {
    const cut = cutMiddleAtWords("x".repeat(20_000), 6_000, 6_000);
    expect(cut.length).toBe(12_000);
    expect(cut).toMatch(/^x+\n… \[8000 characters cut\] …\nx+$/);
  });
});

describe("cutMiddle", () => {
  it("keeps both ends and says how much is missing", () => {
    const text = `${"a".repeat(500)}${"b".repeat(500)}`;
    const cut = cutMiddle(text, 100, 50);
    expect(cut).toMatch(/^a{60,}\n… \[850 characters cut\] …\nb{50}$/);
    expect(cut).toHaveLength(150);
  });

  it("keeps what fits, and only the beginning where the mark has no room", () => {
    expect(cutMiddle("short", 3, 2)).toBe("short");
    expect(cutMiddle("longer text", 5, 2)).toBe("longer…");
  });

  it("bounds, splits nothing, and is idempotent", () => {
    fc.assert(
      fc.property(wellFormedText, fc.nat(60), fc.nat(20), (text, head, tail) => {
        const cut = cutMiddle(text.repeat(3), head, tail);
        expect(cut.length).toBeLessThanOrEqual(Math.max(head + tail, 0));
        expect(isWellFormed(cut)).toBe(true);
        expect(cutMiddle(cut, head, tail)).toBe(cut);
      }),
    );
  });
});

describe("cutBytes", () => {
  test.each([
    ["hello", 5, "hello"],
    ["hello", 4, "hell"],
    ["ééé", 5, "éé"],
    ["字字", 5, "字"],
    ["a😀", 4, "a"],
    ["a😀", 5, "a😀"],
    ["cafe\u0301", 5, "caf"],
  ])("(%j, %i) is %j", (text, maxBytes, expected) => {
    expect(cutBytes(text, maxBytes)).toBe(expected);
  });

  it("takes a mark", () => {
    expect(cutBytes("字字字", 8, "…")).toBe("字…");
  });

  it("bounds and splits nothing, lone surrogates included", () => {
    fc.assert(
      fc.property(anyText, fc.nat(60), (text, maxBytes) => {
        const cut = cutBytes(text, maxBytes, "…");
        expect(Buffer.byteLength(cut)).toBeLessThanOrEqual(maxBytes);
        if (Buffer.byteLength(text) <= maxBytes) expect(cut).toBe(text);
        if (isWellFormed(text)) expect(isWellFormed(cut)).toBe(true);
      }),
    );
  });
});

describe("Q5: toWellFormed", () => {
  test.each([
    ["a\ud83db", "a\ufffdb"],
    ["\udc00", "\ufffd"],
    ["\ud83d\ud83d\ude00", "\ufffd😀"],
    ["ok 😀", "ok 😀"],
  ])("%j is %j", (text, expected) => {
    expect(toWellFormed(text)).toBe(expected);
  });

  it("survives UTF-8", () => {
    fc.assert(
      fc.property(anyText, (text) => Buffer.from(toWellFormed(text)).toString() === toWellFormed(text)),
    );
  });
});
