import { expect, it } from "vitest";
import { toolName } from "../../lib/replay/tool-name.ts";

it.each([
  ["Bash", "Bash"],
  ["mcp__github__create_issue", "github:create_issue"],
  ["mcp__my_server__a__b", "my_server:a__b"],
  ["mcp___a__b", "_a:b"],
  ["mcp__a___b", "a:_b"],
  ["mcp____a__b", "__a:b"],
  ["mcp__a__", "mcp__a__"],
  ["mcp__a", "mcp__a"],
  ["mcp__a__b\nc", "mcp__a__b\nc"],
])("%j is shown as %j", (tool, name) => {
  expect(toolName(tool)).toBe(name);
});

it("Q8: a name of 200,000 underscores is read once", () => {
  const tool = `mcp__a${"__b".repeat(100_000)}\n`;
  expect(toolName(tool)).toBe(tool);
});
