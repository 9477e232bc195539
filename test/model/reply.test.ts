import { describe, expect, it } from "vitest";
import { findJson } from "../../lib/model/reply.ts";

describe("findJson", () => {
  it.each([
    ["the whole text", ' {"a":1}\n', { a: 1 }],
    ["a fenced block", 'Sure!\n```json\n{"a":[1]}\n```\nand [2]', { a: [1] }],
    ["a fence without a language", "```\n[1]\n```", [1]],
    ["a fence with carriage returns", '```json\r\n{"a":1}\r\n  ```', { a: 1 }],
    ["a fence after blank lines", '```json\n\n\n{"a":1}\n\n```', { a: 1 }],
    ["a fence that nothing closes", '```json\n{"a":1}', { a: 1 }],
    ["the first object in prose", 'Here: {"a":"}{\\""} and {"b":2}', { a: '}{"' }],
    ["an object after a broken fence", '```json\n{"a":\n```\n[1]', undefined],
    ["no JSON", "none at all", undefined],
    ["a bare number", "12", undefined],
  ])("takes %s", (_what, text, value) => {
    expect(findJson(text)).toEqual(value);
  });

  it.each([
    ["blank lines in a fence", `\`\`\`json\n{${"\r\n".repeat(200_000)}`],
    ["blanks behind a fence", `\`\`\`json${" ".repeat(400_000)}`],
    ["fences", "```json\n".repeat(50_000)],
    ["escaped quotes in a string that nothing closes", `{"${'\\"'.repeat(200_000)}`],
  ])("Q8: reads 400,000 characters of %s once", (_what, text) => {
    expect(findJson(text)).toBeUndefined();
  });
});
