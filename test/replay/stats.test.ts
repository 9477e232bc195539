import { describe, expect, it } from "vitest";
import { deriveStats, tallyTools } from "../../lib/replay/stats.ts";
import { deriveTimeline } from "../../lib/replay/timeline.ts";
import { buildLog, MUCH_LATER_MS, richLog, START_MS } from "../support/session-log.ts";

const derive = (log: ReturnType<typeof buildLog>["records"]) =>
  deriveTimeline(log, { nowMs: MUCH_LATER_MS, isAlive: false });
const DAY_S = 24 * 3_600;

describe("tallyTools", () => {
  it("counts subagents' calls too, most time first", () => {
    expect(tallyTools([derive(richLog())]).map(({ tool, calls, totalMs }) => [tool, calls, totalMs])).toEqual(
      [
        ["Bash", 3, 50_200],
        ["Agent", 1, 25_300],
        ["mcp__github__create_pull_request", 1, 12_000],
        ["Grep", 2, 3_040],
        ["Edit", 2, 930],
        ["Read", 2, 32],
      ],
    );
  });

  it("gives median and longest over the calls whose duration is known", () => {
    const log = buildLog().prompt(0, "go", { prompt_id: "p1" });
    for (const seconds of [1, 2, 9]) log.call(20 + seconds, seconds, "Bash", "x");
    log.deny(60, "Bash", "y", "user-rejected");
    expect(tallyTools([derive(log.records)])).toMatchObject([
      { calls: 4, refused: 1, medianMs: 2_000, longestMs: 9_000, totalMs: 12_000 },
    ]);
  });
});

describe("deriveStats", () => {
  const log = buildLog();
  for (const day of [0, 1, 2]) {
    log
      .prompt(day * DAY_S, `day ${day}`)
      .call(day * DAY_S + 5, 1, "Bash", "x")
      .stop(day * DAY_S + 9);
  }
  const timeline = derive(log.records);

  it("counts a turn on the day it began, newest day first", () => {
    const { days, sessions } = deriveStats([timeline, { ...timeline, session: "other" }]);
    expect(sessions).toBe(2);
    expect(days.map(({ day, sessions: count, totals }) => [day, count, totals.calls])).toEqual([
      ["2026-03-03", 2, 2],
      ["2026-03-02", 2, 2],
      ["2026-03-01", 2, 2],
    ]);
  });

  it("leaves out what began outside the period", () => {
    const secondDayMs = START_MS + DAY_S * 1_000;
    expect(deriveStats([timeline], { sinceMs: secondDayMs, untilMs: secondDayMs + 1 })).toMatchObject({
      sessions: 1,
      totals: { turns: 1, calls: 1 },
      tools: [{ tool: "Bash", calls: 1 }],
    });
    expect(deriveStats([timeline], { sinceMs: MUCH_LATER_MS * 2 })).toMatchObject({ sessions: 0, tools: [] });
  });

  it("splits the time of the turns inside the period, and of them alone", () => {
    expect(deriveStats([timeline]).time).toEqual({
      modelMs: 3 * 8_000,
      toolsMs: 3 * 1_000,
      userMs: 0,
      awayMs: 2 * (DAY_S - 9) * 1_000,
    });
    const secondDayMs = START_MS + DAY_S * 1_000;
    const { time } = deriveStats([timeline], { sinceMs: secondDayMs, untilMs: secondDayMs + 1 });
    expect(time).toEqual({ modelMs: 8_000, toolsMs: 1_000, userMs: 0, awayMs: 0 });
  });

  it("counts what went astray, and where most of it did", () => {
    const astray = buildLog().prompt(0, "go");
    for (const seconds of [10, 20, 30]) astray.fail(seconds, 1, "Bash", "npm test", "no");
    const one = derive(astray.records);
    for (const seconds of [40, 50, 60]) astray.fail(seconds, 1, "Bash", "npm run lint", "no");
    const two = { ...derive(astray.records), session: "two" };
    expect(deriveStats([one, two, timeline]).astray).toEqual([
      { kind: "failing-streak", findings: 3, session: "two" },
    ]);
    expect(deriveStats([timeline]).astray).toEqual([]);
  });
});
