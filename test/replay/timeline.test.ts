import { describe, expect, it } from "vitest";
import type { LogRecord } from "../../lib/contract/log-record.ts";
import type { Step, TimelineTurn } from "../../lib/replay/shape.ts";
import { deriveTimeline } from "../../lib/replay/timeline.ts";
import { listCalls } from "../../lib/replay/totals.ts";
import { buildLog, MUCH_LATER_MS, richLog, START_MS } from "../support/session-log.ts";

const derive = (records: readonly LogRecord[], nowMs = MUCH_LATER_MS, isAlive = false) =>
  deriveTimeline(records, { nowMs, isAlive });
const turnsOf = (records: readonly LogRecord[], nowMs?: number, isAlive?: boolean): TimelineTurn[] =>
  derive(records, nowMs, isAlive).items.filter((item) => item.kind === "turn");
const outcomesOf = (records: readonly LogRecord[], nowMs?: number, isAlive?: boolean) =>
  turnsOf(records, nowMs, isAlive).map(({ outcome }) => outcome);
const kindsOf = (steps: readonly Step[]) => steps.map(({ kind }) => kind);

describe("deriveTimeline", () => {
  it("gives an empty timeline for an empty log", () => {
    expect(derive([])).toMatchObject({ items: [], totals: { turns: 0, calls: 0 } });
  });

  it("puts every call in its turn, in order, with offset and outcome", () => {
    const [first, second] = turnsOf(richLog());
    expect(kindsOf(first!.steps)).toEqual([
      ...["tool", "tool", "tool", "tool", "tool", "tool", "compaction", "prompt", "tool", "tool"],
    ]);
    expect(listCalls(first!.steps).map(({ tool, offsetMs, outcome }) => [tool, offsetMs, outcome])).toEqual([
      ["Read", 1_988, "ok"],
      ["Grep", 2_260, "ok"],
      ["Bash", 2_800, "ok"],
      ["Edit", 57_100, "failed"],
      ["Bash", 72_000, "refused"],
      ["Agent", 76_700, "ok"],
      ["Grep", 79_000, "ok"],
      ["Read", 90_980, "ok"],
      ["Edit", 141_970, "ok"],
      ["mcp__github__create_pull_request", 150_000, "ok"],
    ]);
    expect(second).toMatchObject({ number: 2, prompt: "deploy it", outcome: "interrupted" });
    expect(listCalls(second!.steps)).toMatchObject([{ outcome: "cancelled" }]);
  });

  it("adds up", () => {
    expect(derive(richLog()).totals).toEqual({
      turns: 2,
      prompts: 3,
      calls: 11,
      failed: 1,
      refused: 1,
      cancelled: 1,
      agents: 1,
      compactions: 1,
      // The Agent call's 25.3 s are its subagent's.
      toolMs: 12 + 40 + 41_200 + 900 + 3_000 + 20 + 30 + 12_000 + 9_000,
      inputBytes: listCalls(turnsOf(richLog()).flatMap(({ steps }) => steps)).reduce(
        (sum, c) => sum + c.inputBytes!,
        0,
      ),
      outputBytes: 1_234 * (1 + 2 + 3 + 6 + 7 + 8 + 9 + 10 + 11),
    });
  });
});

describe("the outcome of a turn without Stop", () => {
  const begun = () => buildLog().prompt(0, "go", { prompt_id: "p1" }).call(10, 1, "Bash", "make");
  const minutes = (count: number) => START_MS + count * 60_000;

  it.each([
    ["a later prompt", begun().prompt(60, "again", { prompt_id: "p2" }).records],
    ["a later start", begun().start(60, "resume").records],
    ["an end", begun().end(60).records],
  ])("is interrupted by %s", (_what, records) => {
    expect(outcomesOf(records, minutes(2))[0]).toBe("interrupted");
  });

  it("stays open when only a compaction starts the session anew", () => {
    expect(outcomesOf(begun().start(60, "compact").records, minutes(2))).toEqual(["open"]);
  });

  it("is open for 30 minutes, then interrupted unless a process is alive or the transcript moves", () => {
    const { records } = begun();
    expect(outcomesOf(records, minutes(30))).toEqual(["open"]);
    expect(outcomesOf(records, minutes(31))).toEqual(["interrupted"]);
    expect(outcomesOf(records, minutes(31), true)).toEqual(["open"]);
    const options = { nowMs: minutes(31), isAlive: false, transcriptMs: minutes(20) };
    expect(deriveTimeline(records, options).items).toMatchObject([{ outcome: "open" }]);
  });

  it("is corrected by a late Stop", () => {
    const log = begun().prompt(60, "again", { prompt_id: "p2" }).stop(70, { prompt_id: "p1" });
    expect(outcomesOf(log.records, minutes(2))).toEqual(["answered", "open"]);
  });

  it("is an error when the turn failed, and answered when it went on after that", () => {
    const failed = begun().add(20, "StopFailure", { prompt_id: "p1", error: "overloaded" });
    expect(outcomesOf(failed.records)).toEqual(["error"]);
    expect(turnsOf(failed.records)[0]?.steps.at(-1)).toMatchObject({ kind: "failure", error: "overloaded" });
    expect(outcomesOf(failed.stop(30, { prompt_id: "p1" }).records)).toEqual(["answered"]);
  });

  it("is answered for an imported turn, which no hook saw, unless its last call was cut off", () => {
    const told = { origin: "transcript" };
    const imported = buildLog(told).prompt(0, "go", { prompt_id: "p1" }).call(10, 1, "Bash", "make", told);
    expect(outcomesOf(imported.records)).toEqual(["answered"]);
    expect(outcomesOf(imported.deny(20, "Bash", "sleep 99", "interrupted").records)).toEqual(["interrupted"]);
  });
});

