import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { withhold, withholdHead, withholdTail } from "../../lib/text/withhold.ts";
import { anyText } from "./arbitraries.ts";

/** Put together here, so that no scanner takes this file for a leak. */
const TOKEN = ["ghp", "_", "a1B2".repeat(9)].join("");
const ESC = "\x1b";
const MASK = "[redacted:github-token]";
const broken = (by: string): string => `${TOKEN.slice(0, 9)}${by}${TOKEN.slice(9)}`;

describe("what a reader does not see hides no secret", () => {
  test.each([
    ["a colour before it", `${ESC}[32m${TOKEN}${ESC}[0m`],
    ["a colour in its middle", broken(`${ESC}[1;33m`)],
    ["a colour of one byte", broken("\x9b33m")],
    ["a title", broken(`${ESC}]0;x\x07`)],
    ["a zero-width space", broken("\u200b")],
    ["a joiner", broken("\u200d")],
    ["a bidi mark", broken("\u202e")],
    ["a soft hyphen", broken("\u00ad")],
    ["a variation selector", broken("\ufe0f")],
    ["a tag character", broken("\u{e0041}")],
    ["a control character", broken("\x07")],
  ])("%s", (_, text) => {
    expect(withhold(`use ${text} now`)).toBe(`use ${MASK} now`);
  });

  it("nor a private mark", () => {
    expect(withhold("a <pri\u200bvate>b</pri\u00advate> c")).toBe("a [private] c");
    expect(withhold(`a <${ESC}[1mprivate>b</private> c`)).toBe("a [private] c");
  });
});

it("gives back what cannot be seen in no form, and markup as it is written", () => {
  expect(withhold(`a\0${ESC}[31mb${ESC}[0m\u202e<user>`)).toBe("ab<user>");
});

it("is idempotent", () => {
  fc.assert(
    fc.property(anyText, (text) => {
      const kept = withhold(text);
      expect(withhold(kept)).toBe(kept);
    }),
  );
});

describe("a text is cut after it was judged", () => {
  test.each([0, 5, 20, 39])("a secret that begins %d characters before the limit", (before) => {
    const text = `${" x".repeat(500).slice(0, 999 - before)} ${TOKEN} and more`;
    expect(withholdHead(text, 1_000)).not.toContain(TOKEN.slice(0, 4));
  });

  it("also in a text of which only the beginning is judged", () => {
    const long = "word ".repeat(100_000);
    for (const before of [0, 5, 20, 39]) {
      const text = `${long.slice(0, 999 - before)} ${TOKEN} ${long}`;
      const kept = withholdHead(text, 1_000);
      expect(kept).not.toContain(TOKEN.slice(0, 4));
      expect(kept.length).toBeLessThanOrEqual(1_000);
    }
  });

  it("never longer than was asked for, whatever was hidden in it", () => {
    for (let seen = 990; seen < 1_010; seen++) {
      const text = `${"y".repeat(seen)} ${`${ESC}[1m`.repeat(8_000)} ${"z ".repeat(20_000)}`;
      expect(withholdHead(text, 1_000).length).toBeLessThanOrEqual(1_000);
    }
  });

  it("also where the judged part ends in a secret", () => {
    for (let before = 0; before < 60; before++) {
      const text = `${`${ESC}[1m`.repeat(4_340)}${"y".repeat(before)} ${TOKEN} ${"z ".repeat(20_000)}`;
      expect(withholdHead(text, 1_000)).not.toContain(TOKEN.slice(0, 8));
    }
  });

  test.each([0, 5, 20, 39])("a secret that ends %d characters behind the last ones", (behind) => {
    const text = `first ${TOKEN} ${"x ".repeat(500).slice(0, 999 - behind)}`;
    expect(withholdTail(text, 1_000)).not.toContain(TOKEN.slice(-4));
  });

  it("a private part that begins far ahead of the last ones", () => {
    const text = `<private>${"hidden ".repeat(10_000)}</private> shown`;
    expect(withholdTail(text, 8_000)).toBe("[private] shown");
  });
});
