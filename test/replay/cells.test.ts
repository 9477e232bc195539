import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { cellWidth, cutCells, cutMiddleCells, fitCells, wrapCells } from "../../lib/replay/cells.ts";

describe("cellWidth", () => {
  it.each([
    ["plain", 5],
    ["用户身份", 8],
    ["ﾊﾝｶｸ", 4],
    ["ＦＵＬＬ", 8],
    ["한국어", 6],
    ["が", 2],
    ["é", 1],
    ["🎉", 2],
    ["👨‍👩‍👧", 2],
    ["🇯🇵", 2],
    ["❤️", 2],
    ["1️⃣", 2],
    ["✓✗⊘■▸❯─│┌›", 10],
    ["a\u200bb", 2],
    ["𠮷野家", 6],
  ])("of %s is %i", (text, cells) => {
    expect(cellWidth(text)).toBe(cells);
  });

  it("is the same counted fast and by graphemes", () => {
    // A zero-width joiner at the end keeps the text from being counted fast and adds no cell.
    const text = fc.string({
      unit: fc.constantFrom("a", "Z", " ", "用", "が", "›", "─", "ー", "한"),
      maxLength: 20,
    });
    fc.assert(
      fc.property(text, (plain) => {
        expect(cellWidth(`${plain}\u2060`)).toBe(cellWidth(plain));
      }),
    );
  });
});

describe("cutting", () => {
  it.each([
    ["abcdef", 4, "abc…"],
    ["abcd", 4, "abcd"],
    ["用户身份", 5, "用户…"],
    ["用户身份", 6, "用户…"],
    ["👨‍👩‍👧x", 2, "…"],
    ["abc", 0, ""],
  ])("%s to %i cells is %s", (text, cells, cut) => {
    expect(cutCells(text, cells)).toBe(cut);
  });

  it("keeps both ends of a path", () => {
    expect(cutMiddleCells("lib/payment/認証/トークン管理.ts", 20)).toBe("lib/payme…ン管理.ts");
    expect(cutMiddleCells("short.ts", 20)).toBe("short.ts");
  });

  it("fits exactly, in any script", () => {
    const texts = fc.string({ unit: "grapheme", maxLength: 30 }).map((text) => text.replace(/\p{C}/gu, ""));
    fc.assert(
      fc.property(
        texts,
        fc.integer({ min: 1, max: 40 }),
        fc.constantFrom("left", "right"),
        (text, cells, align) => {
          expect(cellWidth(fitCells(text, cells, align))).toBe(cells);
          expect(cellWidth(cutMiddleCells(text, cells))).toBeLessThanOrEqual(cells);
        },
      ),
    );
  });
});

describe("wrapCells", () => {
  it("breaks at spaces, and anywhere where there are none", () => {
    expect(wrapCells("the quick brown fox", 10)).toEqual(["the quick", "brown fox"]);
    expect(wrapCells("用户身份必须有效", 7)).toEqual(["用户身", "份必须", "有效"]);
    expect(wrapCells("one\n\ntwo", 10)).toEqual(["one", "", "two"]);
  });

  it("loses nothing but spaces and is never wider", () => {
    const texts = fc.string({ unit: fc.constantFrom("a", "b", " ", "用", "🎉", "\n"), maxLength: 80 });
    fc.assert(
      fc.property(texts, fc.integer({ min: 2, max: 20 }), (text, cells) => {
        const lines = wrapCells(text, cells);
        expect(Math.max(...lines.map(cellWidth))).toBeLessThanOrEqual(cells);
        expect(lines.join("").replace(/\s/g, "")).toBe(text.replace(/\s/g, ""));
      }),
    );
  });
});

describe("a line of a megabyte", () => {
  const line = "huge 用户 👨‍👩‍👧 e\u0301 ".repeat(40_000);

  it("is cut after a look at its beginning", () => {
    expect(cutCells(line, 20)).toBe("huge 用户 👨‍👩‍👧 e\u0301 huge…");
  });

  it("is wrapped in one walk, and nothing is lost", () => {
    const lines = wrapCells(line, 90);
    expect(lines.every((one) => cellWidth(one) <= 90)).toBe(true);
    expect(lines.join(" ")).toBe(line.trim());
  });
});
