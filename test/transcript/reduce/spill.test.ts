import { describe, expect, it } from "vitest";
import { reduceWithoutModel } from "../../../lib/transcript/reduce/reduce.ts";
import { wholeSlice } from "../../../lib/transcript/reduce/slice.ts";
import { spill } from "../../../lib/transcript/reduce/spill.ts";
import { answer, call, longText, lostResults, results, storeOf, textsOf, user } from "./fixtures.ts";

describe("spill", () => {
  it("T4: one result of 150,000 characters is over the threshold by itself", () => {
    const messages = [user("u"), call("a"), results(["a", longText("a", 150_000)])];
    const store = storeOf(messages);
    const spilled = spill(wholeSlice(messages), store);
    const [text = ""] = textsOf(spilled.messages);
    expect(text.length).toBeLessThan(2_200);
    expect(text).toContain("logbook show a");
    expect(lostResults(messages, spilled.messages, store)).toEqual([]);
  });

  it("T2: two large results of one batch are both recoverable, the small ones whole", () => {
    const messages = [
      user("u"),
      call("a", "b", "c", "d", "e"),
      results(
        ["a", longText("a", 120_000)],
        ["b", longText("b", 120_000)],
        ["c", longText("c", 100)],
        ["d", longText("d", 100)],
        ["e", longText("e", 100)],
      ),
      answer("x"),
    ];
    const store = storeOf(messages);
    const after = reduceWithoutModel(messages, store, { limitTokens: 1_000_000 });
    expect(lostResults(messages, after, store)).toEqual([]);
    expect(textsOf(after).slice(2)).toEqual(textsOf(messages).slice(2));
  });

  it("keeps a preview whole when spilled again", () => {
    const messages = [call("a"), results(["a", longText("a", 90_000)])];
    const store = storeOf(messages);
    const once = spill(wholeSlice(messages), store, { thresholdChars: 500, previewChars: 2_000 });
    const twice = spill(wholeSlice(once.messages), store, { thresholdChars: 500, previewChars: 2_000 });
    expect(twice.messages).toEqual(once.messages);
  });

  it("leaves a result whole when the store does not hold it", () => {
    const messages = [call("a"), results(["a", longText("a", 90_000)])];
    expect(spill(wholeSlice(messages), storeOf([])).messages).toEqual(messages);
  });
});
