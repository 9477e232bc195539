import { describe, expect, it } from "vitest";
import { findingsOf, titlesOf } from "../../support/insight-turn.ts";
import { buildLog, type LogBuilder } from "../../support/session-log.ts";

const HOUR_S = 3_600;

describe("a long wait", () => {
  const many = (log: LogBuilder, count: number, seconds: number, tookSeconds: number) => {
    for (let at = 0; at < count; at++) log.call(seconds + at * 3, tookSeconds, "Bash", `make part-${at}`);
    return log;
  };

  it("stands out from the session's other calls", () => {
    const log = many(buildLog().prompt(0, "go"), 6, 10, 0.5).call(400, 300, "Bash", "make all").stop(410);
    expect(findingsOf(log)).toEqual([
      {
        kind: "long-wait",
        title: "`make all` took 5m 00s",
        detail: "73 % of the work's time; three of four calls take at most 500ms",
        turn: 1,
        steps: ["toolu_7"],
      },
    ]);
  });

  it.each([
    ["every call is slow", many(buildLog().prompt(0, "go"), 6, 300, 200).call(900, 300, "Bash", "make all")],
    [
      "it is a moment of a long session",
      many(buildLog().prompt(0, "go"), 6, 10, 0.5).call(90, 8, "Bash", "x"),
    ],
    ["nothing is usual yet", many(buildLog().prompt(0, "go"), 2, 10, 0.5).call(400, 300, "Bash", "make all")],
  ])("is none when %s", (_why, log) => {
    expect(titlesOf(log.stop(2_000))).toEqual([]);
  });

  it("is the user's too, while the session is open and the day goes on", () => {
    const paused = (seconds: number) =>
      buildLog()
        .prompt(0, "go")
        .call(10, 1, "Bash", "x")
        .stop(20)
        .prompt(seconds, "on")
        .stop(seconds + 5);
    expect(titlesOf(paused(1_220))).toEqual(["20m 00s passed until the user wrote again"]);
    expect(titlesOf(paused(300))).toEqual([]);
    expect(titlesOf(paused(9 * HOUR_S))).toEqual([]);
    const closed = buildLog().prompt(0, "go").stop(20).end(30).start(1_200, "resume").prompt(1_220, "on");
    expect(titlesOf(closed)).toEqual([]);
  });
});
