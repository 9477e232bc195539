import fs from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { describe, expect, it } from "vitest";
import { replay } from "../../../lib/cli/specs/replay.ts";
import { makeStore, transcriptOf } from "../../support/cli-store.ts";
import { hasEngine } from "../../support/native.ts";
import { buildLog, richLog } from "../../support/session-log.ts";

const ID = "3f2a9c1e-0000-4000-8000-000000000001";

interface Replayed {
  session: string;
  title: string;
  damage: { byteOffset: number }[];
  totals: { calls: number };
  turns: { turn?: string; steps: { kind: string; text?: string; output?: string }[] }[];
}

describe("logbook replay", () => {
  it("draws the last session of this project", async () => {
    using store = makeStore();
    store.add({ id: ID, records: richLog() });
    const { code, stdout, stderr } = await store.run(replay, []);
    expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
    await expect(stdout).toMatchFileSnapshot("__snapshots__/replay.txt");
  });

  it("takes its width from the terminal, or from --width", async () => {
    using store = makeStore();
    store.add({ id: ID, records: richLog() });
    const rule = (width: number) => new RegExp(`^─{${width}}$`, "m");
    expect((await store.run(replay, [], { columns: 70 })).stdout).toMatch(rule(70));
    expect((await store.run(replay, ["--width", "50"])).stdout).toMatch(rule(50));
  });

  it("is JSON with --json", async () => {
    using store = makeStore();
    store.add({ id: ID, records: richLog() });
    const result = (await store.run(replay, ["3f2a", "--json"])).json<Replayed>();
    expect(result).toMatchObject({ v: 1, session: ID, totals: { calls: 11 }, damage: [] });
    expect(result.title).toContain("checkout test");
  });

  it("tells of damage with its place, and shows the rest", async () => {
    using store = makeStore();
    store.add({ id: ID, records: richLog() });
    const path = join(store.store.sessions, ID, "log.jsonl");
    const text = fs.readFileSync(path, "utf8");
    const at = text.indexOf("\n") + 1;
    fs.writeFileSync(path, `${text.slice(0, at)}{"v":1,"torn\n${text.slice(at)}{"v":1,"half`);
    const before = fs.readFileSync(path);
    const { code, stderr, json } = await store.run(replay, ["--json"]);
    expect({ code, stderr }).toEqual({
      code: 0,
      stderr: `logbook: ${path} is damaged at byte ${at} (torn); what could be read is shown\n`,
    });
    expect(json<Replayed>()).toMatchObject({
      totals: { calls: 11 },
      damage: [{ byteOffset: at, reason: "torn" }],
    });
    expect(fs.readFileSync(path)).toEqual(before);
  });

  it.each([
    [
      ["nope"],
      1,
      'logbook: no session has the id or title "nope". logbook sessions --all lists every session.\n',
    ],
    [["--width", "x"], 2, "logbook: --width x is not a whole number from 1 on. For example: --width 20.\n"],
  ])("%j is one sentence", async (argv, code, stderr) => {
    using store = makeStore();
    store.add({ id: ID, records: richLog() });
    expect(await store.run(replay, argv)).toMatchObject({ code, stdout: "", stderr });
  });

  it("says so when a session has no log", async () => {
    using store = makeStore();
    store.add({ id: ID });
    const { code, stderr } = await store.run(replay, [ID]);
    expect(code).toBe(1);
    expect(stderr).toMatch(/^logbook: the log of session 3f2a.* has no records\. .*logbook show.*\n$/);
  });

  it("fits the model's page, and says how to go on", async () => {
    using store = makeStore();
    const log = buildLog().prompt(0, "much");
    for (let n = 1; n < 400; n++) log.call(n, 0.5, "Bash", `step ${n}`);
    store.add({ id: ID, records: log.records });
    const model = { env: { CLAUDECODE: "1" } };
    const { stdout } = await store.run(replay, [], model);
    expect(stdout.length).toBeLessThanOrEqual(9_500);
    expect(stdout).toMatch(/\[page 1 of \d+; next: logbook replay --page 2\]\n$/);
    expect((await store.run(replay, ["--json"], model)).json<Replayed>().totals.calls).toBe(399);
    expect((await store.run(replay, ["--follow"], model)).code).toBe(2);
  });
});

describe.skipIf(!hasEngine)("logbook replay --full (needs a database engine)", () => {
  it("joins the texts of the archive", async () => {
    using store = makeStore();
    const cwd = store.folder("shop");
    const turn = {
      uuid: "11111111-0000-4000-8000-000000000001",
      promptId: "p1",
      prompt: "look, all of it",
      answer: "Seen.",
    };
    const call = { id: "toolu_1", tool: "Read", input: { file_path: "a.ts" }, output: "const a = 1;" };
    store.add({
      id: ID,
      records: buildLog().prompt(0, "look", { prompt_id: "p1" }).call(5, 1, "Read", "a.ts").stop(9).records,
      transcript: transcriptOf(ID, cwd, [{ ...turn, call }]),
    });
    store.ingest();
    const { turns } = (await store.run(replay, ["--full", "--json"])).json<Replayed>();
    expect(turns[0]?.turn).toBe(turn.uuid);
    const { stdout } = await store.run(replay, ["--full"]);
    for (const text of ["look, all of it", "● Seen.", "‹ const a = 1;", "6.0k from cache"])
      expect(stdout).toContain(text);
  });
});

