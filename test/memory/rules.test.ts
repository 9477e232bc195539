import fs from "node:fs";
import { describe, expect, it } from "vitest";
import { findStatements, isOneOff } from "../../lib/memory/rules.ts";
import { splitSentences } from "../../lib/memory/sentences.ts";

interface Labelled {
  lang: string;
  label: "memory" | "one-off" | "question" | "quotation";
  text: string;
}

function readLabelled(name: string): Labelled[] {
  return fs
    .readFileSync(new URL(`../fixtures/extraction/${name}.jsonl`, import.meta.url), "utf8")
    .trimEnd()
    .split("\n")
    .map((line) => JSON.parse(line) as Labelled);
}

function measure(rows: readonly Labelled[]) {
  const judged = rows.map((row) => ({
    ...row,
    isFound: findStatements(row.text).some(({ kind }) => kind === "remember"),
  }));
  const found = judged.filter(({ isFound }) => isFound);
  const right = found.filter(({ label }) => label === "memory");
  const meant = judged.filter(({ label }) => label === "memory");
  return {
    precision: right.length / found.length,
    recall: right.length / meant.length,
    wrong: found.filter(({ label }) => label !== "memory").map(({ text }) => text),
    missed: meant.filter(({ isFound }) => !isFound).map(({ text }) => text),
  };
}

describe("extraction by rules", () => {
  it.each(["sentences", "held-out", "hard", "fresh", "fresh2", "classes", "fresh3", "fresh4"])(
    "finds what is meant to be kept in %s.jsonl and little else",
    (name) => {
      const rows = readLabelled(name);
      for (const lang of ["en", "zh", "ja", undefined]) {
        const { precision, recall, wrong, missed } = measure(
          rows.filter((row) => lang === undefined || row.lang === lang),
        );
        console.log(
          `${name} ${lang ?? "all"}: precision ${precision.toFixed(3)} recall ${recall.toFixed(3)}`,
        );
        if (process.env["VERBOSE"]) console.log({ wrong, missed });
      }
      const all = measure(rows);
      expect(all.precision).toBeGreaterThanOrEqual(0.95);
      expect(all.recall).toBeGreaterThanOrEqual(0.8);
    },
  );
});

const kept = (text: string) => findStatements(text).map(({ core }) => core);

describe("what belongs to a statement", () => {
  it.each([
    ["btw, from now on: use pnpm", "use pnpm"],
    ["house rule: SQL lives in .sql files", "SQL lives in .sql files"],
    ["Save to memory: invoices are numbered per country", "invoices are numbered per country"],
    ["顺便说一下，以后都用 pnpm", "都用 pnpm"],
    ["备忘：打包机只有 8G 内存", "打包机只有 8G 内存"],
    ["ちなみに、今後は pnpm を使ってください", "pnpm を使ってください"],
    ["メモリに保存して：請求番号は国ごとに振る", "請求番号は国ごとに振る"],
  ])("leaves out what only opens it: %s", (text, core) => {
    expect(kept(text)).toEqual([core]);
  });

  it.each([
    "The gateway is gw-3. Keep that in mind.",
    "网关是 gw-3。这条别忘了。",
    "ゲートウェイは gw-3 です。忘れないでね。",
  ])("takes the sentence that is pointed back to: %s", (text) => {
    const [statement] = findStatements(text);
    expect(statement?.text).toContain("gw-3");
    expect(statement?.core).toContain("gw-3");
  });

  it.each([
    "Keep that in mind.",
    "Use port 8081 today. Remember that.",
    "Is the gateway gw-3? Remember that.",
  ])("points back to nothing that could be kept: %s", (text) => {
    expect(kept(text)).toEqual([]);
  });
});

describe("what is not the user speaking", () => {
  it.each([
    "// remember: always flush before close",
    "# 记住：这里以后要换成异步",
    "return null; // 必ず null を返す、覚えておくこと",
    'if (policy === "always") { retry(); } // from now on retries are on',
    "WARN scheduler: from now on falling back to UTC",
    "`# 今後は使わないこと` を消して",
    "The notice reads “Closed. From now on use v2. Always ask first.” and nobody liked it",
  ])("keeps nothing of code, logs and quotations: %s", (text) => {
    expect(kept(text)).toEqual([]);
  });

  it("keeps a rule about code", () => {
    expect(kept("From now on start comments with `// ` and two words.")).toHaveLength(1);
    expect(kept("Always link https://example.test/docs // in the readme")).toEqual([]);
  });
});

it.each(["temporarily use port 8081", "今天先用 8081 端口", "今日は8081を使う"])(
  "holds for a while: %s",
  (text) => {
    expect(splitSentences(text).map(isOneOff)).toEqual([true]);
  },
);

it.each(["From today on, answer in Spanish.", "从今天起提交信息用英文", "今日からは返事を日本語でください"])(
  "holds from a day on: %s",
  (text) => {
    expect(splitSentences(text).map(isOneOff)).toEqual([false]);
    expect(kept(text)).toHaveLength(1);
  },
);

it.each([
  ["requests", `守って${"くださいね".repeat(90)}に`],
  ["thanks", `一切でくれ${"と幸い".repeat(150)}、x`],
  ["particles", `いつも書いてください${"かな".repeat(200)}x`],
  ["kinds of a rule", `it's a ${"lasting ".repeat(50)}x rule`],
])("Q8: 200,000 characters of sentences of repeated %s hold no statement", (_what, sentence) => {
  expect(findStatements(`${sentence}\n`.repeat(500))).toEqual([]);
});

it("reads a long prompt in some milliseconds, whatever it is made of", () => {
  const pieces = [
    "ok ",
    "always, ",
    "以后",
    "我们，",
    "いつも",
    "のはを常に",
    "`a ",
    "“",
    "= (",
    " // ",
    "ever for good\n",
  ];
  for (const piece of pieces) {
    const prompt = piece.repeat(Math.ceil(20_000 / piece.length)).slice(0, 20_000);
    const started = performance.now();
    findStatements(prompt);
    findStatements(prompt.replace(/(.{400})/g, "$1\n"));
    expect(performance.now() - started, JSON.stringify(piece)).toBeLessThan(1_000);
  }
});
