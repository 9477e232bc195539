import { describe, expect, it } from "vitest";
import { cleanOutput } from "../../lib/page/clean.ts";

const TOKEN = ["ghp", "_", "a1B2".repeat(9)].join("");
const ESC = "\x1b";

describe("cleanOutput", () => {
  it("keeps colours and nothing else of an escape sequence", () => {
    const text = `${ESC}[2J${ESC}]0;title\x07${ESC}[1;31mred${ESC}[0m ${ESC}[Kplain`;
    expect(cleanOutput(text)).toBe(`${ESC}[1;31mred${ESC}[0m plain`);
  });

  it("masks a secret that colours interrupt, and gives up the colours for it", () => {
    const text = `${ESC}[32mok${ESC}[0m ${TOKEN.slice(0, 6)}${ESC}[33m${TOKEN.slice(6)}`;
    expect(cleanOutput(text)).toMatch(/^ok \[redacted:[\w-]+\]$/);
  });

  it.each([
    ["10%\r50%\r100%\nwindows\r\nline", "100%\nwindows\nline"],
    ["10%\r50%\r\r\nnext\r", "50%\nnext\n"],
    ["a\u2028b\rc", "c"],
    ["\r\r\n\n\rend", "\n\nend"],
  ])("shows a line that was written over as it was in the end: %j", (output, shown) => {
    expect(cleanOutput(output)).toBe(shown);
  });

  it.each([
    ["at the end", "\r".repeat(200_000), "\n".repeat(200_000)],
    ["before a text", `${"\r".repeat(200_000)}x`, "x"],
  ])("Q8: reads 200,000 carriage returns %s once", (_where, output, shown) => {
    expect(cleanOutput(output)).toBe(shown);
  });
});
