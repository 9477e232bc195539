import { describe, expect, it } from "vitest";
import { deriveFindings, deriveInsight } from "../../../lib/replay/insight/derive.ts";
import { stepKey } from "../../../lib/replay/step-key.ts";
import { listCalls } from "../../../lib/replay/totals.ts";
import { derive, turnOf } from "../../support/insight-turn.ts";
import { buildLog, richLog } from "../../support/session-log.ts";

describe("insight", () => {
  it("splits the time", () => {
    const log = buildLog().start(0).prompt(10, "go").call(30, 10, "Bash", "x").call(32, 5, "Bash", "y");
    log.call(50, 10, "AskUserQuestion", "which?").stop(60).end(80);
    log.start(1_000, "resume").prompt(1_010, "on").stop(1_040);
    expect(deriveInsight(derive(log)).time).toEqual({
      modelMs: 58_000,
      toolsMs: 12_000,
      userMs: 50_000,
      awayMs: 920_000,
    });
  });

  it("counts a night as nobody's, though the client stayed open", () => {
    const log = buildLog()
      .start(0)
      .prompt(10, "go")
      .stop(20)
      .prompt(9 * 3_600, "on");
    expect(deriveInsight(derive(log.stop(9 * 3_600 + 5))).time).toEqual({
      modelMs: 15_000,
      toolsMs: 0,
      userMs: 10_000,
      awayMs: 9 * 3_600_000 - 20_000,
    });
  });

  it("gives a subagent's calls as the tools' time, not the call that waits for it", () => {
    expect(deriveInsight(derive({ records: richLog() })).time.toolsMs).toBe(
      12 + 40 + 41_200 + 900 + 3_000 + 20 + 30 + 12_000 + 9_000,
    );
  });

  it("says that tokens and the texts of edits are unknown without the archive", () => {
    expect(deriveInsight(derive({ records: richLog() })).unknown).toEqual([
      "Tokens are unknown: the archive does not have them",
      "Whether edits were undone is known in part only: the archive lacks the texts",
    ]);
    expect(deriveInsight(derive(buildLog()))).toMatchObject({ findings: [], unknown: [] });
  });

  it("points at steps of the timeline", () => {
    const log = turnOf(["Read a.ts", "Read a.ts", "!Bash x", "!Bash x", "!Bash x"]);
    const timeline = derive(log);
    const keys = new Set(
      timeline.items.flatMap((item) => (item.kind === "turn" ? listCalls(item.steps) : [])).map(stepKey),
    );
    const steps = deriveFindings(timeline).flatMap((finding) => finding.steps);
    expect(steps.length).toBe(5);
    expect(steps.filter((key) => !keys.has(key))).toEqual([]);
  });
});
