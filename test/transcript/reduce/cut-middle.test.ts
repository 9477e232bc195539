import { describe, expect, it } from "vitest";
import { cutMiddle } from "../../../lib/transcript/reduce/cut-middle.ts";
import type { Message, Spilled } from "../../../lib/transcript/reduce/slice.ts";
import { answer, brokenPairs, call, results, storeOf, user } from "./fixtures.ts";

const asSpilled = (messages: readonly Message[]): Spilled => ({ stage: "spilled", messages });
describe("cut the middle", () => {
  const talk = (count: number, from = 0) =>
    Array.from({ length: count }, (_, at) =>
      at % 2 === 0 ? user(`u${from + at}`) : answer(`a${from + at}`),
    );

  it("leaves 49 messages alone and reduces 50 to 30", () => {
    const store = storeOf([]);
    expect(cutMiddle(asSpilled(talk(49)), store).messages).toHaveLength(49);
    const cut = cutMiddle(asSpilled(talk(50)), store).messages;
    expect(cut).toHaveLength(30);
    expect(cut[3]).toMatchObject({ role: "archived", count: 21, command: "logbook show session-1" });
  });

  it("T8: 51 messages and six rounds of two more are archived once", () => {
    const store = storeOf([]);
    let messages: readonly Message[] = talk(51);
    let archives = 0;
    for (let round = 0; round <= 6; round++) {
      const cut = cutMiddle(asSpilled(messages), store).messages;
      if (cut.length < messages.length) archives += 1;
      messages = [...cut, ...talk(2, 100 + round * 2)];
    }
    expect(archives).toBe(1);
  });

  it("counts what an earlier marker stood for", () => {
    const store = storeOf([]);
    const once = cutMiddle(asSpilled(talk(60)), store).messages;
    const twice = cutMiddle(asSpilled([...once, ...talk(20, 100)]), store).messages;
    const kept = twice.filter((message) => message.role !== "archived").length;
    expect(twice.find((message) => message.role === "archived")).toMatchObject({ count: 80 - kept });
  });

  it("never separates a call from its results, over a run of result messages", () => {
    const runs = Array.from({ length: 20 }, (_, at) => [
      call(`p${at}`, `q${at}`),
      results([`p${at}`, "one"]),
      results([`q${at}`, "two"]),
    ]).flat();
    const messages = [user("u"), ...runs, answer("x")];
    const after = cutMiddle(asSpilled(messages), storeOf(messages)).messages;
    expect(after.length).toBeLessThan(messages.length);
    expect(brokenPairs(messages, after)).toEqual([]);
  });

  it("cuts nothing that the store does not hold", () => {
    const messages = [...talk(20), call("a"), results(["a", "text"]), ...talk(30, 50)];
    expect(cutMiddle(asSpilled(messages), storeOf([])).messages).toEqual(messages);
  });

  it.each([
    [50, 4],
    [30, 30],
    [20, 30],
  ])("refuses to go from %i to %i messages", (triggerMessages, targetMessages) => {
    const options = { triggerMessages, targetMessages, headMessages: 3 };
    expect(() => cutMiddle(asSpilled(talk(60)), storeOf([]), options)).toThrow(RangeError);
  });
});
