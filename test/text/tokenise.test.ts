import { describe, expect, it, test } from "vitest";
import { lex, tokenise, tokeniseForIndex } from "../../lib/text/tokenise.ts";

describe("words", () => {
  test.each([
    ["", ""],
    [" \n\t", ""],
    ["The quick, brown fox.", "the quick brown fox"],
    ["snake_case kebab-case", "snake case kebab case"],
    ["lib/text/fold.ts", "lib text fold ts"],
    ["node:sqlite", "node sqlite"],
    ["v2.5 38.101 host:8080 GB/s", "v2 5 38 101 host 8080 gb s"],
    ["it's Caroline's don't we're O'Brien’s", "it caroline don we o brien"],
    ["findRelevantMemories", "findrelevantmemories find relevant memories"],
    ["a HTTPServer b", "a httpserver b http server"],
    ["ＦＵＬＬ cafe\u0301 Привет", "full cafe привет"],
    ["a\ud800b\udc00c", "a b c"],
    ["👩\u200d👧 ok ❤\ufe0f 1\ufe0f⃣", "ok 1"],
    ["nul\0nul", "nul nul"],
  ])("%j gives %j", (text, expected) => {
    expect(tokenise(text)).toBe(expected);
  });

  it("gives the parts of a word once, behind the words", () => {
    expect(tokenise("useState x useState")).toBe("usestate x usestate use state");
  });
});

describe("scripts without spaces", () => {
  test.each([
    ["户", "户"],
    ["用户身份", "用户 户身 身份 份 用 户 身"],
    ["用户，身用户", "用户 户 身用 用户 户 用 身"],
    ["野𠮷野家 useState 家", "野𠮷 𠮷野 野家 家 usestate 家 use state 野 𠮷"],
    ["word", "word"],
  ])("the index holds each character, too: %j gives %j", (text, expected) => {
    expect(tokeniseForIndex(text)).toBe(expected);
  });

  test.each([
    ["户", "户"],
    ["用户", "用户 户"],
    ["用户身份", "用户 户身 身份 份"],
    ["重跑gen-itgc后50条", "重跑 跑 gen itgc 后 50 条"],
    ["用户，身份", "用户 户 身份 份"],
    ["ﾃﾞｰﾀ", "デー ータ タ"],
    ["時々", "時々 々"],
    ["인증을 한다", "인증 증을 을 한다 다"],
    ["𠮷野家", "𠮷野 野家 家"],
    ["野𠮷", "野𠮷 𠮷"],
    ["ไทย", "ไท ทย ย"],
  ])("%j gives %j", (text, expected) => {
    expect(tokenise(text)).toBe(expected);
  });
});

describe("marks", () => {
  test.each([
    [".env", ["env"], [".env"]],
    ["/app/.env", ["app", "env"], ["/app", "/.", ".env"]],
    ["prod.env", ["prod", "env"], []],
    ["--no-verify", ["no", "verify"], ["--", "--no"]],
    ["x=--no", ["x", "no"], ["=--", "--no"]],
    ["a -rf b", ["a", "rf", "b"], ["-rf"]],
    ["a--b a-b", ["a", "b", "a", "b"], ["--"]],
    ["---rule", ["rule"], ["---"]],
    ["$HOME @scope/pkg #12", ["home", "scope", "pkg", "12"], ["$home", "@scope", "#12"]],
    ["me@host", ["me", "host"], []],
    ["用.env", ["用", "env"], [".env"]],
    ["C++ c++17 C# F#", ["c", "c", "17", "c", "f"], ["c++", "++", "c#", "f#"]],
    ["a + b ? c", ["a", "b", "c"], ["+", "?"]],
    ["x=>y && '$&'", ["x", "y"], ["=>", "&&", "$&"]],
    ["'\\\\$&'", [], ["$&"]],
    ["==========", [], []],
    ["what? f(x);", ["what", "f", "x"], []],
  ])("%j has the words %j and the marks %j", (text, words, marks) => {
    const lexed = lex(text);
    expect(lexed.main.split(" ").filter((token) => token !== "")).toEqual(words);
    expect([...lexed.marks]).toEqual(marks);
  });
});

describe("long runs", () => {
  it("cuts words at 64 bytes, never inside a character", () => {
    expect(tokenise("a".repeat(100))).toBe("a".repeat(64));
    expect(tokenise(`${"ж".repeat(40)} x`)).toBe(`${"ж".repeat(32)} x`);
  });

  it("keeps only the beginning of base64", () => {
    const blob = `${"QUJDREVGR0hJSktMTU5PUFFSU1RVVldYWVphYmNkZWZnaGlq".repeat(6)}+/${"b3BxcnN0".repeat(40)}==`;
    expect(tokenise(`before ${blob} after`)).toBe(`before ${blob.slice(0, 64).toLowerCase()} after`);
  });

  it("keeps a long path", () => {
    const path = `/home/${"component/".repeat(20)}${"x".repeat(45)}`;
    expect(tokenise(path).split(" ")).toHaveLength(23);
  });

  it("reads texts longer than its kept buffers", () => {
    const text = "word 用户 ".repeat(100_000);
    expect(tokenise(text).split(" ")).toHaveLength(300_000);
    expect(tokenise("word ".repeat(100_000)).split(" ")).toHaveLength(100_000);
  });

  it("does not see what an earlier, longer text left in its buffers", () => {
    tokenise("aaaa+++++++");
    expect([...lex("aaaa+").marks]).toEqual([]);
    tokenise("用户\udfb7\udfb7\udfb7");
    expect(lex("用户\ud842").main).toBe("用户 户");
  });
});
