import { createHash } from "node:crypto";
import fc from "fast-check";
import { expect, test } from "vitest";
import { sha256Hex } from "../../lib/text/sha256.ts";

const expected = (text: string) => createHash("sha256").update(text, "utf8").digest("hex");

test("equals node:crypto around every block border", () => {
  for (let length = 0; length <= 200; length++) {
    const text = "x".repeat(length);
    expect(sha256Hex(text)).toBe(expected(text));
  }
});

test("equals node:crypto on any text", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary", maxLength: 500 }), (text) => {
      expect(sha256Hex(text)).toBe(expected(text));
    }),
  );
});
