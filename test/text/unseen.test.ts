import { expect, test } from "vitest";
import { stripAnsi, stripUnseen } from "../../lib/text/unseen.ts";

const ESC = "\x1b";

test.each([
  [`${ESC}[31mred${ESC}[0m`, "red"],
  [`${ESC}[38;5;196mx${ESC}[K`, "x"],
  ["\x9b31mred", "red"],
  [`${ESC}]0;title\x07x`, "x"],
  [`${ESC}]8;;http://a${ESC}\\link${ESC}]8;;${ESC}\\`, "link"],
  [`${ESC}]never ended\nnext`, "\nnext"],
  [`${ESC}Pq#0${ESC}\\x`, "x"],
  [`${ESC}(Bx${ESC}=y${ESC}cz`, "xyz"],
  [`a${ESC}`, "a"],
  ["plain [31m", "plain [31m"],
])("stripAnsi of %j is %j", (text, expected) => {
  expect(stripAnsi(text)).toBe(expected);
});

test.each([
  ["a\0b\x07c\x7fd\x85e", "abcd\ne"],
  ["tab\tand\nnewline", "tab\tand\nnewline"],
  ["a\r\nb\rc\u2028d\u2029e", "a\nb\nc\nd\ne"],
  ["zero\u200bwi\u200cdth\ufeff \u2060x\u00ad", "zerowidth x"],
  ["\u202eevil\u202c \u2066x\u2069 \u200e\u200f\u061c", "evil x "],
  ["half \ud83d of one", "half \ufffd of one"],
  ["tag\u{e0041}\u{e007f} \u{e0101}", "tag "],
  ["👩\u200d👧 👨🏽\u200d🚀 ❤\ufe0f\u200d🔥", "👩\u200d👧 👨🏽\u200d🚀 ❤\ufe0f\u200d🔥"],
  ["a\u200db 👩\u200d \u200d👧", "ab 👩 👧"],
  ["❤\ufe0f\ufe01\ufe02 x", "❤\ufe0f x"],
  ["\u3164\u115f\uffa0\ufffbx", "x"],
  ["日本語 é 😀 ‹ok›", "日本語 é 😀 ‹ok›"],
])("stripUnseen of %j is %j", (text, expected) => {
  expect(stripUnseen(text)).toBe(expected);
});

test.each([
  ["pass\ufe0fword", "password"],
  ["AKIA\ufe01\ufe02X", "AKIAX"],
  ["1\ufe0f\u20e3 #\ufe0f\u20e3", "1\ufe0f\u20e3 #\ufe0f\u20e3"],
  ["1\ufe0f2", "12"],
])("a selector behind a character that has no other form goes: %j is %j", (text, expected) => {
  expect(stripUnseen(text)).toBe(expected);
});
