import { expect, it } from "vitest";
import { statsJson, timelineJson } from "../../lib/replay/render-json.ts";
import { deriveStats } from "../../lib/replay/stats.ts";
import { deriveTimeline } from "../../lib/replay/timeline.ts";
import { buildLog, MUCH_LATER_MS, richLog, SESSION } from "../support/session-log.ts";

const plain = (value: unknown) => JSON.parse(JSON.stringify(value)) as Record<string, unknown>;

it("the whole of a rich session, as version 1 has it", async () => {
  const timeline = deriveTimeline(richLog(), { nowMs: MUCH_LATER_MS, isAlive: false });
  const json = JSON.stringify(timelineJson(timeline), null, 2);
  await expect(`${json}\n`).toMatchFileSnapshot("__snapshots__/replay.json");
});

it("a small session, by value", () => {
  const log = buildLog()
    .start(0, "startup", { model: "opus" })
    .prompt(1, "go", { prompt_id: "p1", uuid: "u1" });
  log.fail(4, 2, "Bash", "make", "exit 2").stop(5);
  const totals = {
    ...{ turns: 1, prompts: 1, calls: 1, failed: 1, refused: 0, cancelled: 0, agents: 0, compactions: 0 },
    ...{ tool_ms: 2_000, input_bytes: 64, output_bytes: 0 },
  };
  const timeline = deriveTimeline(log.records, { nowMs: MUCH_LATER_MS, isAlive: false });
  expect(plain(timelineJson(timeline))).toEqual({
    v: 1,
    session: SESSION,
    state: "silent",
    start: "2026-03-01T09:14:00.000Z",
    end: "2026-03-01T09:14:05.000Z",
    duration_ms: 5_000,
    cwd: "/home/dev/shop",
    model: "opus",
    totals,
    turns: [
      {
        number: 1,
        turn: "u1",
        prompt_id: "p1",
        prompt: "go",
        is_notification: false,
        outcome: "answered",
        start: "2026-03-01T09:14:01.000Z",
        end: "2026-03-01T09:14:05.000Z",
        duration_ms: 4_000,
        totals,
        steps: [
          {
            kind: "tool",
            start: "2026-03-01T09:14:02.000Z",
            offset_ms: 1_000,
            tool_use_id: "toolu_1",
            tool: "Bash",
            target: "make",
            outcome: "failed",
            error: "exit 2",
            duration_ms: 2_000,
            input_bytes: 64,
          },
        ],
      },
    ],
    marks: [{ mark: "start", time: "2026-03-01T09:14:00.000Z", detail: "startup", model: "opus" }],
  });
});

it("statistics, by value", () => {
  const log = buildLog().prompt(1, "go", { prompt_id: "p1" }).call(4, 2, "Bash", "make").stop(5);
  const stats = deriveStats([deriveTimeline(log.records, { nowMs: MUCH_LATER_MS, isAlive: false })]);
  const totals = {
    ...{ turns: 1, prompts: 1, calls: 1, failed: 0, refused: 0, cancelled: 0, agents: 0, compactions: 0 },
    ...{ tool_ms: 2_000, input_bytes: 64, output_bytes: 1_234 },
  };
  expect(plain(statsJson(stats))).toEqual({
    v: 1,
    sessions: 1,
    totals,
    tools: [
      {
        ...{ tool: "Bash", calls: 1, failed: 0, refused: 0, cancelled: 0, total_ms: 2_000, median_ms: 2_000 },
        ...{ longest_ms: 2_000, input_bytes: 64, output_bytes: 1_234 },
      },
    ],
    days: [{ day: "2026-03-01", sessions: 1, ...totals }],
    time: { model_ms: 2_000, tools_ms: 2_000, user_ms: 0, away_ms: 0 },
    astray: [],
  });
});
