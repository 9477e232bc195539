import { describe, expect, it } from "vitest";
import { collectTexts, PAGE_MAX_CHARS, TEXT_MAX_CHARS } from "../../lib/page/bound-texts.ts";

describe("collectTexts", () => {
  it("leaves short texts alone", () => {
    const texts = collectTexts();
    const text = texts.add("short", "output");
    texts.fit();
    expect(text).toEqual({ text: "short" });
  });

  it("cuts a long one in its middle and says where and how much", () => {
    const texts = collectTexts();
    const whole = Array.from({ length: 5_000 }, (_, line) => `line ${line}`).join("\n");
    const text = texts.add(whole, "output");
    texts.fit();
    const { at, chars } = text.cut ?? { at: 0, chars: 0 };
    expect(text.text.length).toBeLessThanOrEqual(TEXT_MAX_CHARS.output);
    expect(text.text.length + chars).toBe(whole.length);
    expect(text.text.slice(0, at)).toBe(whole.slice(0, at));
    expect(text.text.slice(at)).toBe(whole.slice(at + chars));
    expect(text.text.slice(0, at)).toMatch(/line \d+\n$/);
    expect(text.text.slice(at)).toMatch(/^line \d+\n/);
  });

  it("splits no character", () => {
    const texts = collectTexts();
    const text = texts.add("😀".repeat(20_000), "output");
    texts.fit();
    expect(text.text).toMatch(/^(?:😀)+$/u);
  });

  it("fits all of them into the bound of a page, the longest cut most", () => {
    const texts = collectTexts();
    const long = Array.from({ length: 1_000 }, () => texts.add("x".repeat(60_000), "speech"));
    const short = texts.add("y".repeat(150), "input");
    texts.fit();
    const sum = long.reduce((total, { text }) => total + text.length, 0);
    expect(sum).toBeLessThanOrEqual(PAGE_MAX_CHARS);
    expect(sum).toBeGreaterThan(PAGE_MAX_CHARS / 4);
    expect(short.cut).toBeUndefined();
  });
});
