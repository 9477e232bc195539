import fs from "node:fs";
import { describe, expect, it } from "vitest";
import { findStatements } from "../../lib/memory/rules.ts";

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
  it.each(["sentences", "held-out", "hard", "fresh", "fresh2"])(
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
