import { expect, test } from "vitest";
import { skeletonOf } from "../../lib/text/skeleton.ts";

test.each([
  ["System", "system"],
  ["ＳＹＳＴＥＭ", "system"],
  ["𝐬𝐲𝐬𝐭𝐞𝐦", "system"],
  ["𝔰𝔶𝔰𝔱𝔢𝔪", "system"],
  ["ⓢⓨⓢⓣⓔⓜ", "system"],
  ["🅢🅨🅢🅣🅔🅜", "system"],
  ["sýstèm", "system"],
  ["s\u0336y\u0336stem", "system"],
  ["ѕуѕтем", "system"],
  ["ꜱʏꜱᴛᴇᴍ", "system"],
  ["ΗUΜΑΝ", "human"],
  ["tool\u2011use\u2212x", "tool-use-x"],
  ["user：", "user:"],
  ["sys\u200btem", "system"],
])("%s reads as %s", (text, expected) => {
  expect(skeletonOf(text)).toBe(expected);
});
