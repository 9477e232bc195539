import fc from "fast-check";
import { expect, it, test } from "vitest";
import { stripPrivate } from "../../lib/text/private.ts";
import { anyText } from "./arbitraries.ts";
import { fastestMs } from "./fastest.ts";

test.each([
  ["a <private>s</private> b", "a [private] b"],
  ["a <PRIVATE>s</Private> b", "a [private] b"],
  ["a < private >s< / private > b", "a [private] b"],
  ['a <private reason="x">s</private> b', "a [private] b"],
  ["a <private\n>s</private\n> b", "a [private] b"],
  ["a <private>s\n\nt", "a [private]"],
  ["a <private s</private> b", "a [private] b"],
  ["a <private>s</private b", "a [private] b"],
  ["a <private>s<private>t</private>u</private> b", "a [private] b"],
  ["a <private>s<private> b", "a [private]"],
  ["a <private>s<\\private> b", "a [private] b"],
  ["＜ｐｒｉｖａｔｅ＞s＜／ｐｒｉｖａｔｅ＞ b", "[private] b"],
  ["&lt;private&gt;s&lt;/private&gt; b", "[private] b"],
  ["\\u003cprivate\\u003es\\u003c/private\\u003e b", "[private] b"],
  ["<pri\u200bvate>s</private> b", "[private] b"],
  ["我<private>密</private>你", "我[private]你"],
  ["<private>s</private><private>t</private>", "[private][private]"],
  ["a </private> b", "a </private> b"],
  ["<privateer> <private-key> private: x", "<privateer> <private-key> private: x"],
  ["", ""],
])("%j becomes %j", (text, expected) => {
  expect(stripPrivate(text)).toBe(expected);
});

it("hides what stands between the tags, and is idempotent, for any text", () => {
  fc.assert(
    fc.property(anyText, anyText, (before, after) => {
      const stripped = stripPrivate(`${before}<private>the secret</private>${after}`);
      expect(stripped).not.toContain("the secret");
      expect(stripPrivate(stripped)).toBe(stripped);
    }),
  );
});

test.each(["<", "<private", "<private ", "<private>", "</private>", "< / ", "<p"])(
  "is linear in 200 kB of %j",
  (unit) => {
    expect(fastestMs(() => stripPrivate(unit.repeat(200_000 / unit.length)))).toBeLessThan(100);
  },
);
