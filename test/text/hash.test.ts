import fc from "fast-check";
import { expect, it, test } from "vitest";
import { hash64 } from "../../lib/text/hash.ts";
import { anyText } from "./arbitraries.ts";

function reference(bytes: Uint8Array): string {
  let hash = 0xcbf29ce484222325n;
  for (const byte of bytes) hash = ((hash ^ BigInt(byte)) * 0x100000001b3n) & 0xffffffffffffffffn;
  return hash.toString(16).padStart(16, "0");
}

test.each([
  ["", "cbf29ce484222325"],
  ["a", "af63dc4c8601ec8c"],
  ["foobar", "85944171f73967e8"],
])("the published value of %j", (text, expected) => {
  expect(hash64(text)).toBe(expected);
});

it("agrees with BigInt arithmetic on any bytes", () => {
  fc.assert(fc.property(fc.uint8Array({ maxLength: 300 }), (bytes) => hash64(bytes) === reference(bytes)));
});

it("hashes a string as its UTF-8 bytes", () => {
  fc.assert(fc.property(anyText, (text) => hash64(text) === hash64(Buffer.from(text))));
});
