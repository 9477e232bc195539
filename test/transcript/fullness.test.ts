import { describe, expect, it } from "vitest";
import type { Entry } from "../../lib/contract/turn.ts";
import { deriveFullness } from "../../lib/transcript/fullness.ts";

function answer(input: number, model = "claude-sonnet-4-5-20250929", more: Partial<Entry> = {}): Entry {
  const usage = { input, output: 10, cacheRead: 100, cacheWrite: 1_000 };
  return { uuid: "u", parent: null, timeMs: 0, role: "assistant", parts: [], model, usage, ...more };
}

const boundary: Entry = { uuid: "b", parent: null, timeMs: 0, role: "boundary", parts: [] };

describe("a window's fullness", () => {
  it("is what the last request took, of the window less summary and buffer", () => {
    expect(deriveFullness([answer(5), answer(50_000)])).toEqual({
      model: "claude-sonnet-4-5-20250929",
      usedTokens: 51_110,
      usableTokens: 167_000,
    });
  });

  it.each([
    ["claude-opus-4-1", 167_000],
    ["us.anthropic.claude-haiku-4-5-v1:0", 167_000],
    ["claude-sonnet-4-5[1m]", 967_000],
    ["gpt-oss", undefined],
  ])("of %s", (model, usable) => {
    expect(deriveFullness([answer(1, model)])?.usableTokens).toBe(usable);
  });

  it("is unknown where more was used than the window should hold", () => {
    expect(deriveFullness([answer(400_000)])).toEqual({
      model: "claude-sonnet-4-5-20250929",
      usedTokens: 401_110,
    });
  });

  it("does not count subagents, and is unknown right after a compaction", () => {
    expect(deriveFullness([answer(7), answer(90_000, "claude-x", { agentId: "a" })])?.usedTokens).toBe(1_117);
    expect(deriveFullness([answer(7), boundary])).toBeUndefined();
    expect(deriveFullness([])).toBeUndefined();
  });
});
