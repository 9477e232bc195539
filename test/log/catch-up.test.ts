import { describe, expect, test } from "vitest";
import { type LogRecord, logRecordSchema } from "../../lib/contract/log-record.ts";
import type { ToolCall, Turn } from "../../lib/contract/turn.ts";
import { findOwnStart, missingRecords, recordsOfTurn } from "../../lib/log/catch-up.ts";
import { hash64 } from "../../lib/text/hash.ts";

const START_MS = Date.UTC(2026, 0, 1);

function call(toolUseId: string, more: Partial<ToolCall> = {}): Turn["steps"][number] {
  return {
    kind: "tool",
    toolUseId,
    tool: "Bash",
    input: '{"command":"ls -la"}',
    output: "a\nb",
    isError: false,
    startMs: START_MS + 1_000,
    endMs: START_MS + 1_500,
    ...more,
  };
}

function turn(more: Partial<Turn> = {}): Turn {
  return {
    id: "uuid-1",
    kind: "human",
    promptId: "p-1",
    prompt: "list the files",
    steps: [],
    startMs: START_MS,
    endMs: START_MS + 2_000,
    models: [],
    usage: { input: 0, output: 0, cacheRead: 0, cacheWrite: 0 },
    cwd: "/work",
    outcome: "answered",
    ...more,
  };
}

const callsOf = (records: LogRecord[]) => records.filter(({ tool }) => tool !== undefined);
const hookPrompt: LogRecord = {
  v: 1,
  time: new Date(START_MS + 50).toISOString(),
  event: "UserPromptSubmit",
  session: "s",
  prompt_id: "p-1",
  prompt: "list the files",
  hash: hash64("list the files"),
  origin: "hook",
};

describe("the records of a turn", () => {
  test("are those that a complete log has", () => {
    const records = recordsOfTurn("s", turn({ steps: [call("t-1")] }));
    for (const record of records) expect(logRecordSchema.safeParse(record).success).toBe(true);
    expect(records).toMatchObject([
      { event: "UserPromptSubmit", session: "s", uuid: "uuid-1", prompt_id: "p-1", origin: "transcript" },
      {
        event: "PostToolUse",
        tool: "Bash",
        tool_use_id: "t-1",
        target: "ls -la",
        time: "2026-01-01T00:00:01.500Z",
        duration_ms: 500,
        input_bytes: 20,
        output_bytes: 3,
        hash: hash64('{"command":"ls -la"}'),
        ok: true,
        cwd: "/work",
      },
    ]);
  });

  test.each([
    [
      "refused",
      { denial: "user-rejected", output: "no", isError: true },
      { denial: "user-rejected", error: "no" },
    ],
    ["cancelled", { output: null }, { denial: "cancelled", error: undefined }],
    ["failed", { output: "exit 1", isError: true }, { denial: undefined, error: "exit 1" }],
  ])("tell a call that was %s", (_, more, expected) => {
    const [record] = callsOf(recordsOfTurn("s", turn({ steps: [call("t-1", more)] })));
    expect(record).toMatchObject({ event: "PostToolUseFailure", ok: false, ...expected });
  });

  test("leave out a call that may still be running", () => {
    const steps = [call("t-1", { output: null }), call("t-2")];
    const records = callsOf(recordsOfTurn("s", turn({ steps, outcome: "open" })));
    expect(records.map(({ tool_use_id }) => tool_use_id)).toEqual(["t-2"]);
  });

  test("of a subagent leave out its prompt, which no hook tells of", () => {
    const records = recordsOfTurn("s", turn({ agentId: "a-1", kind: "agent", steps: [call("t-1")] }));
    expect(records.map(({ event, agent_id }) => [event, agent_id])).toEqual([["PostToolUse", "a-1"]]);
  });
});

