import { expect, test } from "vitest";
import { parseHookInput } from "../../lib/contract/hook-input.ts";

const known = { hook_event_name: "Stop", session_id: "s" };

test.each([[null], ["x"], [[]], [{}], [{ ...known, session_id: "" }], [{ ...known, hook_event_name: 1 }]])(
  "%j is no input",
  (value) => {
    expect(parseHookInput(value)).toBeUndefined();
  },
);

test("a field of another type counts as absent, an unknown one is left out", () => {
  const value = {
    ...known,
    prompt_id: 7,
    duration_ms: 12,
    is_interrupt: "no",
    tomorrow: true,
    tool_input: [1],
  };
  expect(parseHookInput(value)).toEqual({ ...known, duration_ms: 12, tool_input: [1] });
});