describe("prompts", () => {
  it("are what a session begins with, not the agents that an old client warms up", () => {
    const log = buildLog().start(0);
    const agent = { agent_id: "a1", agent_type: "Explore", prompt_id: undefined };
    log.add(0.2, "SubagentStart", agent).prompt(0.5, "go", { prompt_id: undefined });
    log.add(0.9, "SubagentStop", { ...agent, agent_type: undefined }).stop(2, { prompt_id: undefined });
    expect(turnsOf(log.records).map(({ prompt, steps }) => [prompt, steps])).toEqual([["go", []]]);
  });

  it("typed while a turn runs belong to it", () => {
    const log = buildLog()
      .prompt(0, "go", { prompt_id: "p1" })
      .prompt(5, "faster", { prompt_id: "p1" })
      .stop(9, { prompt_id: "p1" });
    expect(turnsOf(log.records)).toMatchObject([
      { prompt: "go", steps: [{ kind: "prompt", text: "faster", offsetMs: 5_000 }] },
    ]);
  });

  it("of one id begin a turn each where no hook saw them: a fork's transcript gives all the same", () => {
    const log = buildLog({ origin: "transcript" });
    for (const [n, text] of ["one", "two"].entries()) {
      log.prompt(n * 60, text, { prompt_id: "fork", uuid: `u${n}`, origin: "transcript" });
      log.call(n * 60 + 9, 1, "Read", `of ${text}`, { origin: "transcript" });
    }
    expect(turnsOf(log.records).map(({ prompt, steps }) => [prompt, listCalls(steps)[0]?.target])).toEqual([
      ["one", "of one"],
      ["two", "of two"],
    ]);
  });

  it("of two terminals keep their own calls", () => {
    const log = buildLog().prompt(0, "left", { prompt_id: "l" }).prompt(1, "right", { prompt_id: "r" });
    log.call(3, 1, "Bash", "one", { prompt_id: "l" }).call(4, 1, "Bash", "two", { prompt_id: "r" });
    log.stop(5, { prompt_id: "l" }).stop(6, { prompt_id: "r" });
    expect(
      turnsOf(log.records).map((turn) => [turn.prompt, listCalls(turn.steps).map((call) => call.target)]),
    ).toEqual([
      ["left", ["one"]],
      ["right", ["two"]],
    ]);
  });

  it("of clients without prompt ids begin a turn each", () => {
    const log = buildLog().prompt(0, "one", { prompt_id: undefined }).call(2, 1, "Read", "a").stop(3);
    log.prompt(20, "two", { prompt_id: undefined }).call(22, 1, "Read", "b").stop(23);
    expect(
      turnsOf(log.records).map(({ prompt, totals, outcome }) => [prompt, totals.calls, outcome]),
    ).toEqual([
      ["one", 1, "answered"],
      ["two", 1, "answered"],
    ]);
  });

  it("that the log lacks still make a turn", () => {
    expect(turnsOf(buildLog().call(5, 1, "Read", "a").records)).toMatchObject([
      { totals: { calls: 1, prompts: 0 } },
    ]);
  });

  it("of the client itself are told apart from the user's", () => {
    const log = buildLog().prompt(0, "<task-notification>\n<summary>done</summary></task-notification>");
    expect(turnsOf(log.records)).toMatchObject([{ isNotification: true }]);
  });
});

