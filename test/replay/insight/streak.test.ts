import { describe, expect, it } from "vitest";
import { findingsOf, titlesOf, turnOf } from "../../support/insight-turn.ts";
import { buildLog } from "../../support/session-log.ts";

describe("a failing streak", () => {
  it("says what ended it", () => {
    const log = turnOf(["!Bash npm test", "Edit a.ts", "!Bash npm test", "Edit b.ts", "!Bash npm test -- x"]);
    expect(findingsOf(turnOf(["Edit c.ts", "Bash npm test"], log, 100))).toEqual([
      {
        kind: "failing-streak",
        title: "`npm test` failed 3 times in a row",
        detail: "worked after editing `c.ts`, 1m 00s later",
        turn: 1,
        steps: ["toolu_1", "toolu_3", "toolu_5", "toolu_7"],
      },
    ]);
  });

  it.each([
    ["nothing that worked followed", ["!Bash make x", "!Bash make x", "!Bash make x", "Read a.ts"]],
    [
      "worked as `make x -k`, 10.2s later",
      ["!Bash make x", "!Bash make x", "!Bash make x", "Bash make x -k"],
    ],
    [
      "worked when tried once more, 10.2s later",
      ["!Bash make x", "!Bash make x", "!Bash make x", "Bash make x"],
    ],
    ["ended by Read of `a.ts`", ["!Bash cat x", "!Bash ls y", "!Grep z", "Read a.ts"]],
  ])("ends: %s", (detail, words) => {
    const found = findingsOf(turnOf(words));
    expect(found.map((finding) => [finding.kind, finding.detail])).toEqual([["failing-streak", detail]]);
  });

  it.each([
    ["two failures", ["!Bash npm test", "Edit a.ts", "!Bash npm test", "Edit a.ts", "Bash npm test"]],
    [
      "failures of different things",
      ["!Bash npm test", "Read a.ts", "!Bash npm run x", "Read b.ts", "!Bash make"],
    ],
    [
      "three test files that fail",
      ["Read c", "!Bash jest a", "Read a", "!Bash jest b", "Read b", "!Bash jest c"],
    ],
  ])("is not %s", (_what, words) => {
    expect(titlesOf(turnOf(words))).toEqual([]);
  });

  it("counts calls that failed at once as one", () => {
    const log = buildLog().prompt(0, "go");
    for (const file of ["a", "b", "c"]) log.fail(12, 2, "Bash", `cat ${file}`, "no");
    expect(titlesOf(log)).toEqual([]);
  });
});