describe("logbook replay --full", () => {
  it("reads the raw copies where there is no archive, and says so", async () => {
    using store = makeStore();
    const turn = {
      uuid: "11111111-0000-4000-8000-000000000001",
      promptId: "p1",
      prompt: "look",
      answer: "Seen.",
    };
    store.add({
      id: ID,
      records: buildLog().prompt(0, "look", { prompt_id: "p1" }).stop(9).records,
      transcript: transcriptOf(ID, store.folder("shop"), [turn]),
    });
    const { code, stdout, stderr } = await store.run(replay, ["--full"]);
    expect(code).toBe(0);
    expect(stdout).toContain("● Seen.");
    expect(stderr).toMatch(/^logbook: .* Reading the raw copies instead, which is slower\.\n$/);
  });
});

describe("logbook replay --follow", () => {
  it("prints what is there, then what is appended, until it is interrupted", async () => {
    using store = makeStore();
    const log = buildLog().start(0).prompt(1, "go", { prompt_id: "p1" });
    store.add({ id: ID, records: log.records });
    const path = join(store.store.sessions, ID, "log.jsonl");
    const interrupt = new AbortController();
    const running = store.run(replay, ["--follow"], {
      onInterrupt: (stop) => interrupt.signal.addEventListener("abort", stop),
    });
    await sleep(50);
    const more = buildLog().call(9, 1, "Bash", "make", { prompt_id: "p1" }).records;
    fs.appendFileSync(path, more.map((record) => `${JSON.stringify({ ...record, session: ID })}\n`).join(""));
    await sleep(500);
    interrupt.abort();
    const { code, stdout } = await running;
    expect(code).toBe(0);
    expect(stdout.match(/❯ go/g)).toHaveLength(1);
    expect(stdout.match(/✓ Bash +make/g)).toHaveLength(1);
  });

  it("streams records as JSON lines with --json", async () => {
    using store = makeStore();
    store.add({ id: ID, records: richLog() });
    const interrupt = new AbortController();
    const running = store.run(replay, ["--follow", "--json"], {
      onInterrupt: (stop) => interrupt.signal.addEventListener("abort", stop),
    });
    await sleep(300);
    interrupt.abort();
    const lines = (await running).stdout.trimEnd().split("\n");
    expect(lines.map((line) => (JSON.parse(line) as { event: string }).event)).toEqual(
      richLog().map(({ event }) => event),
    );
  });
});

describe("logbook replay --analyze", () => {
  const astray = () => {
    const log = buildLog().prompt(0, "make the 注文 test pass", { prompt_id: "p1" });
    for (let at = 0; at < 3; at++) log.fail(10 + at * 20, 4, "Bash", "npm test", "1 failed");
    log.call(80, 0.1, "Edit", "/home/dev/shop/src/注文.ts").call(95, 4, "Bash", "npm test");
    log.call(110, 0.1, "Bash", "grep -rn total src", { output_bytes: 90 });
    return log.call(120, 0.1, "Bash", "grep -rn total src", { output_bytes: 90 }).stop(130).records;
  };

  interface Analysis {
    v: number;
    findings: { kind: string; turn: number; steps: string[] }[];
    time: { model_ms: number; tools_ms: number };
    unknown: string[];
  }

  it.each([100, 40])("names what went astray, %i columns wide", async (columns) => {
    using store = makeStore();
    store.add({ id: ID, records: astray() });
    const { code, stdout } = await store.run(replay, ["--analyze"], { columns });
    expect(code).toBe(0);
    await expect(stdout).toMatchFileSnapshot(`__snapshots__/analyze-${columns}.txt`);
  });

  it("is JSON with --json, and says what it cannot know", async () => {
    using store = makeStore();
    store.add({ id: ID, records: astray() });
    const { findings, time, unknown } = (await store.run(replay, ["--analyze", "--json"])).json<Analysis>();
    expect(findings.map(({ kind, turn, steps }) => [kind, turn, steps])).toEqual([
      ["failing-streak", 1, ["toolu_1", "toolu_2", "toolu_3", "toolu_5"]],
      ["repeated-call", 1, ["toolu_6", "toolu_7"]],
    ]);
    expect(time).toMatchObject({ model_ms: 130_000 - 16_300, tools_ms: 16_300 });
    expect(unknown[0]).toBe("Tokens are unknown: the archive does not have them");
  });

  it.runIf(hasEngine)("knows the tokens of archived turns", async () => {
    using store = makeStore();
    const transcript = transcriptOf(ID, store.folder("shop"), [
      { uuid: "0f000000-0000-4000-8000-000000000001", prompt: "hello", answer: "hi", promptId: "p1" },
    ]);
    const records = buildLog().prompt(0, "hello", { prompt_id: "p1" }).stop(5).records;
    store.add({ id: ID, records, transcript });
    store.ingest();
    const { stdout } = await store.run(replay, ["--analyze"]);
    expect(stdout).toContain("✓ nothing went astray");
    expect(stdout).toContain("tokens: 120, and 3.0k from the cache");
    expect(stdout).not.toContain("unknown");
  });

  it("masks secrets in what it quotes", async () => {
    using store = makeStore();
    const secret = ["ghp", "0123456789abcdefghijABCDEFGHIJ012345"].join("_");
    const log = buildLog().prompt(0, "go");
    for (let at = 0; at < 3; at++) log.fail(10 + at * 20, 4, "Bash", `push --token ${secret}`, "no");
    store.add({ id: ID, records: log.records });
    for (const argv of [["--analyze"], ["--analyze", "--json"]]) {
      const { stdout } = await store.run(replay, argv);
      expect(stdout).toContain("failed 3 times in a row");
      expect(stdout).not.toContain(secret.slice(0, 12));
    }
  });
});
