import { expect, it } from "vitest";
import { noteTurnsOf } from "../../../lib/handoff/note-turn.ts";
import { deriveFiles } from "../../../lib/handoff/sections/files.ts";
import { tool, turn } from "../story.ts";

const rendered = (content: string): string[] =>
  deriveFiles(noteTurnsOf([turn("t", "go", [tool("Write", { file_path: "a", content }, "ok")])])).map(
    ({ text }) => text,
  );

it.each([
  ["function retry() {}", "retry"],
  ["func (s *Server) Listen() error {", "Listen"],
  ["impl Display for Page {", "Display"],
  ["const onClose = (cb: () => void) => {", "onClose"],
  ["export let load = async ({ a, b }) => a", "load"],
  ["const twice = value => 2 * value", "twice"],
])("names what %s defines", (content, name) => {
  expect(rendered(content)).toEqual([`\`a\` (created): \`${name}\``]);
});

it.each([
  ["receivers", "func (\t".repeat(100_000)],
  ["parameter lists", "let aaa=(a\t".repeat(100_000)],
])("Q8: reads %s that nothing closes once", (_what, content) => {
  expect(rendered(content)).toEqual(["`a` (created)"]);
});
