import { expect, it } from "vitest";
import { noteTurnsOf } from "../../../lib/handoff/note-turn.ts";
import { artefactsOf } from "../../../lib/handoff/sections/artefacts.ts";
import { tool, turn } from "../story.ts";

const made = (output: string): string[] =>
  artefactsOf(noteTurnsOf([turn("t", "go", [tool("Bash", { command: "gh pr create" }, output)])]));

it.each([
  ["https://github.com/o/r/pull/12\n", ["https://github.com/o/r/pull/12"]],
  ["see https://x.test/docs, https://x.test/o/r/issues/3.", ["https://x.test/o/r/issues/3"]],
  ["(https://x.test/g/p/-/merge_requests/7)", ["https://x.test/g/p/-/merge_requests/7"]],
  ["https://x.test/pull/1/pull/2", ["https://x.test/pull/1/pull/2"]],
  ["http://a,http://x.test/pull/1", ["http://a,http://x.test/pull/1"]],
  ["https:///pull/1 https://x.test/pull/", []],
  ["[main 1a2b3c4] feat: a page", ["commit 1a2b3c4 on `main`: feat: a page"]],
])("finds what %j tells of", (output, artefacts) => {
  expect(made(output)).toEqual(artefacts);
});

it("Q8: reads 50,000 addresses in one run of characters once", () => {
  expect(made(`${"http://q".repeat(50_000)}\thttp://m/pull/0`)).toEqual(["http://m/pull/0"]);
});
