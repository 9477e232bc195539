import { describe, expect, it, test } from "vitest";
import {
  classOfPoint,
  DIGIT,
  hasLetter,
  hasPunctuation,
  isUnspaced,
  LOWER,
  SEPARATOR,
  SYMBOL,
  UNSPACED,
  UPPER,
} from "../../lib/text/char-class.ts";
import { foldShape } from "../../lib/text/fold.ts";

const UNSPACED_SCRIPT =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Bopomofo}\p{Script=Yi}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}ー〆\u3099\u309a]/u;
const IN_WORD = /[\p{L}\p{N}\p{Mn}\p{Mc}]/u;

function expectedClasses(char: string): number[] {
  if (!IN_WORD.test(char)) return /[!#$%&*+\-./:<=>?@^_|~]/.test(char) ? [SYMBOL] : [SEPARATOR];
  // The digits of these scripts may be words or parts of runs: either way they are found.
  if (UNSPACED_SCRIPT.test(char)) return /\p{N}/u.test(char) ? [UNSPACED, LOWER] : [UNSPACED];
  if ((char.codePointAt(0) as number) > 0xffff) return [UNSPACED];
  if (/[0-9]/.test(char)) return [DIGIT];
  return char.toLowerCase() === char ? [LOWER] : [UPPER];
}

describe("the table", () => {
  it("agrees with Unicode on every character that survives folding", () => {
    const wrong: string[] = [];
    for (let point = 0; point < 0x30000; point++) {
      const char = String.fromCodePoint(point);
      if (!/\p{Assigned}/u.test(char) || foldShape(char) !== char) continue;
      if (!expectedClasses(char).includes(classOfPoint(point)))
        wrong.push(`U+${point.toString(16)} ${char} ${classOfPoint(point)}`);
    }
    expect(wrong).toEqual([]);
  });

  it("lets lone surrogates, private characters and emoji separate", () => {
    expect([0xd800, 0xdfff, 0xe000, 0x1f600, 0xf0000].map(classOfPoint)).toEqual(
      Array.from({ length: 5 }, () => SEPARATOR),
    );
  });
});

test.each([
  ["", false, false, false],
  ["用户", true, true, false],
  ["用a", false, true, false],
  ["a-b", false, true, true],
  ["=>", false, false, true],
  ["𠮷", true, true, false],
])("%j: unspaced %j, letters %j, punctuation %j", (text, unspaced, letter, punctuation) => {
  expect([isUnspaced(text), hasLetter(text), hasPunctuation(text)]).toEqual([unspaced, letter, punctuation]);
});
