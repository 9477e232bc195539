import { describe, expect, it } from "vitest";
import { EVERYDAY_TERMS } from "../../lib/memory/everyday-terms.ts";
import { openTermIndex, renderTermIndex } from "../../lib/memory/term-index.ts";
import { termsOf } from "../../lib/memory/terms.ts";

describe("terms", () => {
  it.each([
    ["Deploying the releases was planned", ["deploy", "releas", "plan"]],
    ["policies, buses and classes", ["policy", "bus", "class"]],
    [
      "findRelevantMemories in C++ and .env",
      ["findrelevantmemory", "c", "env", "find", "relevant", "memory", "c++", ".env"],
    ],
    ["用户的偏好了制表符缩进", ["用户", "偏好", "制表", "表符", "符缩", "缩进"]],
    ["ゲートウェイを再起動する", ["ゲート", "ートウ", "トウェ", "ウェイ", "再起", "起動"]],
    ["タブ? => !!", ["タブ"]],
    ["", []],
  ])("%s", (text, expected) => {
    expect(termsOf(text)).toEqual(expected);
  });

  it("everyday words are written as terms", () => {
    const words = `code file files function method class variable value line lines text name names test tests run make add create new
old change changes update use using fix bug error write read show look check get set put give find try need want like keep
work works way thing things part list project repo repository please thanks ok okay good great right now next first last one
two only same different explain describe tell help let go see know think start stop done yes no question answer
代码 文件 函数 方法 变量 数值 一行 文本 名字 测试 运行 新建 添加 修改 更新 使用 修复 错误 报错 问题 检查 查看 项目 仓库 帮我 看看
现在 然后 继续 谢谢 需要 应该 解释 说明 写个 写一 改成 换成
コード ファイル 関数 変数 値 名前 テスト 実行 作成 追加 変更 更新 修正 直し 直す エラー 問題 確認 見て 続け お願い 説明 教え 書い 書く 使う 使い 作っ 作る`;
    expect(EVERYDAY_TERMS.split(/\s+/)).toEqual([...new Set(termsOf(words))]);
  });
});

describe("the term index", () => {
  const records = Array.from({ length: 50 }, (_, at) => ({
    name: `name${at} common`,
    description: at % 2 === 0 ? "even 缩进 😀x" : "odd constructor",
    body: `body${at} ${"filler ".repeat(at)}`,
  }));
  const index = openTermIndex(Buffer.from(renderTermIndex(records, "abc")));

  const postingsOf = (term: string) => {
    const flat = index?.postings(term) ?? [];
    return Array.from({ length: flat.length / 3 }, (_, at) => flat.slice(at * 3, at * 3 + 3));
  };

  it.each(["name", "description", "body"] as const)("finds every term of every %s at its place", (field) => {
    expect(index).toMatchObject({ catalogue: "abc", count: 50 });
    for (const [position, record] of records.entries()) {
      for (const term of termsOf(record[field])) {
        const posting = postingsOf(term).find(([place]) => place === position);
        expect(posting?.[2], `${term} of ${record.name}`).toBe(field === "body" ? 0 : 1);
      }
    }
  });

  it("a word that is there more often does more for the score", () => {
    expect(postingsOf("common")).toHaveLength(50);
    const filler = postingsOf("filler").map(([, impact]) => impact ?? 0);
    expect(filler).toEqual([...filler].sort((a, b) => a - b));
    expect(filler.at(-1)).toBeGreaterThan(filler[0] ?? 0);
  });

  it.each(["", "a", "zzzz", "name", "name500", "\u{10ffff}", "toString", "\t", "\n"])("has no %j", (term) => {
    expect(index?.postings(term)).toEqual([]);
  });

  it.each(["", "1", "1 abc", "2 abc 1\n", "{}"])("is none: %j", (text) => {
    expect(openTermIndex(Buffer.from(text))).toBeUndefined();
  });

  it.each([
    ["begins with an empty line", "1 abc 2\n\n\nrd\t[0,120,1]\nzeta\t[1,5,0]\n"],
    ["has lines without a word", "1 abc 2\n\t[0,1,1]\n\t\nzeta\t[1,5,0]\n"],
    ["is out of order", "1 abc 2\nzeta\t[1,5,0]\nalpha\t[0,1,1]\nzeta\n"],
  ])("that %s is looked up to an end", (_, text) => {
    const index = openTermIndex(Buffer.from(text));
    for (const term of ["", "alpha", "rd", "zeta", "\n", "\t"]) {
      expect(index?.postings(term).length).toBeGreaterThanOrEqual(0);
    }
  });

  it("an empty store has an empty index", () => {
    const empty = openTermIndex(Buffer.from(renderTermIndex([], "0")));
    expect(empty?.count).toBe(0);
    expect(empty?.postings("x")).toEqual([]);
  });
});
