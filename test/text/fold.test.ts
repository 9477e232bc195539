import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { classOf, SEPARATOR } from "../../lib/text/char-class.ts";
import { foldShape, foldText, isAscii, isTypeset, lowerCase } from "../../lib/text/fold.ts";
import { anyText } from "./arbitraries.ts";

describe("foldText", () => {
  test.each([
    ["plain", "plain"],
    ["MiXed Case", "mixed case"],
    ["ＦＵＬＬ　ｗｉｄｔｈ（１２）", "full width(12)"],
    ["cafe\u0301", "cafe"],
    ["café", "cafe"],
    ["Ångström Đặng", "angstrom đang"],
    ["İstanbul", "istanbul"],
    ["ﾃﾞｰﾀ", "データ"],
    ["か\u3099", "が"],
    ["が", "が"],
    ["パ", "パ"],
    ["й", "й"],
    ["ﬁle ㎏ ①", "file kg 1"],
    ["auth\u00adenti\u200bcation", "authentication"],
    ["\u1112\u1161\u11ab", "한"],
    ["ΟΔΟΣ", "οδοσ"],
    ["葛\u{e0100}城", "葛城"],
  ])("folds %j to %j", (text, expected) => {
    expect(foldText(text)).toBe(expected);
  });

  it("is idempotent and keeps positions when lower-casing, for every character", () => {
    const wrong: string[] = [];
    for (let point = 0; point < 0x110000; point++) {
      const char = String.fromCodePoint(point);
      const folded = foldText(char);
      const shape = foldShape(char);
      if (foldText(folded) !== folded || lowerCase(shape).length !== shape.length)
        wrong.push(point.toString(16));
    }
    expect(wrong).toEqual([]);
  });

  it("composes what stood around a removed mark", () => {
    expect(foldText("나\u0322\u11ad")).toBe("낞");
  });

  it("is idempotent for any text", () => {
    fc.assert(fc.property(anyText, (text) => foldText(foldText(text)) === foldText(text)));
  });

  it("folds canonically equal texts alike", () => {
    fc.assert(
      fc.property(anyText, (text) => foldText(text.normalize("NFD")) === foldText(text.normalize("NFC"))),
    );
  });
});

test("isTypeset: what separates words, and what no fold changes but for the ellipsis", () => {
  for (let unit = 0x80; unit < 0x10000; unit++) {
    const char = String.fromCharCode(unit);
    if (!isTypeset(char) || char === "…") continue;
    expect([
      char,
      char.normalize("NFKC"),
      char.replace(/\p{Default_Ignorable_Code_Point}/u, ""),
      classOf(unit),
    ]).toEqual([char, char, char, SEPARATOR]);
  }
  expect([isTypeset("it’s — done…"), isTypeset("naïve"), isTypeset("用")]).toEqual([true, false, false]);
});

test("isAscii", () => {
  expect([isAscii(""), isAscii("az~\x7f\0"), isAscii("é"), isAscii("\ud800")]).toEqual([
    true,
    true,
    false,
    false,
  ]);
});
