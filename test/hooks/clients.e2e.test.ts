/** Clients from 2.0.x, which send less than today's, to those of tomorrow, which send more and other things. */
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { replay } from "../../lib/cli/specs/replay.ts";
import type { HookEvent } from "../../lib/contract/event.ts";
import { appendRecord } from "../../lib/log/append.ts";
import { readLog } from "../../lib/log/read.ts";
import { readDiagnostics } from "../../lib/platform/diagnostics.ts";
import { sessionPaths } from "../../lib/platform/paths.ts";
import {
  ALL_EVENTS,
  bundleNameOf,
  type Payload,
  payloadOf,
  TEST_SESSION,
  wireOf,
} from "../support/payload.ts";
import { runCommand } from "../support/run-command.ts";
import { runHook } from "../support/run-hook.ts";
import { scriptSession } from "../support/scripted-session.ts";
import { makeTempStore, type TempStore } from "../support/temp-store.ts";

/** What came after 2.0.0 (and what no hook may depend on): a payload is left with what it is about. */
const LATER_FIELDS = [
  ...["prompt_id", "agent_id", "agent_type", "agent_transcript_path", "permission_mode", "model"],
  ...["tool_use_id", "duration_ms", "is_interrupt", "last_assistant_message", "custom_instructions"],
];

/** Every value that is a word today is another word tomorrow. */
const FUTURE: Payload = {
  source: "teleport",
  reason: "merged",
  trigger: "idle",
  permission_mode: "dream",
  effort: { level: "beyond" },
  mcp_server: { name: "x", source: "moon" },
  tomorrow: { nested: [{ deep: [null, 1e300, "漢字", true] }] },
  "": "a field without a name",
  __proto__pollution: { polluted: true },
};

/** Fields that change their type; the event and the session stay what they are. */
const OTHER_TYPES: Payload = {
  prompt: [{ type: "text", text: "a prompt in blocks" }],
  prompt_id: 7,
  cwd: ["/a", "/b"],
  model: { id: "claude", tier: 3 },
  tool_name: { server: "x", tool: "y" },
  tool_input: "not an object",
  tool_response: [{ type: "text", text: "blocks" }],
  tool_use_id: null,
  duration_ms: "12ms",
  error: { code: 500, nested: { message: "no text" } },
  stop_hook_active: "false",
  last_assistant_message: ["one", "two"],
  compact_summary: 12,
  transcript_path: { main: "/nowhere" },
  agent_id: 99,
};

function transcriptOf({ env }: TempStore): { cwd: string; transcript_path: string } {
  const transcript = join(env.HOME, `${TEST_SESSION}.jsonl`);
  const session = scriptSession({ id: TEST_SESSION, cwd: env.HOME, transcript });
  session.prompt("rename the parser");
  session.call("Bash", { command: "npm test" }, "ok 12");
  session.answer("All tests pass.");
  return { cwd: env.HOME, transcript_path: transcript };
}

function without(payload: Payload, fields: readonly string[]): Payload {
  return Object.fromEntries(Object.entries(payload).filter(([name]) => !fields.includes(name)));
}

const CLIENTS: [name: string, change: (event: HookEvent, payload: Payload) => Payload][] = [
  ["2.0.x", (_, payload) => without(payload, LATER_FIELDS)],
  ["tomorrow", (_, payload) => ({ ...payload, ...FUTURE })],
  [
    "the day after, with other types",
    (_, { session_id, hook_event_name }) => ({ ...FUTURE, ...OTHER_TYPES, session_id, hook_event_name }),
  ],
];

describe.each(CLIENTS)("a client of %s", (_, change) => {
  test.each(ALL_EVENTS)("%s is logged, without a word and without an error", async (event) => {
    using temp = makeTempStore();
    temp.keepWorkerAway();
    const paths = sessionPaths(temp.store, TEST_SESSION);
    appendRecord(paths, {
      v: 1,
      time: new Date().toISOString(),
      event: "UserPromptSubmit",
      session: TEST_SESSION,
    });
    const payload = change(event, payloadOf(event, transcriptOf(temp)));
    const run = await runHook(bundleNameOf(event), wireOf(payload), { env: temp.env, cwd: temp.env.HOME });
    expect(run).toMatchObject({ status: 0, stderr: "" });
    // The summariser is told something at every compaction; of nothing else is there anything to remember yet.
    if (event === "PreCompact") expect(run.stdout).not.toMatch(/^\s*\{/);
    else expect(run.stdout).toBe("");
    const { records, damage } = readLog(paths.log);
    expect(damage).toEqual([]);
    expect(records.slice(1).map(({ record }) => record.event)).toContain(event);
    // A transcript that the payload does not name cannot be read: that is told, and nothing else is.
    const codes = readDiagnostics(temp.store, 20).map(({ code, message }) => `${code} ${message}`);
    expect(codes.filter((line) => !/^TRANSCRIPT_/.test(line))).toEqual([]);
    const shown = await runCommand(replay, [TEST_SESSION], { env: temp.env, cwd: temp.env.HOME });
    expect(shown.stderr).toBe("");
    expect(shown.code).toBe(0);
  });
});
