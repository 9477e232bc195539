/** Texts as sessions hold them: words, identifiers, unspaced scripts and signs, in any order. */
import fc from "fast-check";

const HAN = "用户身份验证重跑数据库迁移失败原因記憶検索𠮷𪚥";
const KANA = "あいうがぎぱアイウガギパー々";
const HANGUL = "인증검색기억한글";

export const cjkRun: fc.Arbitrary<string> = fc
  .array(fc.constantFrom(...HAN, ...KANA, ...HANGUL), { minLength: 1, maxLength: 8 })
  .map((chars) => chars.join(""));

const word = fc.constantFrom(
  "memory",
  "memories",
  "the",
  "findRelevantMemories",
  "HTTPServer",
  "SQLite",
  "v2",
  "50",
  "café",
  "Straße",
  "ΟΔΟΣ",
  "привет",
  "a",
  "GitHub",
);
/** Signs that never join two neighbours into one mark: the left context of a sigil is tested by itself. */
const sign = fc.constantFrom(
  " ",
  " ",
  " ",
  "\n",
  ",",
  "(",
  ") ",
  "，",
  "。",
  '"',
  "_",
  "-",
  ".",
  "/",
  ":",
  " $& ",
  " => ",
  " 🎉 ",
  "\u0000",
);

/** A piece is cut only between atoms, or anywhere inside an unspaced run. */
export const atom: fc.Arbitrary<string> = fc.oneof(word, sign, cjkRun, cjkRun);
export const atoms: fc.Arbitrary<string[]> = fc.array(atom, { maxLength: 30 });

/** Anything a string can hold, lone surrogates included. */
export const anyText: fc.Arbitrary<string> = fc
  .array(
    fc.oneof(
      fc.string({ unit: "binary", maxLength: 10 }),
      fc.integer({ min: 0xd800, max: 0xdfff }).map((unit) => String.fromCharCode(unit)),
      fc.string({ unit: "grapheme", maxLength: 6 }),
      fc.constantFrom(
        "\u0301",
        "\u200d",
        "\ufe0f",
        "İ",
        "ﬁ",
        "㎏",
        "ﾃﾞ",
        "\u1100",
        "\u1161",
        "𠮷",
        "“",
        '"',
        "-",
        "*",
        " ",
        "C++",
        ".env",
      ),
    ),
    { maxLength: 20 },
  )
  .map((parts) => parts.join(""));

/** True where `part` stands in `whole` as consecutive elements; the last of a prefix phrase may be longer in `whole`. */
export function containsPhrase(whole: readonly string[], part: readonly string[], isPrefix = false): boolean {
  return whole.some((_, at) =>
    part.every((token, i) => {
      const found = whole[at + i];
      return found === token || (isPrefix && i === part.length - 1 && found?.startsWith(token) === true);
    }),
  );
}
