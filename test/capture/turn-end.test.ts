import fs from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { ingestWatermark } from "../../lib/archive/ingest.ts";
import { openArchive } from "../../lib/archive/open.ts";
import { archiveSubagent } from "../../lib/capture/subagent-stop.ts";
import { appendRecord } from "../../lib/log/append.ts";
import { readExtra } from "../../lib/log/extra.ts";
import { readLog } from "../../lib/log/read.ts";
import { copyNewBytes } from "../../lib/raw/flush.ts";
import { generationPath, segmentName } from "../../lib/raw/segment.ts";
import { archiveTurn } from "../support/archive-turn.ts";
import { makeCall, writeTranscript } from "../support/hook-call.ts";
import { hasEngine } from "../support/native.ts";
import { type Payload, TEST_SESSION } from "../support/payload.ts";
import { makeTempStore, type TempStore } from "../support/temp-store.ts";

const PROMPT_ID = "5f0d9d3e-0b51-4b4c-9a3b-2f1a5b0c9d77";

function entry(uuid: string, parentUuid: string | null, second: number, more: Payload): Payload {
  return {
    uuid,
    parentUuid,
    timestamp: new Date(Date.UTC(2026, 0, 2, 3, 0, second)).toISOString(),
    sessionId: TEST_SESSION,
    cwd: "/work/app",
    version: "2.1.332",
    isSidechain: false,
    ...more,
  };
}

const id = (n: number) => `00000000-0000-4000-8000-00000000000${n}`;

/** A turn with a call that ran, one that the user refused, and an answer. */
function turnEntries(): Payload[] {
  const use = (toolUseId: string) => ({
    type: "assistant",
    message: {
      id: "msg_1",
      role: "assistant",
      model: "m",
      content: [{ type: "tool_use", id: toolUseId, name: "Bash", input: { command: `run ${toolUseId}` } }],
    },
  });
  const result = (toolUseId: string, more: Payload) => ({
    type: "user",
    promptId: PROMPT_ID,
    message: {
      role: "user",
      content: [{ type: "tool_result", tool_use_id: toolUseId, content: "output", ...more }],
    },
  });
  return [
    entry(id(1), null, 0, {
      type: "user",
      promptId: PROMPT_ID,
      message: { role: "user", content: "please sweep the floor" },
    }),
    entry(id(2), id(1), 1, use("toolu_ran")),
    entry(id(3), id(2), 2, result("toolu_ran", {})),
    entry(id(4), id(3), 3, use("toolu_refused")),
    entry(id(5), id(4), 4, {
      ...result("toolu_refused", { is_error: true }),
      toolDenialKind: "user-rejected",
    }),
    entry(id(6), id(5), 5, {
      type: "assistant",
      message: {
        id: "msg_2",
        role: "assistant",
        model: "m",
        stop_reason: "end_turn",
        content: [{ type: "text", text: "swept" }],
      },
    }),
  ];
}

function prepare(temp: TempStore): string {
  temp.keepWorkerAway();
  const transcript = join(temp.env.HOME, "projects", `${TEST_SESSION}.jsonl`);
  writeTranscript(transcript, turnEntries());
  return transcript;
}

describe("the end of a turn", () => {
  test("leaves a line, the transcript's bytes, the last message and a job", () => {
    using temp = makeTempStore();
    const transcript_path = prepare(temp);
    const call = makeCall(temp, "Stop", { transcript_path, prompt_id: PROMPT_ID });
    expect(archiveTurn(call)).toBeUndefined();
    expect(call.recorded).toEqual([]);
    expect(readLog(call.session.log).records[0]?.record).toMatchObject({
      event: "Stop",
      stop_hook_active: false,
    });
    const [segment] = fs
      .readdirSync(join(call.session.raw, "main", "0001"))
      .filter((name) => name.startsWith("0"));
    const copied = fs.readFileSync(join(call.session.raw, "main", "0001", segment ?? ""));
    expect(copied.equals(fs.readFileSync(transcript_path))).toBe(true);
    expect(readExtra(call.session)).toMatchObject([
      { kind: "last_assistant_message", text: "All tests pass." },
    ]);
    const [name] = fs.readdirSync(temp.store.queue);
    expect(JSON.parse(fs.readFileSync(join(temp.store.queue, name ?? ""), "utf8"))).toMatchObject({
      kind: "session",
      session: TEST_SESSION,
      transcript_path,
    });
  });

  test("with a transcript that is not there leaves the rest, and says so once", () => {
    using temp = makeTempStore();
    temp.keepWorkerAway();
    for (const transcript_path of ["", "/nonexistent/t.jsonl", temp.env.HOME]) {
      const call = makeCall(temp, "Stop", { transcript_path });
      archiveTurn(call);
      expect(call.recorded).toEqual([
        expect.objectContaining({ code: expect.stringMatching(/^TRANSCRIPT_/) }),
      ]);
    }
    expect(fs.readdirSync(temp.store.queue)).toHaveLength(1);
  });

  test("of a failed request keeps no last message: it is the error's text", () => {
    using temp = makeTempStore();
    const call = makeCall(temp, "StopFailure", { transcript_path: prepare(temp) });
    archiveTurn(call);
    expect(readExtra(call.session)).toEqual([]);
    expect(readLog(call.session.log).records[0]?.record).toMatchObject({ ok: false, error: "rate_limit" });
  });
});

