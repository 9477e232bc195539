import { describe, expect, it } from "vitest";
import { findHits, listPassages } from "../../lib/page/find-text.ts";
import { flattenSteps, turnsOf } from "../../lib/page/steps.ts";
import { buildPage } from "./page-builder.ts";

const page = buildPage();
const passages = listPassages(turnsOf(page), flattenSteps(page));
const find = (query: string) =>
  findHits(passages, query).map(({ passage: { turn, where }, count }) => [turn, where, count]);

describe("findHits", () => {
  it("finds prompts, targets and errors, in reading order", () => {
    expect(find("checkout")).toEqual([
      [1, "prompt", 1],
      [1, "Read", 1],
      [1, "Bash", 1],
      [1, "github:create_pull_request", 1],
    ]);
    expect(find("not found in file")).toEqual([[1, "error", 1]]);
  });

  it.each([
    ["CHECKOUT TEST", 2],
    ["身份", 1],
    ["トークン", 2],
    ["ｄｅｐｌｏｙ", 2],
    ["nowhere to be found", 0],
    ["  ", 0],
    [".*", 0],
  ])("%j: %i hits", (query, count) => {
    expect(find(query)).toHaveLength(count);
  });

  it("shows a stretch around the first place, on one line", () => {
    const text = `${"before ".repeat(40)}\n the needle \n${" after".repeat(60)}`;
    const [hit] = findHits([{ turn: 1, where: "answer", text }], "needle");
    expect(hit?.snippet).toMatch(/^….*before the needle after.*…$/);
    expect(hit?.snippet.length).toBeLessThan(160);
  });

  it("finds a word that colours interrupt", () => {
    const record = buildPage();
    const [first] = turnsOf(record);
    const step = first?.steps[0];
    if (step?.kind === "tool") step.output = { text: "all \x1b[32mgr\x1b[1meen\x1b[0m" };
    expect(findHits(listPassages(turnsOf(record), flattenSteps(record)), "green")).toHaveLength(1);
  });
});
