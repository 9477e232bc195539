import { describe, expect, it } from "vitest";
import { mergeNoteTurns } from "../../lib/handoff/merge.ts";
import { type NoteTurn, noteTurnsOf, noteTurnsOfRecords } from "../../lib/handoff/note-turn.ts";
import { buildLog, START_MS } from "../support/session-log.ts";
import { said, tool, turn } from "./story.ts";

const log = () =>
  buildLog()
    .prompt(0, "first", { prompt_id: "p1" })
    .call(2, 1, "Bash", "npm test", { tool_use_id: "toolu_a" })
    .stop(3)
    .prompt(10, "second", { prompt_id: "p2" })
    .call(12, 1, "Bash", "npm run build", { tool_use_id: "toolu_b" })
    .call(14, 1, "Read", "a.ts", { tool_use_id: "toolu_c" });

function told(): NoteTurn[] {
  const call = { ...tool("Bash", { command: "npm run build -- --all" }, "boom", true), toolUseId: "toolu_b" };
  const times = { startMs: START_MS + 10_000, endMs: START_MS + 13_000 };
  const steps = [call, said("It failed.")];
  return noteTurnsOf([
    turn("uuid-2", "second, in full", steps, { promptId: "p2", outcome: "open", ...times }),
  ]);
}

describe("log and transcript", () => {
  it("tell of one turn together: the transcript's texts, and calls that it does not have yet", () => {
    const [first, second, ...rest] = mergeNoteTurns(noteTurnsOfRecords(log().records), told());
    expect(rest).toEqual([]);
    expect(first).toMatchObject({ prompt: "first", outcome: "answered" });
    expect(second).toMatchObject({ prompt: "second, in full", answers: ["It failed."], outcome: "open" });
    expect(second?.calls.map(({ id }) => id).sort()).toEqual(["toolu_b", "toolu_c"]);
    expect(second?.calls.find(({ id }) => id === "toolu_b")).toMatchObject({ ok: false, output: "boom" });
  });

  it("keep the logged prompt of a turn whose beginning was not read", () => {
    const half = told().map(({ promptId: _promptId, ...rest }) => ({ ...rest, prompt: "", isUser: false }));
    const [, second] = mergeNoteTurns(noteTurnsOfRecords(log().records), half);
    expect(second).toMatchObject({ prompt: "second", isUser: true, answers: ["It failed."] });
  });

  it("count a record that was written twice once", () => {
    const twice = noteTurnsOfRecords([...log().records, ...log().records]);
    expect(twice).toEqual(noteTurnsOfRecords(log().records));
  });

  it("say that a turn was interrupted when another one came", () => {
    const logged = noteTurnsOfRecords(log().prompt(20, "third", { prompt_id: "p3" }).records);
    expect(mergeNoteTurns(logged, told()).map(({ outcome }) => outcome)).toEqual([
      "answered",
      "interrupted",
      "open",
    ]);
  });
});
