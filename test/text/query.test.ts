import { describe, expect, it, test } from "vitest";
import { parseQuery, type QueryTerm } from "../../lib/text/query.ts";
import { makeTerm, NO_OPERATORS } from "../../lib/text/query-term.ts";
import { fastestMs } from "./fastest.ts";

/** One line a term: -excluded, ~stop, tokens with * for a prefix, +marks, =literal. */
function render({ tokens, marks, isExcluded, isStop, isPhrase, isPrefix, literal }: QueryTerm): string {
  const phrase = isPhrase ? `"${tokens.join(" ")}"` : tokens.join(" ");
  const flags = `${isExcluded ? "-" : ""}${isStop ? "~" : ""}`;
  const rest = marks.map((mark) => ` +${mark}`).join("") + (literal === undefined ? "" : ` =${literal}`);
  return `${flags}${phrase}${isPrefix ? "*" : ""}${rest}`;
}

const terms = (query: string) => parseQuery(query).terms.map(render);

describe("words", () => {
  test.each([
    ["relevant memories", ["relevant", "memories"]],
    ["What is the bug?", ["~what", "~is", "~the", "bug"]],
    ["findRelevantMemories", ["findrelevantmemories"]],
    ["snake_case", ["snake case =snake_case"]],
    ["node:sqlite", ["node sqlite =node:sqlite"]],
    ["lib/text/fold.ts", ["lib text fold ts =lib/text/fold.ts"]],
    ["/api/users", ["api users =/api/users"]],
    ["/compact", ["/compact =/compact"]],
    [".env", [".env =.env"]],
    ["(.env),", [".env =.env"]],
    ["C++", ["c++ =c++"]],
    ["C++17", ["c 17 +c++ =c++17"]],
    ["--no-verify", ["no verify +--no =--no-verify"]],
    ["@scope/pkg", ["scope pkg +@scope =@scope/pkg"]],
    ["38.101 host:8080 GB/s a*b", ["38 101 =38.101", "host 8080 =host:8080", "gb s =gb/s", "a b =a*b"]],
    ["v2.5 release.", ["v2 5 =v2.5", "release"]],
    ["$& => ??", ["$& =$&", "=> ==>", "?? =??"]],
    ["memory memory Memory", ["memory"]],
  ])("%j", (query, expected) => {
    expect(terms(query)).toEqual(expected);
  });
});

describe("operators", () => {
  test.each([
    ['"relevant memories"', ['"relevant memories" =relevant memories']],
    ['"bug"', ['"bug"']],
    ["“curly quotes”", ['"curly quotes" =curly quotes']],
    ['say "open to the end', ["say", '"open to the end" =open to the end']],
    ['"in  C++ code"', ['"in c code" +c++ =in c++ code']],
    ["find -memory", ["find", "-memory"]],
    ['find -"old memory" x', ["find", '-"old memory" =old memory', "x"]],
    ["find -用户", ["find", "-用户"]],
    ["rel*", ["rel* =rel"]],
    ["--no*", ["--no* =--no"]],
    ['"gen itg"*', ['"gen itg"* =gen itg']],
    ["用户*", ["用户* =用户"]],
    ["-find", ["-find =-find"]],
    ["-find -memory", ["-find =-find", "-memory =-memory"]],
    ["C++* a", ["c++ =c++*", "~a"]],
  ])("%j", (query, expected) => {
    expect(terms(query)).toEqual(expected);
  });
});

describe("Q16 F38: nothing is a syntax error", () => {
  test.each([
    ["", []],
    ["   ", []],
    ['"', []],
    ['""', []],
    ["*", ["~* =*"]],
    ["-", ["~- =-"]],
    ["?", ["~? =?"]],
    ["( ) ; ,", []],
    ["AND (", ["~and"]],
    ["foo AND", ["foo", "~and"]],
    ["NOT", ["~not"]],
    ["NEAR(a b)", ["near a =near(a", "b"]],
    ["it's", ["~it"]],
    ["a:b^2 {c}", ["a b 2 =a:b^2", "c"]],
    ["\0\ud800", []],
  ])("%j", (query, expected) => {
    expect(terms(query)).toEqual(expected);
    expect(parseQuery(query).isEmpty).toBe(expected.length === 0);
  });
});

describe("scripts without spaces", () => {
  test.each([
    ["户", ["户"]],
    ["用户", ["用户"]],
    ["数据库", ["数据 据库"]],
    ["用户身份", ["用户 户身 身份", "用户", "户身", "身份"]],
    ["用户，身份", ["用户", "身份"]],
    ["인증을", ["인증 증을", "인증", "증을"]],
    [
      "数据库迁移为什么失败",
      ["~数据 据库 库迁 迁移 移为 为什 什么 么失 失败", "数据", "据库", "库迁", "迁移", "失败"],
    ],
    ["認証がうまくいかない", ["~認証 証が がう うま まく くい いか かな ない", "認証"]],
    ["怎么什么", ["怎么 么什 什么"]],
    ["重跑gen-itgc后50条", ["重跑", "gen itgc =gen-itgc", "~后", "50", "~条"]],
    ['"重跑gen-itgc后"', ['"重跑 跑 gen itgc 后"* =重跑gen-itgc后']],
    ["用户.txt", ["用户", ".txt =.txt"]],
    ["ﾃﾞｰﾀ", ["デー ータ"]],
  ])("%j", (query, expected) => {
    expect(terms(query)).toEqual(expected);
  });
});

describe("pasted text", () => {
  it("has no operators", () => {
    expect(terms('first line\n- item "x* -rf')).toEqual([
      "first",
      "line",
      "~- =-",
      "item",
      "x =x*",
      "-rf =-rf",
    ]);
  });

  it("keeps the longest words, in order", () => {
    const words = Array.from({ length: 300 }, (_, i) => `word${"x".repeat(i % 10)}${i}`);
    const kept = parseQuery(words.join(" ")).terms;
    expect(kept).toHaveLength(64);
    expect(kept.map((term) => term.raw)).toEqual(
      words.filter((word) => kept.some((term) => term.raw === word)),
    );
    expect(Math.min(...kept.map((term) => term.raw.length))).toBeGreaterThan(12);
  });

  it("bounds phrases and literals", () => {
    const [term] = parseQuery("a.".repeat(1000)).terms;
    expect(term?.tokens).toHaveLength(32);
    expect(term?.literal).toBeUndefined();
  });

  it("Q8: reads a word with 200,000 signs in it once", () => {
    expect(makeTerm(`a${"!".repeat(200_000)}b`, NO_OPERATORS)?.tokens).toEqual(["a", "b"]);
  });

  it("is read fast whatever it holds", () => {
    for (const text of [
      "x ".repeat(100_000),
      '"'.repeat(100_000),
      "-".repeat(100_000),
      "用户".repeat(50_000),
      '-"'.repeat(200),
    ]) {
      expect(fastestMs(() => parseQuery(text))).toBeLessThan(500);
    }
  });
});
