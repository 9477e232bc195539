import { describe, expect, test } from "vitest";
import { parseHookInput } from "../../lib/contract/hook-input.ts";
import { logRecordSchema } from "../../lib/contract/log-record.ts";
import { recordFromInput } from "../../lib/log/record.ts";
import { findTarget } from "../../lib/log/target.ts";
import { hash64 } from "../../lib/text/hash.ts";
import { ALL_EVENTS, type Payload, payloadOf } from "../support/payload.ts";

const NOW_MS = Date.UTC(2026, 0, 2, 3, 4, 5, 678);

function recordOf(payload: Payload, dropped: [string, number][] = []) {
  const input = parseHookInput(payload);
  if (input === undefined) throw new Error("no input");
  const bytes =
    Buffer.byteLength(JSON.stringify(payload)) + dropped.reduce((sum, [, count]) => sum + count, 0);
  return recordFromInput(input, { value: payload, bytes, dropped: new Map(dropped) }, NOW_MS);
}

test.each(ALL_EVENTS)("a record of %s satisfies the schema", (event) => {
  const record = recordOf(payloadOf(event));
  expect(logRecordSchema.safeParse(record).success).toBe(true);
  expect(record).toMatchObject({ v: 1, time: "2026-01-02T03:04:05.678Z", event, origin: "hook" });
});

describe("a tool call", () => {
  test("has the sizes of its input and output as serialised", () => {
    const tool_input = { command: "echo 漢字 😀", description: "x" };
    const tool_response = { stdout: 'line\n"quoted" \ud83d'.repeat(50), stderr: "", interrupted: false };
    const record = recordOf(
      payloadOf("PostToolUse", { tool_input, tool_response, effort: { level: "high" } }),
    );
    expect(record.input_bytes).toBe(Buffer.byteLength(JSON.stringify(tool_input)));
    expect(record.output_bytes).toBe(Buffer.byteLength(JSON.stringify(tool_response)));
    expect(record.hash).toBe(hash64(JSON.stringify(tool_input)));
  });

  test.each(["tool_input", "error", "unheard_of"])(
    "nested too deep in %s to be written again is still recorded",
    (field) => {
      const depth = 50_000;
      const payload = payloadOf("PostToolUse", {
        [field]: JSON.parse("[".repeat(depth) + "]".repeat(depth)),
      });
      const input = parseHookInput(payload);
      if (input === undefined) throw new Error("no input");
      const record = recordFromInput(input, { value: payload, bytes: 2 * depth, dropped: new Map() }, NOW_MS);
      expect(record).toMatchObject({ tool: "Bash", tool_use_id: "toolu_01", ok: true });
      expect(logRecordSchema.safeParse(record).success).toBe(true);
    },
  );

  test("names the subagent it started", () => {
    const tool_response = { isAsync: true, status: "async_launched", agentId: "a1b2c3" };
    const record = recordOf(payloadOf("PostToolUse", { tool_name: "Agent", tool_response }));
    expect(record.spawned_agent_id).toBe("a1b2c3");
    expect(recordOf(payloadOf("PostToolUse")).spawned_agent_id).toBeUndefined();
  });

  test("counts what was taken out before parsing", () => {
    const payload = payloadOf("PostToolUse");
    const whole = recordOf(payload);
    const cut = recordOf(payload, [
      ["tool_input", 70],
      ["tool_response", 5_000],
      ["other", 3],
    ]);
    expect(cut.input_bytes).toBe((whole.input_bytes ?? 0) + 70);
    expect(cut.output_bytes).toBe((whole.output_bytes ?? 0) + 5_000);
  });

  test.each([
    ["PostToolUse", {}, true],
    ["PostToolUse", { tool_response: { interrupted: true } }, false],
    ["PostToolUse", { tool_response: "text" }, true],
    ["PostToolUse", { tool_response: null }, true],
    ["PostToolUseFailure", {}, false],
  ] as const)("%s with %j: ok is %s", (event, fields, ok) => {
    expect(recordOf(payloadOf(event, fields)).ok).toBe(ok);
  });

  test("without an output has no size of one", () => {
    expect(recordOf(payloadOf("PostToolUseFailure"))).toMatchObject({
      output_bytes: undefined,
      error: "Exit code 1",
    });
  });
});

test("an error that is no text is told as JSON", () => {
  expect(recordOf(payloadOf("StopFailure", { error: { type: "overloaded" } }))).toMatchObject({
    ok: false,
    error: '{"type":"overloaded"}',
  });
});

test.each([
  [{ command: "ls", description: "List" }, "ls"],
  [{ file_path: "/a.ts", old_string: "x" }, "/a.ts"],
  [{ pattern: "foo", path: "/src" }, "foo"],
  [{ url: "https://example.com", prompt: "what" }, "https://example.com"],
  [{ description: "look", prompt: "long", subagent_type: "Explore" }, "Explore: look"],
  [{ todos: [1], note: "first text" }, "first text"],
  [{ command: "", file_path: "/b" }, "/b"],
  [{ command: 7 }, undefined],
  [{}, undefined],
  ["text", "text"],
  ["", undefined],
  [null, undefined],
  [[1], undefined],
])("the target of %j is %j", (input, target) => {
  expect(findTarget(input)).toBe(target);
});
