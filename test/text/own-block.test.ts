import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { neutralise } from "../../lib/text/neutralise.ts";
import { fence, stripOwnBlocks } from "../../lib/text/own-block.ts";
import { anyText } from "./arbitraries.ts";
import { fastestMs } from "./fastest.ts";

const hostile = fc
  .array(
    fc.oneof(
      anyText,
      fc.constantFrom(
        "<logbook-context",
        ' kind="',
        '">',
        "\n",
        "</logbook-context>",
        "</ LOGBOOK-context >",
        "＜/logbook-context＞",
      ),
    ),
  )
  .map((parts) => parts.join(""));

describe("fence", () => {
  it("names its kind and attributes", () => {
    expect(fence("start", "body", { source: "2 days ago" })).toBe(
      '<logbook-context kind="start" source="2 days ago">\nbody\n</logbook-context>',
    );
  });

  it("leaves an attribute no way out", () => {
    expect(fence("start", "x", { a: '"><b>\n&' })).toBe(
      '<logbook-context kind="start" a="b">\nx\n</logbook-context>',
    );
  });

  it("holds one opening and one closing tag, and gives its body back, for any text", () => {
    fc.assert(
      fc.property(hostile, hostile, (body, attribute) => {
        const block = fence("recall", body, { from: attribute });
        expect(block.match(/<\s*logbook-context/gi)).toHaveLength(1);
        expect(block.match(/[<＜]\s*[/／]\s*logbook-context/gi)).toHaveLength(1);
        const [, inside] =
          /^<logbook-context kind="recall" from="[^"\n]*">\n([\s\S]*)\n<\/logbook-context>$/.exec(block) ??
          [];
        expect(inside).toBe(neutralise(body));
      }),
      { numRuns: 500 },
    );
  });
});

describe("stripOwnBlocks", () => {
  const block = fence("start", "old context\n");
  test.each([
    ["alone", block, ""],
    ["between lines", `a\n${block}\nb`, "a\nb"],
    ["behind a label", `hook context: ${block}`, "hook context: "],
    ["several", `${block}${block}\nx\n${block}`, "x\n"],
    ["cut off", `a\n${block.slice(0, -5)}`, "a\n"],
    ["cut off in its tag", `a\n${block.slice(0, 20)}`, `a\n${block.slice(0, 20)}`],
    ["a mention", 'the tag <logbook-context kind="x"> is ours', 'the tag <logbook-context kind="x"> is ours'],
    ["a closing tag", "a </logbook-context> b", "a </logbook-context> b"],
    ["nothing", "plain", "plain"],
  ])("%s", (_, text, expected) => {
    expect(stripOwnBlocks(text)).toBe(expected);
  });

  it("Q15: removes exactly what fence made", () => {
    fc.assert(
      fc.property(anyText, hostile, anyText, (before, body, after) => {
        fc.pre(!before.includes("<logbook") && !after.includes("<logbook"));
        expect(stripOwnBlocks(`${before}\n${fence("start", body)}\n${after}`)).toBe(`${before}\n${after}`);
      }),
    );
  });

  test.each([
    '<logbook-context kind="',
    '<logbook-context kind="x">\n',
    "<logbook-context>\n",
    "</logbook-context>",
  ])("is linear in 200 kB of %j", (unit) => {
    expect(fastestMs(() => stripOwnBlocks(unit.repeat(200_000 / unit.length)))).toBeLessThan(100);
  });
});
