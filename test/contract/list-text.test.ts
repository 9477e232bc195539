import { expect, test } from "vitest";
import { parseListText } from "../../lib/contract/list-text.ts";

test.each([
  ["a, b ,c", ["a", "b", "c"]],
  ["", []],
  [" , ,", []],
  ["client-{a,b}, ~/x", ["client-{a,b}", "~/x"]],
  ["{a,{b,c}},d", ["{a,{b,c}}", "d"]],
  ["a},b", ["a}", "b"]],
  ["a{b,c", ["a{b", "c"]],
  ["{a,b},c{d,e", ["{a", "b}", "c{d", "e"]],
])("%s", (text, expected) => {
  expect(parseListText(text)).toEqual(expected);
});
