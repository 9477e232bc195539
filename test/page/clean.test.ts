import { describe, expect, it } from "vitest";
import { cleanOutput, cleanText } from "../../lib/page/clean.ts";

const TOKEN = ["ghp", "_", "a1B2".repeat(9)].join("");
const ESC = "\x1b";

describe("cleanText", () => {
  it("masks a secret, also one with an invisible character in its middle", () => {
    for (const text of [TOKEN, `${TOKEN.slice(0, 9)}\u200b${TOKEN.slice(9)}`]) {
      expect(cleanText(`token ${text} end`)).toMatch(/^token \[redacted:[\w-]+\] end$/);
    }
  });

  it("drops what cannot be seen and keeps markup as written", () => {
    expect(cleanText(`a\0${ESC}[31mb${ESC}[0m\u202e<user>`)).toBe("ab<user>");
  });
});

describe("cleanOutput", () => {
  it("keeps colours and nothing else of an escape sequence", () => {
    const text = `${ESC}[2J${ESC}]0;title\x07${ESC}[1;31mred${ESC}[0m ${ESC}[Kplain`;
    expect(cleanOutput(text)).toBe(`${ESC}[1;31mred${ESC}[0m plain`);
  });

  it("masks a secret that colours interrupt, and gives up the colours for it", () => {
    const text = `${ESC}[32mok${ESC}[0m ${TOKEN.slice(0, 6)}${ESC}[33m${TOKEN.slice(6)}`;
    expect(cleanOutput(text)).toMatch(/^ok \[redacted:[\w-]+\]$/);
  });

  it("shows a line that was written over as it was in the end", () => {
    expect(cleanOutput("10%\r50%\r100%\nwindows\r\nline")).toBe("100%\nwindows\nline");
  });
});
