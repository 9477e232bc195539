import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { parseAnsi } from "../../lib/page/ansi.ts";
import { stripAnsi } from "../../lib/text/unseen.ts";

const ESC = "\x1b";
const looksOf = (codes: string) => parseAnsi(`${ESC}[${codes}mx`)[0]?.looks;

describe("parseAnsi", () => {
  it("gives runs of equal look", () => {
    expect(parseAnsi(`a${ESC}[1;31mb${ESC}[22mc${ESC}[0md`)).toEqual([
      { text: "a", looks: [] },
      { text: "b", looks: ["bold", "fg-1"] },
      { text: "c", looks: ["fg-1"] },
      { text: "d", looks: [] },
    ]);
  });

  it.each([
    ["", []],
    ["0", []],
    ["93", ["fg-11"]],
    ["44", ["bg-4"]],
    ["107", ["bg-15"]],
    ["2;3;4;9", ["dim", "italic", "underline", "strike"]],
    ["7", ["inverse"]],
    ["31;39", []],
    ["38;5;9", ["fg-9"]],
    ["38;5;196", ["fg-9"]],
    ["38;5;22", ["fg-2"]],
    ["38;5;244", ["fg-8"]],
    ["38;2;0;0;255", ["fg-12"]],
    ["48;2;250;250;250", ["bg-15"]],
    ["38;5", ["fg-0"]],
    ["38;1;31", []],
    ["999", []],
  ])("%s is %j", (codes, looks) => {
    expect(looksOf(codes)).toEqual(looks);
  });

  it("leaves no escape character, whatever was cut", () => {
    expect(parseAnsi(`a${ESC}[3`)).toEqual([{ text: "a", looks: [] }]);
    expect(parseAnsi(`${ESC}b${ESC}`)).toEqual([{ text: "b", looks: [] }]);
  });

  it("keeps every other character, in order", () => {
    const piece = fc.oneof(
      fc.string(),
      fc.constantFrom(`${ESC}[31m`, `${ESC}[0m`, `${ESC}[38;5;200m`, `${ESC}[m`),
    );
    fc.assert(
      fc.property(fc.array(piece), (pieces) => {
        const plain = pieces.map((text) => stripAnsi(text).replaceAll(ESC, ""));
        const safe = pieces.map((text, at) => (text.startsWith(`${ESC}[`) ? text : plain[at])).join("");
        const joined = parseAnsi(safe)
          .map(({ text }) => text)
          .join("");
        expect(joined).toBe(safe.replace(new RegExp(`${ESC}\\[[0-9;]*m`, "g"), ""));
      }),
    );
  });
});
