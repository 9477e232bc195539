import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { diffRows } from "../../lib/page/diff-rows.ts";

const drawn = (before: string, after: string) =>
  diffRows(before, after).rows.map(({ sign, text }) => `${sign}${text}`);

describe("diffRows", () => {
  it("shows removed and added lines with their signs", () => {
    expect(drawn("a\nb\nc\n", "a\nB\nc\nd\n")).toEqual([" a", "-b", "+B", " c", "+d"]);
  });

  it("counts", () => {
    expect(diffRows("a\nb", "b\nc\nd")).toMatchObject({ added: 2, removed: 1 });
  });

  it("folds what is far from a change", () => {
    const before = Array.from({ length: 30 }, (_, line) => `l${line}`);
    const after = before.with(15, "changed");
    expect(drawn(before.join("\n"), after.join("\n"))).toEqual([
      "…12 unchanged lines",
      ...[" l12", " l13", " l14", "-l15", "+changed", " l16", " l17", " l18"],
      "…11 unchanged lines",
    ]);
  });

  it("shows a new file as added, a deleted text as removed, no change as nothing", () => {
    expect(drawn("", "a\nb\n")).toEqual(["+a", "+b"]);
    expect(drawn("a", "")).toEqual(["-a"]);
    expect(drawn("same", "same")).toEqual(["…1 unchanged line"]);
    expect(drawn("", "")).toEqual([]);
  });

  it("tells both texts from the rows", () => {
    const lines = fc
      .array(fc.constantFrom("a", "b", "", "c d"), { maxLength: 6 })
      .map((all) => all.join("\n"));
    fc.assert(
      fc.property(lines, lines, (before, after) => {
        const { rows } = diffRows(before, after);
        if (rows.some(({ sign }) => sign === "…")) return;
        const side = (signs: string) =>
          rows.filter(({ sign }) => signs.includes(sign)).map(({ text }) => text);
        const linesOf = (text: string) => (text === "" ? [] : text.replace(/\n$/, "").split("\n"));
        expect(side("- ")).toEqual(linesOf(before));
        expect(side("+ ")).toEqual(linesOf(after));
      }),
    );
  });

  it("does not search for minutes when nothing is alike", () => {
    const many = (word: string) => Array.from({ length: 6_000 }, (_, line) => `${word}${line}`).join("\n");
    expect(diffRows(many("a"), many("b"))).toMatchObject({ added: 6_000, removed: 6_000 });
  }, 20_000);
});