describe("missing is", () => {
  test("a call whose id no record has", () => {
    const candidates = recordsOfTurn("s", turn({ steps: [call("t-1"), call("t-2")] }));
    const known: LogRecord[] = [hookPrompt, { ...hookPrompt, event: "PostToolUse", tool_use_id: "t-1" }];
    expect(missingRecords(known, candidates).map(({ tool_use_id }) => tool_use_id)).toEqual(["t-2"]);
    expect(missingRecords([...known, ...candidates], candidates)).toEqual([]);
  });

  test("not a prompt that a hook told, also under another wording", () => {
    expect(missingRecords([hookPrompt], recordsOfTurn("s", turn()))).toEqual([]);
    const command = turn({ kind: "command", prompt: "<command-name>/list</command-name>" });
    expect(missingRecords([hookPrompt], recordsOfTurn("s", command))).toEqual([]);
  });

  test("the one of two prompts under one id that no hook told", () => {
    const queued = turn({ id: "uuid-2", prompt: "and count them", startMs: START_MS + 9_000 });
    const candidates = [turn({ prompt: "list the files" }), queued].flatMap((one) => recordsOfTurn("s", one));
    for (const order of [candidates, [...candidates].reverse()]) {
      expect(missingRecords([hookPrompt], order).map(({ uuid }) => uuid)).toEqual(["uuid-2"]);
    }
  });

  test("not a prompt of a client without prompt ids, told at the same moment", () => {
    const { prompt_id: _, ...old } = hookPrompt;
    const { promptId: __, ...without } = turn();
    expect(missingRecords([old], recordsOfTurn("s", without))).toEqual([]);
    const later = { ...without, startMs: START_MS + 60_000 };
    expect(missingRecords([old], recordsOfTurn("s", later)).map(({ uuid }) => uuid)).toEqual(["uuid-1"]);
  });
});

describe("the failure of a turn", () => {
  const failed = turn({
    outcome: "error",
    steps: [{ kind: "answer", text: "API Error: 529 Overloaded", timeMs: START_MS + 1_900 }],
  });
  const candidates = recordsOfTurn("s", failed);

  test("is told where the client ended before its hook did", () => {
    const missing = missingRecords([hookPrompt], candidates);
    expect(missing).toMatchObject([{ event: "StopFailure", ok: false, error: "API Error: 529 Overloaded" }]);
  });

  test("is not told twice", () => {
    const hookFailure: LogRecord = { ...hookPrompt, event: "StopFailure", error: "overloaded" };
    expect(missingRecords([hookPrompt, hookFailure], candidates)).toEqual([]);
  });
});

test("a fork's transcript is its own since the fork began, any other from its first line", () => {
  const start: LogRecord = { ...hookPrompt, event: "SessionStart", source: "fork" };
  expect(findOwnStart(start)).toBe(START_MS + 50);
  for (const source of ["startup", "resume", "clear", "compact"]) {
    expect(findOwnStart({ ...start, source })).toBe(Number.NEGATIVE_INFINITY);
  }
  expect(findOwnStart(hookPrompt)).toBe(Number.NEGATIVE_INFINITY);
  expect(findOwnStart(undefined)).toBe(Number.NEGATIVE_INFINITY);
});

describe("compactions", () => {
  const compacted = turn({ compactions: [{ id: "summary-1", timeMs: START_MS + 60_000 }] });
  const told = (event: string, atMs: number): LogRecord => ({
    v: 1,
    time: new Date(START_MS + atMs).toISOString(),
    event,
    session: "s",
    trigger: "manual",
  });

  test("are told where no hook told of them", () => {
    expect(missingRecords([hookPrompt], recordsOfTurn("s", compacted))).toMatchObject([
      {
        event: "PostCompact",
        uuid: "summary-1",
        time: "2026-01-01T00:01:00.000Z",
        origin: "transcript",
      },
    ]);
  });

  test.each([
    ["before it", told("PreCompact", 20_000)],
    ["after it", told("PostCompact", 61_000)],
  ])("are told once: a hook told of it %s", (_, record) => {
    expect(missingRecords([hookPrompt, record], recordsOfTurn("s", compacted))).toEqual([]);
  });

  test("are two when they are an hour apart", () => {
    const known = [hookPrompt, told("PreCompact", -3_600_000)];
    expect(missingRecords(known, recordsOfTurn("s", compacted))).toHaveLength(1);
  });
});
