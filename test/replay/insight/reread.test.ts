import { describe, expect, it } from "vitest";
import { findingsOf, SHOP, titlesOf, turnOf } from "../../support/insight-turn.ts";
import { buildLog } from "../../support/session-log.ts";

describe("a file read again", () => {
  it("is named once, with all its readings", () => {
    expect(
      findingsOf(turnOf(["Read a.ts", "Bash npm test", "Read a.ts", "Edit b.ts", "Read a.ts"])),
    ).toMatchObject([
      {
        title: "`a.ts` was read 3 times without a change in between",
        detail: "1.0 kB read again",
        steps: ["toolu_1", "toolu_3", "toolu_5"],
      },
    ]);
  });

  it.each([
    ["its own edit", ["Read a.ts", "Edit a.ts", "Read a.ts"]],
    ["an edit that was turned down", ["Read a.ts", "!Edit a.ts", "Read a.ts"]],
    ["a command that may have written it", ["Read a.ts", "Bash npx biome check --write", "Read a.ts"]],
  ])("may be, after %s", (_what, words) => {
    expect(titlesOf(turnOf(words))).toEqual([]);
  });

  it("may be, after a compaction, and in another context", () => {
    const log = turnOf(["Read a.ts"]).add(12, "PreCompact", { trigger: "auto" }).start(14, "compact");
    expect(titlesOf(turnOf(["Read a.ts"], log, 30))).toEqual([]);
    const parent = turnOf(["Read a.ts"]).add(12, "SubagentStart", { agent_id: "a1", agent_type: "Explore" });
    parent.call(14, 0, "Read", `${SHOP}/a.ts`, {
      agent_id: "a1",
      hash: "Read a.ts".padEnd(16),
      output_bytes: 500,
    });
    expect(titlesOf(parent)).toEqual([]);
  });

  it("counts from the third time on where prompts lie between, and only if its size is the same", () => {
    const log = turnOf(["Read a.ts"]).stop(12).prompt(20, "and");
    turnOf(["Read a.ts"], log, 30);
    expect(titlesOf(log)).toEqual([]);
    turnOf(["Read a.ts"], log.stop(35).prompt(40, "again"), 50);
    expect(titlesOf(log)).toEqual(["`a.ts` was read 3 times without a change in between"]);
  });

  it("is the same file by its whole and by its relative path", () => {
    const log = buildLog()
      .prompt(0, "go")
      .call(10, 0, "Read", `${SHOP}/a.ts`, { hash: "r", output_bytes: 5 });
    log.call(20, 0, "Edit", "a.ts").call(30, 0, "Read", `${SHOP}/a.ts`, { hash: "r", output_bytes: 5 });
    expect(titlesOf(log)).toEqual([]);
  });
});
