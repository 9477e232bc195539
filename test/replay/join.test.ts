import { describe, expect, it } from "vitest";
import type { Turn } from "../../lib/contract/turn.ts";
import { joinTurns } from "../../lib/replay/join.ts";
import type { TimelineTurn } from "../../lib/replay/shape.ts";
import { deriveTimeline } from "../../lib/replay/timeline.ts";
import { buildLog, MUCH_LATER_MS, START_MS } from "../support/session-log.ts";

const usage = { input: 10, output: 5, cacheRead: 100, cacheWrite: 1 };
const archived = (more: Partial<Turn>): Turn => ({
  id: "u1",
  kind: "human",
  prompt: "go",
  steps: [],
  startMs: START_MS,
  endMs: START_MS,
  models: [],
  usage,
  outcome: "answered",
  ...more,
});
const answer = (text: string, seconds: number) =>
  ({ kind: "answer", text, timeMs: START_MS + seconds * 1_000 }) as const;

function join(log: ReturnType<typeof buildLog>, turns: Turn[]): TimelineTurn[] {
  const timeline = deriveTimeline(log.records, { nowMs: MUCH_LATER_MS, isAlive: false });
  return joinTurns(timeline, turns).items.filter((item) => item.kind === "turn");
}

describe("joinTurns", () => {
  it("puts answers between the calls and sums tokens over queued prompts", () => {
    const log = buildLog().prompt(0, "go", { prompt_id: "p1" }).call(5, 1, "Read", "a");
    log.prompt(7, "fast", { prompt_id: "p1" }).call(10, 1, "Read", "b").stop(12);
    const turns = [
      archived({ promptId: "p1", prompt: "go, all of it", steps: [answer("first", 3), answer("last", 11)] }),
      archived({
        id: "u2",
        promptId: "p1",
        prompt: "fast, please",
        startMs: START_MS + 7_000,
        steps: [answer(" ", 8)],
      }),
    ];
    const [turn] = join(log, turns);
    expect(turn).toMatchObject({
      turnId: "u1",
      prompt: "go, all of it",
      usage: { input: 20, output: 10, cacheRead: 200 },
    });
    expect(turn?.steps.map((step) => ("text" in step ? step.text : step.kind))).toEqual([
      ...["first", "tool", "fast", "tool", "last"],
    ]);
  });

  it.each([
    ["the prompt's uuid", { uuid: "u1" }, {}],
    ["the prompt id", { prompt_id: "p1" }, { id: "x", promptId: "p1" }],
    ["a call in common", {}, { id: "x", prompt: "another text" }],
    ["text and moment", {}, { id: "x", steps: [], startMs: START_MS + 400 }],
  ])("finds the turn by %s", (_by, logged, more) => {
    const log = buildLog()
      .prompt(0, "go", { prompt_id: undefined, ...logged })
      .call(5, 1, "Read", "a", { prompt_id: undefined });
    const call = { kind: "tool", toolUseId: "toolu_1", tool: "Read", input: "{}", output: "text" } as const;
    const steps = [{ ...call, isError: false, startMs: 0, endMs: 0 }];
    const [turn] = join(log, [archived({ steps, ...more })]);
    expect(turn?.usage).toEqual(usage);
  });

  it("leaves alone what only one side has", () => {
    const log = buildLog().prompt(0, "go", { prompt_id: "p1" }).call(5, 1, "Read", "a").stop(6);
    const [turn, ...others] = join(log, [archived({ id: "x", promptId: "other", prompt: "elsewhere" })]);
    expect(others).toEqual([]);
    expect(turn).toMatchObject({ prompt: "go", steps: [{ target: "a" }] });
    expect(turn).not.toHaveProperty("usage");
  });

  it("gives a subagent its own texts", () => {
    const log = buildLog().prompt(0, "go", { prompt_id: "p1" }).call(30, 28, "Agent", "x");
    log.call(9, 1, "Read", "a", { agent_id: "a1" });
    const [turn] = join(log, [
      archived({ id: "x", kind: "agent", agentId: "a1", prompt: "x", steps: [answer("found", 20)] }),
    ]);
    expect(turn?.steps).toMatchObject([
      { agents: [{ steps: [{ target: "a" }, { kind: "answer", text: "found" }] }] },
    ]);
  });
});
