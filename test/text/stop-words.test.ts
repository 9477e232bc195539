import { expect, test } from "vitest";
import { INLINE_STOP_WORDS, isStopWord } from "../../lib/text/stop-words.ts";

test.each(["what", "the", "don", "什么", "为什么", "的", "です", "どこ"])("%s is a stop word", (word) => {
  expect(isStopWord(word)).toBe(true);
});

test.each(["memory", "error", "用户", "認証", ""])("%s is none", (word) => {
  expect(isStopWord(word)).toBe(false);
});

test("inline stop words are unspaced, longest first, and no single hanzi that words are made of", () => {
  const lengths = INLINE_STOP_WORDS.map((word) => word.length);
  expect(lengths).toEqual([...lengths].sort((a, b) => b - a));
  expect(INLINE_STOP_WORDS.every((word) => /^[^a-z\s]+$/.test(word))).toBe(true);
  for (const part of ["上", "下", "能", "会", "对"]) expect(INLINE_STOP_WORDS).not.toContain(part);
});
