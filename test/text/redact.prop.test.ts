import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { redact } from "../../lib/text/redact.ts";
import { anyText } from "./arbitraries.ts";
import { fastestMs } from "./fastest.ts";

const letters = "aB3dE5gH7jK9mN2pQ4".repeat(4).slice(0, 60);

/** Pieces of secrets, that meet in any order. */
const piece = fc.constantFrom(
  "ghp" + "_",
  "sk" + "-",
  "sk-ant" + "-",
  `AKIA${"Q".repeat(16)}`,
  `eyJ${letters}`,
  ".eyJ",
  letters,
  ".",
  "://",
  "user:",
  "pass@",
  "password",
  "API_KEY",
  "token",
  "=",
  ": ",
  '"',
  "'",
  "\\",
  " ",
  "\n",
  "Authorization: ",
  "Bearer ",
  "--password ",
  "login ",
  "</",
  ">",
  "&sig=",
  '"auth"',
  "密码",
  "是",
  "-----BEGIN PRIVATE" + " KEY-----",
  "-----END PRIVATE" + " KEY-----",
  "[redacted:",
  "secret",
  "]",
  "hunter2",
  "1",
  "用户",
);

describe("redact", () => {
  it("is idempotent", () => {
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 14 }), (pieces) => {
        const once = redact(pieces.join(""));
        expect(redact(once)).toBe(once);
      }),
      { numRuns: 2000 },
    );
  });

  it("takes any text, and only replaces", () => {
    fc.assert(
      fc.property(anyText, (text) => {
        expect(redact(redact(text))).toBe(redact(text));
      }),
    );
  });

  it("finds a secret wherever it stands", () => {
    const secret = ["ghp", "_", letters.slice(0, 36)].join("");
    fc.assert(
      fc.property(anyText, anyText, (before, after) => {
        expect(redact(`${before} ${secret} ${after}`)).not.toContain(secret);
        expect(redact(`${before}用${secret}户${after}`)).not.toContain(secret);
      }),
    );
  });

  test.each(["password=", "密码：", "--token ", "secret: '"])("reads many letters behind %j once", (name) => {
    for (const value of [
      "er".repeat(60),
      "Er".repeat(60),
      `${"a".repeat(100)}1`,
      "a.b".repeat(60),
      "A1b".repeat(60),
    ]) {
      for (const end of ["", "2", "2E", "!", "("])
        expect(fastestMs(() => redact(`${name}${value}${end}`))).toBeLessThan(100);
    }
  });

  test.each([
    "a",
    "A",
    "=",
    ":",
    " ",
    "\n",
    "-",
    "[",
    "\\",
    '"',
    "sk-",
    "sk-ant-",
    "ghp_",
    "eyJ",
    "eyJa.",
    "AKIA",
    "A_",
    "KEY=",
    "password",
    "password=",
    "password: ",
    "password ",
    "token=a",
    "api_key",
    "://",
    "://a:",
    "http://",
    "a@",
    "Bearer ",
    "bearer a",
    "authorization: ",
    "-u a:",
    "--password ",
    "--a-password",
    "密码",
    "密码是",
    "-----BEGIN PRIVATE" + " KEY-----",
    "-----END PRIVATE" + " KEY-----",
    "-----BEGIN PRIVATE" + " KEY-----\nabcd\n",
    "AAAAAAAAAAAAAAAAAAAA\n",
    "AAAA ",
    "xoxb-",
    "123456789:AA",
    "PRIVATE KEY ",
    "-----BEGIN PRIVATE" + " KEY-----\\n",
    "\\n",
    "1→",
    ":1",
    "AAAAAAAAAAAAAAAA:1|",
    "login a ",
    "<password>",
    '"auth":"',
    "&sig=",
    "://a1",
    "LS0tLS1CRUdJTi",
    "password=\\",
  ])("is linear in 200 kB of %j", (unit) => {
    for (const text of [
      unit.repeat(200_000 / unit.length),
      `PRIVATE KEY key ${unit.repeat(200_000 / unit.length)}!`,
    ]) {
      expect(fastestMs(() => redact(text))).toBeLessThan(100);
    }
  });
});
