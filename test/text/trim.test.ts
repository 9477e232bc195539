import { expect, it } from "vitest";
import { trimEndOf } from "../../lib/text/trim.ts";

it.each([
  ["b1.txt.).", ".,;:)]", "b1.txt"],
  ["a.b", ".", "a.b"],
  ["..", ".", ""],
  ["", ".", ""],
  ["/work//", "/", "/work"],
])("%j without %j at its end", (text, chars, trimmed) => {
  expect(trimEndOf(text, chars)).toBe(trimmed);
});

it("Q8: a run of 400,000 characters that does not end the text is not looked at", () => {
  const text = `${"\n".repeat(400_000)}x`;
  expect(trimEndOf(text, "\n")).toBe(text);
  expect(trimEndOf(`${text}\n`, "\n")).toBe(text);
});
