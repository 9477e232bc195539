import { describe, expect, it } from "vitest";
import { reduceWithoutModel } from "../../../lib/transcript/reduce/reduce.ts";
import { type Ledger, sliceOfTurns } from "../../../lib/transcript/reduce/slice.ts";
import { answer, call, longText, lostResults, results, storeOf, user } from "./fixtures.ts";

describe("reduce", () => {
  it("T11: a pointer made in an earlier reduction still opens the original", () => {
    const ids = ["a", "b", "c", "d", "e"];
    const batch = results(...ids.map((id): [string, string] => [id, longText(id, 5_000)]));
    const messages = [user("u"), call(...ids), batch, answer("x")];
    const store = storeOf(messages);
    const once = reduceWithoutModel(messages, store, { limitTokens: 100 });
    const more = Array.from({ length: 60 }, (_, at) => (at % 2 === 0 ? user(`m${at}`) : answer(`n${at}`)));
    const twice = reduceWithoutModel([...once, ...more], store, { limitTokens: 100 });
    expect(lostResults(messages, twice, store)).toEqual([]);
  });

  it("T12: messages of turns are plain data and survive JSON unchanged", () => {
    const messages = sliceOfTurns([
      {
        id: "t",
        kind: "human",
        prompt: '提示 \u0000 "quoted"',
        steps: [
          {
            kind: "tool",
            toolUseId: "a",
            tool: "Bash",
            input: "{}",
            output: "x\ny",
            isError: false,
            startMs: 1,
            endMs: 2,
          },
          { kind: "answer", text: "done", timeMs: 3 },
        ],
        startMs: 0,
        endMs: 3,
        models: [],
        usage: { input: 0, output: 0, cacheRead: 0, cacheWrite: 0 },
        outcome: "answered",
      },
    ]);
    expect(JSON.parse(JSON.stringify(messages))).toEqual(messages);
    expect(messages.map((message) => message.role)).toEqual(["user", "assistant", "results", "assistant"]);
  });

  it("gives back the same messages when everything fits", () => {
    const messages = [user("u"), call("a"), results(["a", "short"]), answer("x")];
    const ledger: Ledger = storeOf(messages);
    expect(reduceWithoutModel(messages, ledger, { limitTokens: 10_000 })).toEqual(messages);
  });
});
