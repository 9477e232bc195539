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

  const ESC = "\u001b";
  const KEY = ["AKIA", "ABCDEFGHIJ234567"].join("");
  const split = (between: string): string =>
    `${KEY.slice(0, 2)}${between}${KEY.slice(2, 9)}${between}${KEY.slice(9)}`;
  const wide = (text: string): string =>
    text.replace(/[!-~]/g, (char) => String.fromCharCode(char.charCodeAt(0) + 0xfee0));
  it.each([
    ["coloured", split(`${ESC}[1;32m`), KEY],
    ["coloured before its first letter", `${ESC}[32m${KEY}${ESC}[0m`, KEY],
    ["coloured, in JSON", JSON.stringify(split(`${ESC}[38;5;12m`)), KEY],
    ["coloured, in JSON in JSON", JSON.stringify(JSON.stringify(split(`${ESC}[0m`))), KEY],
    ["coloured, as source code has it", split("\\x1b[32m"), KEY],
    ["coloured, as a shell has it", split("\\033[0;1m"), KEY],
    ["with a two-character sequence", split(`${ESC}7`), KEY],
    ["across a link's address", split(`${ESC}]8;;http://host/${ESC}\\`), KEY],
    ["across a title, in JSON", JSON.stringify(split(`${ESC}]0;title\u0007`)), KEY],
    ["within a link's address", `${ESC}]8;;http://host/${KEY}${ESC}\\text${ESC}]8;;${ESC}\\`, KEY],
    ["behind an unclosed title", `${ESC}]0;${KEY}`, KEY],
    ["with zero-width spaces", split("\u200b"), KEY],
    ["with soft hyphens, in JSON", asciiJson(split("\u00ad")), KEY],
    ["with bidi marks and a variation selector", split("\u202e\u2066\ufe0f"), KEY],
    ["in full width", wide(KEY), KEY],
    ["decomposed", "Gro\u0308\u00dfe, caf\u0065\u0301", "Grö\u00dfe, café"],
    ["composed", "Größe, café".normalize("NFC"), "Größe, café".normalize("NFD")],
    ["with a letter of three parts at the fourth place", "Ⓐ \ufbeaplainly", "Ⓐ \ufbeaplainly"],
    ["as an address has it", "user%40host%2Etld%20%E5%AF%86", "user@host.tld 密"],
    ["encoded twice for an address", "user%2540host%252etld", "user@host.tld"],
    ["in HTML", "a&amp;b&quot;c&#39;d&#x2F;&lt;e", `a&b"c'd/<e`],
    ["in HTML, twice", "a&amp;amp;bcd", "a&bcd"],
    ["wrapped between words", JSON.stringify("correct\n      horse  battery"), "correct horse battery"],
    ["behind a backslash that is no escape", JSON.stringify("DOMAIN\\token-1234"), "token-1234"],
    ["behind digits that are no escape", "100%deadbeef-1", "deadbeef-1"],
    ["behind an escaped letter", '"\\u00e9token-1234"', "token-1234"],
    ["as emoji, whose halves are escaped apart", asciiJson("😀😁😂"), "😀😁😂"],
  ])("%s", (_name, text, needle) => {
    const whole = `before ${text} after`;
    expect(count(whole, needle)).toBe(1);
    const masked = maskText(whole, createNeedles([needle]));
    expect([Buffer.byteLength(masked), count(masked, needle)]).toEqual([Buffer.byteLength(whole), 0]);
    expect(masked.endsWith(" after") && masked.startsWith("before ")).toBe(true);
  });

  it("not where a reader reads another letter, nor where words run together", () => {
    expect(count("café".normalize("NFC"), "cafe")).toBe(0);
    expect(count("hit empty", "item")).toBe(0);
    expect(count(KEY.toLowerCase(), KEY)).toBe(0);
  });

  it("in another letter case where that is meant, else told apart", () => {
    const bytes = Buffer.from(`Heron Lake, HERON LAKE, heron\\u0020lake, ${wide("hERON")} lake`);
    const found = createNeedles(["Heron Lake"], "told").find(bytes);
    expect([found.ranges.length, found.otherCase.length]).toEqual([1, 3]);
    expect(createNeedles(["heron LAKE"], "any").find(bytes).ranges).toHaveLength(4);
    expect(createNeedles(["heron LAKE"]).find(bytes)).toEqual({ ranges: [], otherCase: [] });
  });

  it("each of many, the longest of those that begin alike, and those that overlap", () => {
    const names = Array.from({ length: 5_000 }, (_, at) => `needle-${at}-end`);
    const needles = createNeedles([...names, "needle-7", "7-end of"]);
    const text = `${names.join(" ")} of needle-7`;
    const { ranges } = needles.find(Buffer.from(text));
    const read = ranges.map(({ start, end }) => text.slice(start, end));
    expect(read.slice(0, 8)).toEqual(names.slice(0, 8));
    expect(read).toHaveLength(5_001);
    expect(createNeedles(["abcdef", "cdefghij"]).find(Buffer.from("x abcdefghij y")).ranges).toEqual([
      { start: 2, end: 12 },
    ]);
  });

  it("by its first 256 characters where a limit cut it", () => {
    const long = Array.from({ length: 200 }, (_, at) => `word${at}`).join(" ");
    const masked = maskText(`a ${long.slice(0, 400)}… b ${long.slice(0, 200)} c`, createNeedles([long]));
    expect(masked).toBe(`a ${"*".repeat(400)}… b ${long.slice(0, 200)} c`);
  });

  it("Q8: one of 20,000 characters that repeats itself, in a text that does", () => {
    const needle = `${"ab".repeat(10_000)}c`;
    const text = `${"ab".repeat(9_999)} `.repeat(100);
    expect(count(text, `x${needle}`)).toBe(0);
    expect(count(`${text}${needle}`, needle)).toBeGreaterThan(0);
    const needles = Array.from({ length: 250 }, (_, at) => `${"a".repeat(at + 4)}b`);
    expect(createNeedles(needles).find(Buffer.from("a".repeat(200_000))).ranges).toEqual([]);
    expect(count(`${"\u200b".repeat(200_000)}`, "abcd")).toBe(0);
    expect(count("%25".repeat(200_000), "abcd")).toBe(0);
    expect(count(`${ESC}]`.repeat(200_000), "abcd")).toBe(0);
    expect(count("&amp;".repeat(200_000), "abcd")).toBe(0);
    expect(count("\\".repeat(500_000), "abcd")).toBe(0);
  });

  it("in what a tool was given under whatever name, and not in the record's own", () => {
    const line = JSON.stringify({
      id: "hunter22",
      input: { id: "hunter22", file: ["hunter22"] },
      n: "hunter22",
    });
    const masked = JSON.parse(maskText(line, createNeedles(["hunter22"])));
    expect(masked).toEqual({ id: "hunter22", input: { id: "********", file: ["********"] }, n: "********" });
    const torn = '{"id":"hunter22","text":"hunter22';
    expect(maskText(torn, createNeedles(["hunter22"]))).toBe('{"id":"********","text":"********');
  });

  it("in a line of 10,000 places of which half do harm", () => {
    const line = JSON.stringify(Array.from({ length: 5_000 }, () => ({ uuid: "abcd-1", text: "abcd-1" })));
    const { ranges, kept } = findMaskable(Buffer.from(line), createNeedles(["abcd-1"]));
    expect([ranges.length, kept]).toEqual([5_000, 5_000]);
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

  it("as keys, each from its beginning on, and not what stands far from their lines", () => {
    const [begin, end] = ["-----BEGIN PRIVATE KEY-----", "-----END PRIVATE KEY-----"];
    const far = `${begin}\n${"a ".repeat(10_000)}`;
    const key = `${begin}\nQUJD\n${begin}\nQUJD\n${end}`;
    const found = findKnownSecrets(`${end}${far}${key}\n${key}\n${begin}`);
    expect(found.filter((text) => text.includes("QUJD"))).toHaveLength(4);
    expect(found.join("")).not.toContain("a a");
  });

  it("Q8: as none in 30,000 beginnings of a key that nothing ends", () => {
    expect(findKnownSecrets("-----BEGIN PRIVATE KEY-----\n".repeat(30_000))).toEqual(
      Array.from({ length: 30_000 }, () => "-----BEGIN PRIVATE KEY-----"),
    );
  });
});
