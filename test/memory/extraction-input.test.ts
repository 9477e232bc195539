import { describe, expect, it } from "vitest";
import { takeBatch } from "../../lib/memory/extraction-input.ts";
import { estimateTokens } from "../../lib/text/estimate-tokens.ts";
import { turn } from "./support/extraction-turn.ts";

describe("a batch", () => {
  it("keeps the newest turns whole inside the budget and leaves the others for the next", () => {
    const turns = Array.from({ length: 300 }, (_, at) => turn(at, `prompt ${at} ${"x".repeat(300)}`));
    const { turns: taken, rest } = takeBatch(turns);
    expect([...rest, ...taken].map(({ id }) => id)).toEqual(turns.map(({ id }) => id));
    expect(taken.at(-1)).toEqual(turns.at(-1));
    const tokens = taken.reduce(
      (sum, { userText, assistantTexts }) => sum + estimateTokens(userText + assistantTexts.join("")),
      0,
    );
    expect(tokens).toBeLessThanOrEqual(12_000);
  });

  it("F6: one turn over the budget is cut, its newest words kept", () => {
    const huge = turn(0, `${"漢字".repeat(20_000)} always answer in Chinese`, {
      assistantTexts: ["y".repeat(130_000)],
    });
    const [taken] = takeBatch([huge], 2_000).turns;
    expect(taken?.userText.endsWith("always answer in Chinese")).toBe(true);
    expect(
      estimateTokens((taken?.userText ?? "") + (taken?.assistantTexts.join("") ?? "")),
    ).toBeLessThanOrEqual(2_000);
  });
});
