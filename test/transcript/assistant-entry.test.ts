import { describe, expect, test } from "vitest";
import { assistant, entryOf, text, toolUse } from "./line.ts";

describe("assistant lines", () => {
  test("text, usage, model and the end of the message", () => {
    const usage = {
      input_tokens: 10,
      output_tokens: 20,
      cache_read_input_tokens: 30,
      cache_creation_input_tokens: 40,
    };
    const line = assistant([text("done")], {}, { stop_reason: "end_turn", usage });
    expect(entryOf(line)).toMatchObject({
      role: "assistant",
      messageId: "msg_1",
      model: "claude-sonnet-4-5",
      isFinal: true,
      usage: { input: 10, output: 20, cacheRead: 30, cacheWrite: 40 },
      parts: [{ kind: "answer", text: "done" }],
    });
  });

  test("a tool call's input is compact JSON", () => {
    const { parts, isFinal } = entryOf(
      assistant([toolUse("t1", "Bash", { command: "ls", n: [1, null] })], {}, { stop_reason: "tool_use" }),
    );
    expect(parts).toEqual([
      { kind: "tool_use", toolUseId: "t1", tool: "Bash", input: '{"command":"ls","n":[1,null]}' },
    ]);
    expect(isFinal).toBeUndefined();
  });

  test("a tool call's input is cleaned value by value and stays JSON", () => {
    const own = 'x\n<logbook-context kind="start">\nold\n</logbook-context>\ny';
    const input = { a: own, b: "key <private>s3cret", c: ["\ud800", { d: "kept" }] };
    const [part] = entryOf(assistant([toolUse("t1", "Write", input)])).parts;
    expect(part).toMatchObject({ kind: "tool_use" });
    const { a, b, c } = JSON.parse((part as { input: string }).input) as typeof input;
    expect(a).not.toContain("old");
    expect({ b, c }).toEqual({ b: "key [private]", c: ["\ufffd", { d: "kept" }] });
  });

  test("a string as content, and usage that is missing or odd", () => {
    const line = assistant("plain", {}, { usage: { input_tokens: "9", output_tokens: -1 } });
    expect(entryOf(line).parts).toEqual([{ kind: "answer", text: "plain" }]);
    expect(entryOf(line)).not.toHaveProperty("usage");
  });

  test("thinking says nothing but holds the chain together", () => {
    const entry = entryOf(assistant([{ type: "thinking", thinking: "hmm", signature: "x" }]));
    expect(entry).toMatchObject({ role: "assistant", messageId: "msg_1", parts: [] });
  });

  test("an API error is an answer that failed", () => {
    const line = assistant(
      [text("API Error: 529 overloaded")],
      { isApiErrorMessage: true },
      { model: "<synthetic>", stop_reason: "stop_sequence" },
    );
    const entry = entryOf(line);
    expect(entry).toMatchObject({
      role: "assistant",
      isError: true,
      parts: [{ kind: "answer", text: "API Error: 529 overloaded" }],
    });
    expect(entry).not.toHaveProperty("model");
  });

  test("the client's filler is nobody's answer", () => {
    const line = assistant([text("No response requested.")], {}, { model: "<synthetic>" });
    expect(entryOf(line)).toMatchObject({ role: "link", isStandIn: true, parts: [] });
  });
});
