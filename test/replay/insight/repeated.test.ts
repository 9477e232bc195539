import { describe, expect, it } from "vitest";
import { findingsOf, SHOP, titlesOf, turnOf } from "../../support/insight-turn.ts";
import { buildLog } from "../../support/session-log.ts";

describe("a repeated call", () => {
  it("is one with nothing in between that could have changed its result", () => {
    expect(findingsOf(turnOf(["Bash npm test", "Read a.ts", "Grep x", "Bash npm test"]))).toEqual([
      {
        kind: "repeated-call",
        title: "`npm test` ran 2 times with nothing changed in between",
        detail: "1 call and 200ms to spare",
        turn: 1,
        steps: ["toolu_1", "toolu_4"],
      },
    ]);
  });

  it.each([
    ["an edit", ["Bash npm test", "Edit a.ts", "Bash npm test"]],
    ["a command that may do anything", ["Bash npm test", "Bash node gen.mjs", "Bash npm test"]],
    ["a command that writes a file", ["Bash npm test", "Bash echo 1 > a.ts", "Bash npm test"]],
    ["a pause", ["Bash cat state.txt", "Bash sleep 5", "Bash cat state.txt"]],
    ["another server's tool", ["Bash npm test", "mcp__db__write x", "Bash npm test"]],
    ["another outcome", ["!Bash npm test", "Bash npm test"]],
  ])("is none after %s", (_what, words) => {
    expect(titlesOf(turnOf(words))).toEqual([]);
  });

  it.each([
    ["gh run view 7"],
    ["curl -s localhost:3000/health"],
    ["tail -f build.log"],
    ["docker ps"],
    ["sleep 5 && cat state.txt"],
  ])("is none where the world is waited for: %s", (command) => {
    expect(titlesOf(turnOf(Array.from({ length: 4 }, () => `Bash ${command}`)))).toEqual([]);
  });

  it("is none when the user wrote in between, or the output changed", () => {
    const log = turnOf(["Bash npm test"]).stop(15).prompt(20, "I changed it, again please");
    expect(titlesOf(turnOf(["Bash npm test"], log, 30))).toEqual([]);
    const grown = buildLog().prompt(0, "go").call(10, 1, "Bash", "npm test", { output_bytes: 400 });
    expect(titlesOf(grown.call(20, 1, "Bash", "npm test", { output_bytes: 900 }))).toEqual([]);
  });

  it("is none when a subagent edited meanwhile", () => {
    const log = turnOf(["Bash npm test"]).add(12, "SubagentStart", { agent_id: "a1", agent_type: "Explore" });
    log.call(14, 1, "Edit", `${SHOP}/a.ts`, { agent_id: "a1" });
    log.add(15, "SubagentStop", { agent_id: "a1", agent_type: "Explore" });
    expect(titlesOf(turnOf(["Bash npm test"], log, 30))).toEqual([]);
  });

  it("may look around twice, not three times", () => {
    expect(titlesOf(turnOf(["Bash ls -la", "Bash ls -la"]))).toEqual([]);
    expect(titlesOf(turnOf(["Bash ls -la", "Bash ls -la", "Bash ls -la"]))).toEqual([
      "`ls -la` ran 3 times with nothing changed in between",
    ]);
  });

  it("is told apart by its whole input, a command by itself", () => {
    const log = buildLog().prompt(0, "go");
    log.call(10, 1, "WebFetch", "https://a.example", { hash: "one", output_bytes: 9 });
    log.call(20, 1, "WebFetch", "https://a.example", { hash: "two", output_bytes: 9 });
    log.call(30, 1, "Bash", "npm test", { hash: "with this description", output_bytes: 9 });
    log.call(40, 1, "Bash", "npm test", { hash: "with that description", output_bytes: 9 });
    expect(titlesOf(log)).toEqual(["`npm test` ran 2 times with nothing changed in between"]);
  });

  it("is unknown where the log masks a secret in it", () => {
    const log = buildLog().prompt(0, "go");
    for (const [at, hash] of ["one", "two"].entries())
      log.call(10 + 10 * at, 1, "Bash", "deploy [redacted:token]", { hash });
    expect(titlesOf(log)).toEqual([]);
  });
});
