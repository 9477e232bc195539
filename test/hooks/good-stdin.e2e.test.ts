import { describe, expect, test } from "vitest";
import type { HookEvent } from "../../lib/contract/event.ts";
import { readExtra } from "../../lib/log/extra.ts";
import { readLog } from "../../lib/log/read.ts";
import { sessionPaths } from "../../lib/platform/paths.ts";
import { ALL_EVENTS, bundleNameOf, payloadOf, TEST_SESSION, wireOf } from "../support/payload.ts";
import { runHook } from "../support/run-hook.ts";
import { makeTempStore } from "../support/temp-store.ts";

/** 20 MB with everything in it that a cut could break. */
const long = 'line "quoted" \\ back 漢字 😀\n'.repeat(20 * 28_000);

const LONG_FIELDS: Partial<Record<HookEvent, Record<string, unknown>>> = {
  UserPromptSubmit: { prompt: long },
  PostToolUse: { tool_response: { stdout: long } },
  PostToolUseFailure: { error: long },
  SubagentStop: { last_assistant_message: long },
  Stop: { last_assistant_message: long },
  PostCompact: { compact_summary: long },
};

/** The long text in the middle, so that what identifies the call stands behind it. */
function hugePayload(event: HookEvent): Record<string, unknown> {
  const { session_id, hook_event_name, ...fields } = payloadOf(event);
  const longFields = LONG_FIELDS[event] ?? { a_field_of_tomorrow: long };
  return { ...fields, ...longFields, hook_event_name, session_id, prompt_id: "the-huge-one" };
}

/** Only the summariser is told something where there is nothing to remember. */
function printedAt(event: HookEvent): unknown {
  return event === "PreCompact" ? expect.stringMatching(/^Keep these sections in the summary: [^{]+$/) : "";
}

// One after the other: a sender that is itself short of time falls silent for a second, and is given up on.
describe("a hook captures", () => {
  test.each(ALL_EVENTS)("%s: a good payload, and a valid one of 20 MB", async (event) => {
    using temp = makeTempStore();
    temp.keepWorkerAway();
    const hook = bundleNameOf(event);
    const good = await runHook(hook, wireOf(payloadOf(event)), { env: temp.env });
    const huge = wireOf(hugePayload(event));
    expect(huge.length).toBeGreaterThan(14_000_000);
    const runs = [good, await runHook(hook, huge, { env: temp.env })];
    for (const run of runs) expect(run).toMatchObject({ status: 0, stdout: printedAt(event), stderr: "" });

    const session = sessionPaths(temp.store, TEST_SESSION);
    const { records, damage, tornTail } = readLog(session.log);
    expect({ damage, tornTail }).toEqual({ damage: [], tornTail: false });
    expect(records.map(({ record }) => record.event)).toEqual([event, event]);
    expect(records[1]?.record.prompt_id).toBe("the-huge-one");
    const texts = readExtra(session).map(({ text }) => text);
    for (const text of texts) expect(text.length).toBeLessThan(200_000);
    if (event === "PostToolUse") {
      const wireBytes = Buffer.byteLength(JSON.stringify({ stdout: long }));
      expect(records[1]?.record).toMatchObject({ target: "npm test", output_bytes: wireBytes, ok: true });
    }
    if (event === "UserPromptSubmit") expect(records[1]?.record.prompt).toHaveLength(1000);
    if (event === "Stop") expect(texts[1]?.startsWith('line "quoted" \\ back 漢字 😀\n')).toBe(true);
  });
});
