import { describe, expect, it } from "vitest";
import { collectTexts } from "../../lib/page/bound-texts.ts";
import { deriveCallInput } from "../../lib/page/call-input.ts";

const derive = (tool: string, input: unknown) =>
  deriveCallInput(tool, typeof input === "string" ? input : JSON.stringify(input), collectTexts());
const fieldsOf = (tool: string, input: unknown) =>
  derive(tool, input).fields.map(({ name, value }) => [name, value.text]);
const editsOf = (tool: string, input: unknown) =>
  derive(tool, input).edits.map(({ before, after }) => [before.text, after.text]);

describe("deriveCallInput", () => {
  it("shows fields as text, what is no text as JSON", () => {
    expect(fieldsOf("Bash", { command: "ls\nwc", timeout: 5, deep: { a: [1] } })).toEqual([
      ["command", "ls\nwc"],
      ["timeout", "5"],
      ["deep", '{\n  "a": [\n    1\n  ]\n}'],
    ]);
  });

  it("shows an edit as before and after", () => {
    const input = { file_path: "a.ts", old_string: "x", new_string: "y", replace_all: true };
    expect(editsOf("Edit", input)).toEqual([["x", "y"]]);
    expect(fieldsOf("Edit", input)).toEqual([
      ["file_path", "a.ts"],
      ["replace_all", "true"],
    ]);
  });

  it.each([
    ["MultiEdit", { edits: [{ old_string: "a", new_string: "b" }, { old_string: "c" }, 7] }, [["a", "b"]]],
    ["Write", { content: "new" }, [["", "new"]]],
    ["NotebookEdit", { new_source: "cell" }, [["", "cell"]]],
    ["Edit", { old_string: 1, new_string: "b" }, []],
    ["Bash", { old_string: "a", new_string: "b" }, []],
  ])("%s %j", (tool, input, expected) => {
    expect(editsOf(tool, input)).toEqual(expected);
  });

  it("shows what is no JSON as it is, and nothing as nothing", () => {
    expect(fieldsOf("Bash", '{"command": "cut of')).toEqual([["input", '{"command": "cut of']]);
    expect(fieldsOf("Bash", "")).toEqual([]);
  });

  it("masks a secret that only its name gives away", () => {
    const [field] = fieldsOf("mcp__x__login", { password: ["correct", "horse", "9x7"].join("-") });
    expect(field?.[0]).toBe("password");
    expect(field?.[1]).toMatch(/redacted/);
  });
});