describe.skipIf(!hasEngine)("the end of a turn, in the archive (needs a database engine)", () => {
  test("is searchable, and its refused call is in the log, once", () => {
    using temp = makeTempStore();
    const transcript_path = prepare(temp);
    const call = makeCall(temp, "Stop", { transcript_path, prompt_id: PROMPT_ID });
    const ran = { v: 1, time: "2026-01-02T03:00:02.000Z", event: "PostToolUse", session: TEST_SESSION };
    appendRecord(call.session, { ...ran, tool: "Bash", tool_use_id: "toolu_ran", ok: true, origin: "hook" });
    for (const _ of [1, 2]) archiveTurn(call);
    expect(call.recorded).toEqual([]);
    const told = readLog(call.session.log).records.map(({ record }) => record);
    expect(told.filter(({ origin }) => origin === "transcript")).toMatchObject([
      { event: "UserPromptSubmit", prompt: "please sweep the floor" },
      {
        event: "PostToolUseFailure",
        tool_use_id: "toolu_refused",
        denial: "user-rejected",
        target: "run toolu_refused",
      },
    ]);
    const archive = openArchive(temp.store, { busyTimeoutMs: 1_000, readOnly: true });
    const count = archive.prepare("SELECT count(*) AS count FROM turns").get<{ count: number }>();
    const session = archive.prepare("SELECT project, cwd FROM sessions").get();
    archive.close();
    expect(count?.count).toBe(1);
    expect(session).toMatchObject({ project: expect.stringMatching(/^app-[0-9a-f]{8}$/), cwd: "/work/app" });
  });

  test("F27: is left to the worker while somebody else writes, without a word", () => {
    using temp = makeTempStore();
    const transcript_path = prepare(temp);
    const other = openArchive(temp.store, { busyTimeoutMs: 1_000 });
    other.begin();
    const call = makeCall(temp, "Stop", { transcript_path });
    archiveTurn(call);
    other.rollback();
    expect(call.recorded).toEqual([]);
    expect(other.prepare("SELECT count(*) AS count FROM turns").get<{ count: number }>()?.count).toBe(0);
    expect(fs.readdirSync(temp.store.queue)).toHaveLength(1);
    other.close();
  });

  test("is left to the worker where an output lies in a file of its own", () => {
    using temp = makeTempStore();
    const transcript_path = prepare(temp);
    writeTranscript(transcript_path, [
      entry(id(7), id(6), 6, { type: "system", content: "see tool-results/x.txt" }),
    ]);
    const call = makeCall(temp, "Stop", { transcript_path });
    archiveTurn(call);
    const archive = openArchive(temp.store, { busyTimeoutMs: 1_000, readOnly: true });
    expect(archive.prepare("SELECT count(*) AS count FROM turns").get<{ count: number }>()?.count).toBe(0);
    archive.close();
  });

  test("goes no further than an earlier copy that cannot be read: the worker makes it again", () => {
    using temp = makeTempStore();
    const transcript_path = prepare(temp);
    const call = makeCall(temp, "Stop", { transcript_path });
    const copy = () =>
      copyNewBytes({
        rawDir: call.session.raw,
        stream: "main",
        source: transcript_path,
        clock: call.clock,
      });
    const { end } = copy();
    const say = (content: string) =>
      entry(id(7), id(6), 6, { type: "user", message: { role: "user", content } });
    writeTranscript(transcript_path, [say("and now the window ".repeat(300))]);
    copy();
    const segment = join(generationPath(call.session.raw, "main", 1), segmentName(0, end));
    const half = Math.floor(end / 2);
    fs.truncateSync(segment, half);
    writeTranscript(transcript_path, [say("and the door")]);
    archiveTurn(call);
    const archive = openArchive(temp.store, { busyTimeoutMs: 1_000, readOnly: true });
    const place = { session: TEST_SESSION, stream: "main", generation: 1 };
    expect(ingestWatermark(archive, place)).toBeGreaterThan(0);
    expect(ingestWatermark(archive, place)).toBeLessThanOrEqual(half);
    archive.close();
    expect(fs.readdirSync(temp.store.queue)).toHaveLength(1);
  });

  test("of a subagent goes under the subagent's own stream", () => {
    using temp = makeTempStore();
    const transcript_path = prepare(temp);
    const agentPath = join(transcript_path.replace(/\.jsonl$/, ""), "subagents", "agent-a1b2c3.jsonl");
    writeTranscript(
      agentPath,
      turnEntries().map((one) => ({ ...one, agentId: "a1b2c3", isSidechain: true })),
    );
    fs.writeFileSync(
      agentPath.replace(".jsonl", ".meta.json"),
      '{"agentType":"Explore","parentAgentId":"a000"}',
    );
    const call = makeCall(temp, "SubagentStop", { transcript_path });
    archiveSubagent(call);
    expect(call.recorded).toEqual([]);
    expect(fs.readdirSync(call.session.raw)).toEqual(["a1b2c3"]);
    expect(readLog(call.session.log).records[0]?.record).toMatchObject({
      event: "SubagentStop",
      agent_id: "a1b2c3",
      parent_agent_id: "a000",
    });
  });
});

test("an internal helper of the client leaves no trace", () => {
  using temp = makeTempStore();
  const call = makeCall(temp, "SubagentStop", { agent_type: "", last_assistant_message: "(silence)" });
  archiveSubagent(call);
  expect(call.recorded).toEqual([]);
  expect(fs.existsSync(temp.store.sessions)).toBe(false);
});
