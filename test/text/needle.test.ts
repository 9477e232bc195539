import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { findKnownSecrets } from "../../lib/text/known-secrets.ts";
import { findMaskable, maskText } from "../../lib/text/mask.ts";
import { createNeedles, isNeedle, trimNeedle } from "../../lib/text/needle.ts";
import { redact } from "../../lib/text/redact.ts";

const NEEDLE = 'say "Größe\n漢字 😀 C:\\dir/x"';

function count(text: string, needle: string): number {
  return findMaskable(Buffer.from(text), createNeedles([needle])).ranges.length;
}

/** As some writers of JSON do: everything that is no ASCII escaped. */
function asciiJson(value: unknown): string {
  return JSON.stringify(value).replace(
    /[\u0080-\uffff]/g,
    (char) => `\\u${char.charCodeAt(0).toString(16).toUpperCase().padStart(4, "0")}`,
  );
}

describe("a text is found", () => {
  it.each([
    ["as it is, on one line", "before Größe after", "Größe"],
    ["in JSON", JSON.stringify({ text: `a ${NEEDLE} b` }), NEEDLE],
    ["in JSON with unicode escapes", asciiJson({ text: NEEDLE }), NEEDLE],
    ["in JSON in JSON", JSON.stringify({ input: JSON.stringify({ command: NEEDLE }) }), NEEDLE],
    ["in escaped JSON in escaped JSON", asciiJson({ input: asciiJson({ command: NEEDLE }) }), NEEDLE],
    ["with escaped slashes", '{"text":"C:\\/dir\\/x"}', "C:/dir/x"],
  ])("%s", (_name, text, needle) => {
    expect(count(text, needle)).toBe(1);
    const masked = maskText(text, createNeedles([needle]));
    expect(Buffer.byteLength(masked)).toBe(Buffer.byteLength(text));
    expect(count(masked, needle)).toBe(0);
    if (text.startsWith("{")) expect(JSON.parse(masked)).toBeDefined();
  });

  it("in whatever text, at any depth of JSON, and the line stays JSON of the same length", () => {
    fc.assert(
      fc.property(
        fc.string({ unit: "grapheme", minLength: 4, maxLength: 30 }),
        fc.string({ unit: "grapheme" }),
        fc.integer({ min: 1, max: 3 }),
        (raw, around, depth) => {
          const needle = trimNeedle(raw);
          fc.pre(needle.length >= 4);
          let line = `${around}${needle}${around}`;
          for (let at = 0; at < depth; at++) line = JSON.stringify({ inner: line });
          const masked = maskText(line, createNeedles([needle]));
          expect(Buffer.byteLength(masked)).toBe(Buffer.byteLength(line));
          expect(Object.keys(JSON.parse(masked))).toEqual(["inner"]);
          let inner: string = masked;
          for (let at = 0; at < depth; at++) inner = JSON.parse(inner).inner;
          expect(inner).not.toContain(needle);
        },
      ),
      { numRuns: 300 },
    );
  });

  it("not in what a record is known by, and then elsewhere in the same line all the same", () => {
    const line = JSON.stringify({ type: "assistant", uuid: "abcd-1", text: "the assistant, abcd-1" });
    const { ranges, kept } = findMaskable(Buffer.from(line), createNeedles(["assistant", "abcd-1"]));
    expect([ranges.length, kept]).toEqual([2, 2]);
    const masked = JSON.parse(maskText(line, createNeedles(["assistant", "abcd-1"])));
    expect(masked).toEqual({ type: "assistant", uuid: "abcd-1", text: "the *********, ******" });
  });

  it("in a line of thousands of places of which one stays", () => {
    const line = JSON.stringify({ type: "assistant", text: "assistant, ".repeat(20_000) });
    const { ranges, kept } = findMaskable(Buffer.from(line), createNeedles(["assistant"]));
    expect([ranges.length, kept]).toEqual([20_000, 1]);
  });

  it("Q8: in a text of 200,000 escaped line ends, each of which is read once", () => {
    const text = `${"\\n".repeat(100_000)}n foo`;
    expect(count(text, "n foo")).toBe(1);
    expect(count(`${text} n\\n foo`, "n foo")).toBe(2);
    expect(count(JSON.stringify(`C:\\n  foo ${"\\n".repeat(100_000)}`), "C:\\n foo")).toBe(1);
    expect(count(`${"\\n".repeat(100_000)} foo`, "\\n\\n\\n foo")).toBe(1);
    expect(count("\\n".repeat(100_000), "\\n\\n\\n foo")).toBe(0);
  });

  it.each([
    ["blanks", "\t", "\t"],
    ["quotes", '"', "\\"],
  ])("Q8: without %s at its ends, and 200,000 of them inside are passed over", (_what, inner, outer) => {
    const needle = `a${inner.repeat(200_000)}b`;
    expect(trimNeedle(outer + needle + outer)).toBe(needle);
  });

  it("not where it is too short to be meant", () => {
    expect(count("abc", '"abc"')).toBe(0);
    expect([isNeedle('"abc"'), isNeedle("a%20b"), isNeedle("abcd")]).toEqual([false, false, true]);
  });

  it("as a known secret, exactly as long as it is", () => {
    const secret = ["AKIA", "ABCDEFGHIJ234567"].join("");
    const text = `key ${secret}, and password=${"hunter2-".repeat(3)}xyz!\nplain line`;
    const found = findKnownSecrets(text);
    expect(found[0]).toBe(secret);
    const masked = maskText(text, createNeedles(found));
    expect(redact(masked)).toBe(masked);
    expect(masked).toContain("plain line");
    const key = `-----BEGIN RSA PRIVATE KEY-----\n${"QUJD".repeat(20)}\n-----END RSA PRIVATE KEY-----`;
    expect(findKnownSecrets(`before\n${key}\nafter`)).toEqual([key]);
  });

  it("as a key from its first beginning on to the next end, not from one that is far away", () => {
    const [begin, end] = ["-----BEGIN PRIVATE KEY-----", "-----END PRIVATE KEY-----"];
    const far = `${begin}\n${"a ".repeat(10_000)}`;
    const key = `${begin}\nQUJD\n${begin}\nQUJD\n${end}`;
    expect(findKnownSecrets(`${end}${far}${key}\n${key}\n${begin}`).slice(0, 2)).toEqual([key, key]);
  });

  it("Q8: as none in 30,000 beginnings of a key that nothing ends", () => {
    expect(findKnownSecrets("-----BEGIN PRIVATE KEY-----\n".repeat(30_000))).toEqual(
      Array.from({ length: 30_000 }, () => "-----BEGIN PRIVATE KEY-----"),
    );
  });
});
