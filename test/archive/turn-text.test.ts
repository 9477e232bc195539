/** What is searchable of a tool's input. */
import { describe, expect, it } from "vitest";
import { filesOfInput, inputText } from "../../lib/archive/turn-text.ts";

describe("inputText", () => {
  it.each([
    ['{"command":"ls -la","description":"list"}', "ls -la\nlist"],
    ['{"content":"one\\ntwo\\t\\"three\\" \\u7528 C:\\\\new"}', 'one\ntwo\t"three" 用 C:\\new'],
    ['{"a":{"b":["x","y"]},"n":5,"t":true}', "x\ny"],
    ['{"content":"cut off in the midd', "cut off in the midd"],
    ['{"content":"cut at an escape\\', "cut at an escape"],
    ['"bare"', "bare"],
    ["ls -la", "ls -la"],
    ["", ""],
    ["{}", ""],
  ])("%s", (input, expected) => {
    expect(inputText(input)).toBe(expected);
  });

  it("is linear in the text", () => {
    const started = performance.now();
    inputText(`{"content":"${'\\"'.repeat(500_000)}`);
    inputText(`{"${"a".repeat(1_000_000)}`);
    expect(performance.now() - started).toBeLessThan(2000);
  });
});

describe("filesOfInput", () => {
  it("names what file_path, notebook_path and path point at", () => {
    expect(filesOfInput('{"file_path":"/a/b.ts","content":"x"}')).toEqual(["/a/b.ts"]);
    expect(filesOfInput('{"pattern":"x","path":"C:\\\\src"}')).toEqual(["C:\\src"]);
    expect(filesOfInput('{"command":"cat /etc/hosts"}')).toEqual([]);
  });
});
