import { describe, expect, it } from "vitest";
import { parseRecord } from "../../lib/memory/front-matter.ts";

const BODY = "---\nbody\n";

describe("Q8: front matter", () => {
  it("of 200,000 blank lines is refused, with the line before them", () => {
    const text = `---\nname: x\ntype: user\n${"\r\n".repeat(200_000)}${BODY}`;
    expect(() => parseRecord(text, "x.md")).toThrow("x.md:3: is followed by 500 blank lines");
    expect(() => parseRecord(text.replaceAll("\r\n", " \t\n").slice(0, 200_000) + BODY, "x.md")).toThrow(
      "x.md:3: is followed by 500 blank lines",
    );
  });

  it.each([
    ["of as many blank lines as it may have", `${"\n".repeat(498)}a: b\n`.repeat(500)],
    ["in a text that nothing closes", `d: "${`${"\n".repeat(498)}a`.repeat(500)}\n`],
    ["of blanks", `d: ${" ".repeat(240_000)}\n`],
    ["of comments", "#\n".repeat(120_000)],
    ["of brackets", `d: ${"[".repeat(240_000)}\n`],
  ])("%s is read or refused, once", (_what, lines) => {
    try {
      parseRecord(`---\nname: x\ndescription: d\ntype: user\n${lines}${BODY}`, "x.md");
    } catch (error) {
      expect(error).toMatchObject({ code: "MEMORY_INVALID" });
    }
  });
});
