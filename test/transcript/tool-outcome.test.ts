import { describe, expect, test } from "vitest";
import type { Part } from "../../lib/contract/turn.ts";
import { entryOf, text, toolResult, user } from "./line.ts";

describe("tool results", () => {
  const result = (
    content: unknown,
    block: Record<string, unknown> = {},
    more: Record<string, unknown> = {},
  ): Part => entryOf(user([toolResult("t1", content, block)], more)).parts[0] as Part;

  test.each<[string, unknown, string]>([
    ["a string", "out", "out"],
    ["blocks", [text("one"), { type: "image", source: {} }, text("two")], "one\n[image]\ntwo"],
    ["nothing", null, ""],
    ["no content at all", undefined, ""],
  ])("%s", (_name, content, output) => {
    expect(result(content)).toEqual({ kind: "tool_result", toolUseId: "t1", output, isError: false });
  });

  test("tool output keeps the client's reminders: the model saw them", () => {
    expect(result("x\n<system-reminder>y</system-reminder>")).toMatchObject({
      output: "x\n<system-reminder>y</system-reminder>",
    });
  });

  test.each<[string, string, Record<string, unknown>, string | undefined]>([
    ["the client's word", "whatever", { toolDenialKind: "automode-blocked" }, "automode-blocked"],
    [
      "an old client's refusal",
      "The user doesn't want to proceed with this tool use. The tool use was rejected",
      {},
      "user-rejected",
    ],
    ["an old client's rule", "Permission to use Bash has been denied.", {}, "permission-rule"],
    [
      "a permission nobody gave",
      "Claude requested permissions to use Bash, but you haven't granted it yet.",
      {},
      "user-rejected",
    ],
    ["a command that needs approval", "This command requires approval", {}, "user-rejected"],
    ["an interruption", "[Request interrupted by user for tool use]", {}, "interrupted"],
    ["a session that ended meanwhile", "[Tool call interrupted: the session ended", {}, "interrupted"],
    [
      "a call the user stopped while it ran",
      "The user doesn't want to proceed with this tool use.",
      { toolDenialKind: "user-rejected", toolUseResult: "User rejected tool use" },
      "cancelled",
    ],
    [
      "a call that had not begun when the user stopped its neighbour",
      "The user doesn't want to proceed with this tool use.",
      { toolDenialKind: "user-rejected", toolUseResult: "User rejected tool use", toolDenialBeforeRun: true },
      "user-rejected",
    ],
    [
      "a call that no rule allowed",
      "This command requires approval",
      { toolDenialKind: "user-rejected", permissionDecision: { decision: "reject" } },
      "user-rejected",
    ],
    ["an ordinary failure", "Exit code 1", {}, undefined],
  ])("why it did not run: %s", (_name, content, more, denial) => {
    const part = result(content, { is_error: true }, more);
    expect(part).toMatchObject({ isError: true });
    expect((part as { denial?: string }).denial).toBe(denial);
  });

  test("text that reads like a refusal is none when the tool ran", () => {
    expect(result("Permission to use Bash has been denied.")).not.toHaveProperty("denial");
  });

  const wrapper = (path: string): string =>
    `<persisted-output>\nOutput too large (106.3KB). Full output saved to: ${path}\n\nPreview (first 2KB):\n1\n2\n`;

  test.each<[string, string, unknown, string | undefined]>([
    [
      "the client's own field",
      "<persisted-output>",
      { persistedOutputPath: "/h/.claude/projects/p/s/tool-results/b1.txt" },
      "b1.txt",
    ],
    ["the wrapper's text", wrapper("/h/s/tool-results/b2.txt"), undefined, "b2.txt"],
    [
      "a Windows path",
      "<persisted-output>",
      { persistedOutputPath: "C:\\u\\s\\tool-results\\b3.txt" },
      "b3.txt",
    ],
    [
      "a notice instead of a wrapper",
      "Error: result (99,000 characters) exceeds maximum allowed tokens. Output has been saved to /h/s/tool-results/mcp-x-1.txt.",
      undefined,
      "mcp-x-1.txt",
    ],
    ["a name that would leave its folder", "x", { persistedOutputPath: "/s/tool-results/.." }, undefined],
    ["a hidden name", "x", { persistedOutputPath: "/s/tool-results/.bashrc" }, undefined],
    ["a path quoted by a tool", "see Full output saved to: /h/s/tool-results/b2.txt", undefined, undefined],
  ])("where a long output went: %s", (_name, content, toolUseResult, name) => {
    const part = result(content, {}, { toolUseResult }) as { spilledFile?: string };
    expect(part.spilledFile).toBe(name);
  });

  test("Q8: a path of 200,000 signs that end a sentence is read once", () => {
    const part = result("x", {}, { toolUseResult: { persistedOutputPath: `/s/${")".repeat(200_000)}x` } });
    expect(part).not.toHaveProperty("spilledFile");
  });

  test("several results in one line keep to themselves", () => {
    const { parts, role } = entryOf(
      user([toolResult("t1", "a"), toolResult("t2", "b")], {
        toolUseResult: { persistedOutputPath: "/s/tool-results/x" },
      }),
    );
    expect(role).toBe("result");
    expect(parts).toEqual([
      { kind: "tool_result", toolUseId: "t1", output: "a", isError: false },
      { kind: "tool_result", toolUseId: "t2", output: "b", isError: false },
    ]);
  });
});
