import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { findKnownSecrets } from "../../../lib/text/known-secrets.ts";
import { redact } from "../../../lib/text/redact.ts";
import { findSecrets } from "../../../lib/text/secrets/find-secrets.ts";
import { mayHoldSecret } from "../../../lib/text/secrets/gate.ts";
import { listKinds, SOURCES } from "../../../lib/text/secrets/kinds.ts";
import { fastestMs } from "../fastest.ts";
import { EXAMPLES } from "./examples.ts";
import { NAMED_FORMS } from "./named-forms.ts";
import { SPELLINGS } from "./spellings.ts";

const [token] = EXAMPLES.filter(({ kind }) => kind === "github-token").map(({ text }) => text);
const secret = token ?? "";

describe("findSecrets", () => {
  it("tells where each stands in the text as given, with all that hides it", () => {
    const hidden = `${secret.slice(0, 9)}\x1b[31m\u200b${secret.slice(9)}`;
    const text = `use ${hidden}, and password=hunter2!x`;
    expect(findSecrets(text)).toEqual([
      { kind: "github-token", start: 4, end: 4 + hidden.length },
      { kind: "secret", start: text.indexOf("hunter2"), end: text.length },
    ]);
    expect(findKnownSecrets(text)).toEqual([hidden, "hunter2!x"]);
    expect(redact(text)).toBe("use [redacted:github-token], and password=[redacted:secret]");
  });

  it("takes a value to the quote that closes it, however often that is escaped", () => {
    const spell = (value: string): string => JSON.stringify({ a: JSON.stringify({ token: value, b: 1 }) });
    expect(redact(spell('abc"123\\def456ghi'))).toBe(spell("[redacted:secret]"));
  });

  it.each([
    ["token=new-abc123def456", "token=[redacted:secret]"],
    ['passphrase: "correct horse battery staple"', 'passphrase: "[redacted:secret]"'],
    ['passphrase: "enter the passphrase"', 'passphrase: "enter the passphrase"'],
    ["password: ab.cd(12[x&y'z;w9 ok", "password: [redacted:secret] ok"],
    ["my password is 'Summer2024!', ok?", "my password is '[redacted:secret]', ok?"],
    ["?password=Abc123x&user=me", "?password=[redacted:secret]&user=me"],
    ["Pwd=Abc;12345;Encrypt=true", "Pwd=[redacted:secret];Encrypt=true"],
    ["(password: hunter2x)", "(password: [redacted:secret])"],
  ])("takes the whole value and no more: %s", (text, expected) => {
    expect(redact(text)).toBe(expected);
  });

  it("judges around what is redacted already", () => {
    const text = `password: [redacted:secret], then ${secret} and [redacted:jwt]`;
    expect(redact(text)).toBe("password: [redacted:secret], then [redacted:github-token] and [redacted:jwt]");
    expect(findSecrets("password: [redacted:secret]")).toEqual([]);
  });

  it("leaves the line behind a whole token alone, and takes the one on which it goes on", () => {
    expect(redact(`${secret}\nd2f4a1c is the commit`)).toBe("[redacted:github-token]\nd2f4a1c is the commit");
    expect(redact(`${secret.slice(0, 20)}\n${secret.slice(20)}\nnext`)).toBe("[redacted:github-token]\nnext");
  });

  it("gives ranges that are sorted and apart, and redacts once, in whatever order pieces meet", () => {
    const signs = [
      " ",
      "\n",
      "\\n",
      "\\",
      '"',
      '\\"',
      "\x1b[3",
      "1m",
      "\u200b",
      "=",
      ": ",
      "密码是",
      "、",
      "%3D",
      "&amp;",
      "x]",
    ];
    const pieces = fc.constantFrom(
      ...EXAMPLES.slice(0, 40).map(({ text }) => text),
      ...NAMED_FORMS.slice(70, 160).map(({ text }) => text),
      ...signs,
      "[redacted:",
    );
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 8 }), (parts) => {
        const text = parts.join("");
        const found = findSecrets(text);
        for (const [at, { start, end }] of found.entries()) {
          expect(start).toBeLessThan(end);
          expect(start).toBeGreaterThanOrEqual(found[at - 1]?.end ?? 0);
        }
        const once = redact(text);
        expect(redact(once)).toBe(once);
      }),
      { numRuns: 2000 },
    );
  });

  it("takes time in proportion to the text: ten times as many secrets, ten times the time", () => {
    const text = (count: number): string =>
      Array.from({ length: count }, (_, at) => `line ${at} of a log\npassword=Xk9${at}mQ2vR7\n`).join("");
    const [few, many] = [text(1_000), text(10_000)];
    expect(findKnownSecrets(many)).toHaveLength(10_000);
    expect(fastestMs(() => findKnownSecrets(many))).toBeLessThan(
      40 * fastestMs(() => findKnownSecrets(few)) + 50,
    );
  });

  it.each([
    "ghp\n",
    "\\u001b[3",
    "\x1b[",
    "\\",
    '\\\\\\"',
    "&quot;",
    "%25",
    "%e5%af",
    "\u200b",
    "ｐａｓｓ",
    "password: “",
    "password: '''",
    "password: |\n  ",
    "<password ",
    "token(",
    "token | ",
    "密码是",
    "curl -u a:",
    "-p x",
    "Private-Lines: 3\n",
    "a\n+b",
    "1→\n",
    "-eyJ",
    "eyJa.eyJ",
    "a.a",
    '"kty""d":"',
    "name: password\n",
    '"password" { default ',
    "redis-cli -a ",
    "authorization: digest ",
    "secret secret",
    "pass(word) ",
  ])("is linear in 200 kB of %j", (unit) => {
    const text = `password key ${unit.repeat(200_000 / unit.length)}!`;
    expect(fastestMs(() => findSecrets(text))).toBeLessThan(250);
  });
});

describe("the gate", () => {
  it("lets every example pass, in every spelling", () => {
    for (const spell of Object.values(SPELLINGS)) {
      for (const { text, core } of [...EXAMPLES, ...NAMED_FORMS])
        expect(mayHoldSecret(spell(text, core)), spell(text, core)).toBe(true);
    }
  });

  it.each([
    "toolu_01ABCDEFGHIJKLMNOPQRSTUV",
    "0b6b2c1e-9a54-4a77-9d5e-3b1f2a4c5d6e",
    "2026-12-01T03:19:14.123Z",
    "claude-opus-4-5-20251101",
    "bypassPermissions",
    "/home/jane/projects/shop/lib/cart/total.ts",
    "npm run build && npm test",
    "9f8b7c6d5e4f",
  ])("keeps out what every record of a log holds: %s", (text) => {
    expect(mayHoldSecret(text)).toBe(false);
  });
});

describe("the table of kinds", () => {
  it("says where each group comes from", () => {
    for (const { from, rows } of SOURCES) expect([from, rows].every((part) => part.trim() !== "")).toBe(true);
    expect(EXAMPLES.length).toBeGreaterThan(listKinds().length);
  });

  it("tells each example by its kind, whole", () => {
    const other = EXAMPLES.filter(({ kind, text }) => {
      const found = findSecrets(`use ${text} now`);
      return found.length !== 1 || found[0]?.kind !== kind || found[0].end - found[0].start !== text.length;
    });
    expect(other.map(({ kind, text }) => `${kind} ${text}: ${redact(text)}`)).toEqual([]);
  });
});
