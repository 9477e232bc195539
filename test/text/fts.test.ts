import { createRequire } from "node:module";
import { describe, expect, it, test } from "vitest";
import { renderFtsPhrase, renderFtsTerm } from "../../lib/text/fts.ts";
import { parseQuery } from "../../lib/text/query.ts";
import { tokeniseForIndex } from "../../lib/text/tokenise.ts";
import { hasNative } from "../support/native.ts";

test.each([
  [["a", "b"], false, '"a b"'],
  [["a", "b"], true, '"a b" *'],
  [['say "x"'], false, '"say ""x"""'],
])("renderFtsPhrase(%j, %j) is %s", (tokens, isPrefix, expected) => {
  expect(renderFtsPhrase(tokens, isPrefix)).toBe(expected);
});

test.each([
  ["memory", '"memory"'],
  ["--no-verify", '("no verify" AND "--no")'],
  ["户", '"户"'],
  ["户*", '"户" *'],
  ["mem*", '"mem" *'],
  ["compa*", '("compa" * OR "comp" OR "compe" OR "com" OR "come")'],
  ["every*", '("ever" * OR "ever" OR "evere" OR "eve" OR "evee")'],
])("renderFtsTerm of %s is %s", (query, expected) => {
  expect(parseQuery(query).terms.map(renderFtsTerm)).toEqual([expected]);
});

interface Statement {
  run(...values: unknown[]): unknown;
  all(...values: unknown[]): { rowid: number }[];
}

/** A table with the archive's tokenizer, the given texts as rows 0, 1, 2 … */
function createIndex(texts: readonly string[]): (query: string) => number[] {
  const Database = createRequire(import.meta.url)("better-sqlite3") as new (
    path: string,
  ) => { exec(sql: string): void; prepare(sql: string): Statement };
  const db = new Database(":memory:");
  const signs = "'!\"\"#$%&''()*+,-./:;<=>?@[\\]^_`{|}~'";
  db.exec(`CREATE VIRTUAL TABLE t USING fts5(x, tokenize = "porter ascii tokenchars ${signs}")`);
  const insert = db.prepare("INSERT INTO t (rowid, x) VALUES (?, ?)");
  for (const [i, text] of texts.entries()) insert.run(i, tokeniseForIndex(text));
  const select = db.prepare("SELECT rowid FROM t WHERE t MATCH ? ORDER BY rowid");
  return (query) => {
    const terms = parseQuery(query).terms;
    const wanted = terms.filter((term) => !term.isExcluded).map(renderFtsTerm);
    const unwanted = terms.filter((term) => term.isExcluded).map(renderFtsTerm);
    const expression = [`(${wanted.join(" AND ")})`, ...unwanted].join(" NOT ");
    return wanted.length === 0 ? [] : select.all(expression).map((row) => row.rowid);
  };
}

const TEXTS = [
  "call findRelevantMemories now",
  "重跑gen-itgc后50条",
  "验证用户身份失败",
  "import { DatabaseSync } from 'node:sqlite'",
  "written in C++17 and C",
  "git commit --no-verify; cat /app/.env",
  "no verifying of prod.env",
  's.replace(/x/g, "\\\\$&")',
  "データベースの認証",
  "the compaction of GitHub Actions",
];

describe.skipIf(!hasNative)("in FTS5 (needs the native module)", () => {
  const search = hasNative ? createIndex(TEXTS) : () => [];

  test.each([
    ["findRelevantMemories", [0]],
    ["relevant memories", [0]],
    ["relevant memory", [0]],
    ['"find relevant"', [0]],
    ["gen-itgc", [1]],
    ["itgc", [1]],
    ["重跑gen-itgc", [1]],
    ["用户", [2]],
    ["用户身份", [2]],
    ["户", [2]],
    ["败", [2]],
    ["node:sqlite", [3]],
    ["databasesync", [3]],
    ["C++", [4]],
    ["c#", []],
    ["--no-verify", [5]],
    ["no-verify", [5, 6]],
    [".env", [5]],
    ["env", [5, 6]],
    ["env -commit", [6]],
    ["$&", [7]],
    ["ﾃﾞｰﾀﾍﾞｰｽ", [8]],
    ["認証", [8]],
    ["compactio*", [9]],
    ["compacti*", [9]],
    ['"github actions"', [9]],
    ["foo AND (", []],
  ])("%s finds %j", (query, expected) => {
    expect(search(query)).toEqual(expected);
  });

  it("takes every printable sign and keyword", () => {
    const signs = Array.from({ length: 95 }, (_, i) => String.fromCharCode(32 + i));
    for (const sign of [...signs, "AND", "OR", "NOT", "NEAR(x)", "x NOT", "col:x", "^x", "x + y", "%", "_"]) {
      for (const query of [sign, `${sign}x`, `x${sign}`, `x${sign}y`, `"${sign}`, sign.repeat(3)]) {
        expect(() => search(query)).not.toThrow();
      }
    }
  });
});