describe("subagents", () => {
  const agents = (records: readonly LogRecord[]) =>
    turnsOf(records)[0]!.steps.map((step) =>
      step.kind === "tool"
        ? [
            step.target,
            step.agents.map((agent) => [agent.agentId, listCalls(agent.steps).map((call) => call.target)]),
          ]
        : step.kind,
    );

  it("are nested under the call the log names", () => {
    const log = buildLog().prompt(0, "go", { prompt_id: "p1" });
    log.call(20, 18, "Agent", "first").call(20, 18, "Agent", "second", { spawned_agent_id: "a" });
    log.call(5, 1, "Read", "inner", { agent_id: "a" });
    expect(agents(log.records)).toEqual([
      ["first", []],
      ["second", [["a", ["inner"]]]],
    ]);
  });

  it("in parallel go to the calls of their type, then to the calls in order", () => {
    const log = buildLog().prompt(0, "go", { prompt_id: "p1" });
    for (const target of ["Explore: x", "Plan: y", "Plan: z"]) log.call(30, 28, "Task", target);
    for (const [id, type] of Object.entries({ a: "Plan", b: "Plan", c: "Explore" })) {
      log.add(3, "SubagentStart", { agent_id: id, agent_type: type, prompt_id: "p1" });
      log.call(5, 1, "Read", `of ${id}`, { agent_id: id, agent_type: type });
    }
    expect(agents(log.records)).toEqual([
      ["Explore: x", [["c", ["of c"]]]],
      ["Plan: y", [["a", ["of a"]]]],
      ["Plan: z", [["b", ["of b"]]]],
    ]);
  });

  it("of subagents are nested in those", () => {
    const log = buildLog().prompt(0, "go", { prompt_id: "p1" });
    log.call(60, 58, "Agent", "outer").call(50, 40, "Agent", "middle", { agent_id: "a" });
    log.add(2.5, "SubagentStart", { agent_id: "a", agent_type: "x", prompt_id: "p1" });
    log.call(20, 1, "Read", "deep", { agent_id: "b", parent_agent_id: "a" });
    const [outer] = turnsOf(log.records)[0]!.steps;
    expect(outer).toMatchObject({
      target: "outer",
      agents: [
        {
          agentId: "a",
          steps: [{ target: "middle", agents: [{ agentId: "b", steps: [{ target: "deep" }] }] }],
        },
      ],
    });
  });

  it("stand beside when no call is theirs, and stay whole when they outlive their turn", () => {
    const log = buildLog().prompt(0, "go", { prompt_id: "p1" });
    log
      .add(2, "SubagentStart", { agent_id: "a", agent_type: "x", prompt_id: "p1" })
      .stop(5, { prompt_id: "p1" });
    log
      .prompt(60, "next", { prompt_id: "p2" })
      .call(70, 1, "Read", "late", { agent_id: "a", prompt_id: "p2" });
    expect(turnsOf(log.records)[0]).toMatchObject({
      outcome: "answered",
      steps: [{ kind: "agent", agentId: "a", state: "interrupted", steps: [{ target: "late" }] }],
    });
  });

  it("that no hook saw begin are not called interrupted for want of an end", () => {
    const log = buildLog({ origin: "transcript" }).prompt(0, "go", { uuid: "u0" });
    log.call(4, 1, "Bash", "ls", { agent_id: "a1" });
    const [turn] = turnsOf(log.records, MUCH_LATER_MS);
    expect(turn?.steps).toMatchObject([{ kind: "agent", agentId: "a1", state: "done" }]);
  });

  it("of an empty type are the client's own and not shown", () => {
    const log = buildLog().prompt(0, "go", { prompt_id: "p1" }).stop(5, { prompt_id: "p1" });
    log.add(6, "SubagentStop", { agent_id: "z", agent_type: "", prompt_id: "p1" });
    expect(turnsOf(log.records)[0]?.steps).toEqual([]);
  });
});

describe("marks", () => {
  it("stand between the turns: starts, ends, typed compactions", () => {
    const log = buildLog().start(0).prompt(5, "go", { prompt_id: "p1" }).stop(9, { prompt_id: "p1" });
    log
      .add(20, "PreCompact", { trigger: "manual", prompt_id: "p1" })
      .start(29, "compact")
      .add(30, "PostCompact");
    log.start(60, "resume").end(70, "clear");
    expect(derive(log.records).items).toMatchObject([
      { mark: "start", detail: "startup" },
      { kind: "turn", steps: [] },
      { mark: "compaction", detail: "manual", durationMs: 9_000 },
      { mark: "start", detail: "resume" },
      { mark: "end", detail: "clear" },
    ]);
  });

  it("Q13: count a compaction once however many events tell of it", () => {
    for (const events of [["SessionStart"], ["PostCompact"], ["PostCompact", "SessionStart"], []]) {
      const log = buildLog().prompt(0, "go", { prompt_id: "p1" }).add(10, "PreCompact", { trigger: "auto" });
      for (const event of events) log.add(15, event, event === "SessionStart" ? { source: "compact" } : {});
      log.call(20, 1, "Read", "a").stop(25, { prompt_id: "p1" });
      expect(derive(log.records).totals.compactions).toBe(1);
      expect(kindsOf(turnsOf(log.records)[0]!.steps)).toEqual(["compaction", "tool"]);
    }
  });

  it("say how the session stands", () => {
    const log = buildLog().prompt(0, "go");
    expect(derive(log.records, START_MS + 1_000).state).toBe("open");
    expect(derive(log.records).state).toBe("silent");
    expect(derive(log.end(60).records).state).toBe("ended");
    expect(derive(log.start(90, "resume").records, START_MS + 91_000).state).toBe("open");
  });
});
