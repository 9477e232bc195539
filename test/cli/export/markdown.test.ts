import { expect, it } from "vitest";
import { fence, markdown } from "../../../lib/cli/export/markdown.ts";
import { said, turn } from "../../handoff/story.ts";

const HEAD = { session: "s", title: "", project: "", clean: (text: string) => text };

const rendered = (answer: string): string =>
  markdown.turn({ turn: turn("t", "", [said(answer)]), isAbandoned: false }, 1, HEAD).join("");

it("a fence holds what is no fence's end, and loses the line ends behind it", () => {
  expect(fence("```js\na\n```\n\n")).toBe("````text\n```js\na\n```\n````");
});

it.each([
  ["```js\n<div>\n```\n<div>", "> ```js\n> <div>\n> ```\n> \\<div>"],
  ["````\n```\n<div>\n````", "> ````\n> ```\n> <div>\n> ````"],
  ["```a`b\n<div>", "> ```a`b\n> \\<div>"],
])("markup stays as it is in a fence, and only there: %j", (answer, shown) => {
  expect(rendered(answer)).toContain(`\n\n${shown}\n`);
});

it("Q8: a line of 400,000 backticks is read once", () => {
  const line = `${"`".repeat(200_000)}x${"`".repeat(200_000)}`;
  expect(rendered(line)).toContain(`> ${line}\n`);
});

it("Q8: 200,000 line ends before a text are read once", () => {
  expect(fence(`${"\n".repeat(200_000)}x`)).toMatch(/x\n```$/);
});
