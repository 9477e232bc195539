import { describe, expect, test } from "vitest";
import type { Entry, TurnOutcome } from "../../lib/contract/turn.ts";
import { assembleTurn, settleOutcome } from "../../lib/transcript/turns.ts";
import { answer, call, entry, prompt, result, timed } from "./entries.ts";

/** The steps in short: a text, or a call with what came of it. */
const steps = (entries: readonly Entry[]): unknown[] =>
  assembleTurn(entries).steps.map((step) =>
    step.kind === "answer" ? step.text : [step.toolUseId, step.output, step.denial],
  );

describe("assembleTurn", () => {
  test("prompt, steps, times, models, usage and place", () => {
    const usage = { input: 10, output: 5, cacheRead: 3, cacheWrite: 2 };
    const turn = assembleTurn(
      timed([
        prompt("p", null, "do it", { cwd: "/w", branch: "main", promptId: "pid", client: "2.1.332" }),
        entry("l", "p"),
        answer("a1", "l", "looking", { model: "big", usage, messageId: "m1" }),
        call("a2", "a1", "t1", { model: "big", usage: { ...usage, output: 9 }, messageId: "m1" }),
        result("r", "a2", "t1"),
        answer("a3", "r", "done", { model: "small", usage, isFinal: true }),
        entry("late", "a3"),
      ]),
    );
    expect(turn).toEqual({
      id: "p",
      kind: "human",
      promptId: "pid",
      prompt: "do it",
      steps: [
        { kind: "answer", text: "looking", timeMs: 3000 },
        {
          kind: "tool",
          toolUseId: "t1",
          tool: "Bash",
          input: '{"command":"t1"}',
          output: "out of t1",
          isError: false,
          startMs: 4000,
          endMs: 5000,
        },
        { kind: "answer", text: "done", timeMs: 6000 },
      ],
      startMs: 1000,
      endMs: 6000,
      models: ["big", "small"],
      usage: { input: 20, output: 14, cacheRead: 6, cacheWrite: 4 },
      cwd: "/w",
      branch: "main",
      outcome: "answered",
    });
  });

  test("Q9: parallel calls of one message over several lines all stay, each with its own result", () => {
    const entries = timed([
      prompt("p", null, "x"),
      call("a1", "p", "t1", { messageId: "m" }),
      call("a2", "a1", "t2", { messageId: "m" }),
      call("a3", "a2", "t3", { messageId: "m" }),
      result("r3", "a3", "t3"),
      result("r1", "a1", "t1"),
      result("r2", "a2", "t2"),
    ]);
    expect(steps(entries)).toEqual([
      ["t1", "out of t1", undefined],
      ["t2", "out of t2", undefined],
      ["t3", "out of t3", undefined],
    ]);
  });

  test("lines of a message that repeat the blocks before them add nothing", () => {
    const both = answer("a2", "a1", "same", { messageId: "m" });
    const again = call("a3", "a2", "t1", { messageId: "m" });
    const entries = timed([
      prompt("p", null, "x"),
      answer("a1", "p", "same", { messageId: "m" }),
      both,
      again,
      { ...again, uuid: "a4", parent: "a3" },
    ]);
    expect(steps(entries)).toEqual(["same", ["t1", null, undefined]]);
  });

  test("the same words in another message are said twice", () => {
    expect(steps(timed([prompt("p", null, "x"), answer("a1", "p", "ok"), answer("a2", "a1", "ok")]))).toEqual(
      ["ok", "ok"],
    );
  });

  test("copies of an entry count once", () => {
    const entries = timed([
      prompt("p", null, "x"),
      answer("a", "p", "ok", { usage: { input: 1, output: 1, cacheRead: 0, cacheWrite: 0 } }),
    ]);
    expect(assembleTurn([...entries, ...entries])).toEqual(assembleTurn(entries));
  });

  test("a clock that goes back does not turn question and answer around", () => {
    const entries = [
      prompt("p", null, "x", { timeMs: 500 }),
      call("a", "p", "t1", { timeMs: 400 }),
      result("r", "a", "t1", { timeMs: 300 }),
      answer("b", "r", "end", { timeMs: 200 }),
    ];
    expect(steps(entries)).toEqual([["t1", "out of t1", undefined], "end"]);
  });

  test("a real result replaces the refusal that a fork made up, whichever comes first", () => {
    const base = [prompt("p", null, "x", { timeMs: 1 }), call("a", "p", "t1", { timeMs: 2 })];
    const standIn = (timeMs: number): Entry =>
      result("f", "a", "t1", {
        timeMs,
        part: { output: "interrupted", denial: "interrupted", isError: true },
      });
    for (const real of [result("r", "a", "t1", { timeMs: 3 }), result("r", "a", "t1", { timeMs: 9 })]) {
      expect(steps([...base, real, standIn(5)])).toEqual([["t1", "out of t1", undefined]]);
    }
    expect(steps([...base, standIn(5)])).toEqual([["t1", "interrupted", "interrupted"]]);
    expect(steps([...base, { ...result("f", "a", "t1", { timeMs: 5 }), isStandIn: true }])).toEqual([
      ["t1", "out of t1", "cancelled"],
    ]);
  });

  test("a result whose call was lost stands for itself", () => {
    expect(steps(timed([prompt("p", null, "x"), result("r", "p", "t9")]))).toEqual([
      ["t9", "out of t9", undefined],
    ]);
  });

  test("a lost prompt leaves a turn without one, under the given name", () => {
    const lost = timed([answer("a", "gone", "still here")]);
    expect(assembleTurn(lost)).toMatchObject({ id: "a", kind: "human", prompt: "" });
    expect(assembleTurn(lost, "root")).toMatchObject({ id: "root", prompt: "" });
    expect(assembleTurn([{ ...(lost[0] as Entry), agentId: "ag" }])).toMatchObject({
      kind: "agent",
      agentId: "ag",
    });
  });

  test("a turn with a shortened line says so", () => {
    expect(assembleTurn([prompt("p", null, "x", { isCut: true })])).toMatchObject({ isCut: true });
  });

  test("no entries are a mistake of the caller", () => {
    expect(() => assembleTurn([])).toThrow(RangeError);
  });
});

describe("outcome", () => {
  const outcome = (...entries: Entry[]): TurnOutcome =>
    assembleTurn(timed([prompt("p", null, "x"), ...entries])).outcome;
  const final = (uuid: string, parent: string): Entry => answer(uuid, parent, "done", { isFinal: true });

  test.each<[TurnOutcome, string, Entry[]]>([
    ["open", "nothing yet", []],
    ["open", "a call is running", [call("a", "p", "t")]],
    ["open", "a result came", [call("a", "p", "t"), result("r", "a", "t")]],
    ["open", "a text, and more may come", [answer("a", "p", "I will look")]],
    ["answered", "the answer ended", [call("a", "p", "t"), result("r", "a", "t"), final("b", "r")]],
    ["open", "a Stop hook sent it on", [final("a", "p"), call("b", "a", "t")]],
    [
      "answered",
      "it went on and ended again",
      [final("a", "p"), call("b", "a", "t"), result("r", "b", "t"), final("c", "r")],
    ],
    ["answered", "the client marked the end", [answer("a", "p", "text"), entry("y", "a", { isFinal: true })]],
    ["answered", "a local command printed", [entry("y", "p", { isFinal: true })]],
    [
      "interrupted",
      "the user stopped it",
      [
        call("a", "p", "t"),
        result("r", "a", "t", { part: { denial: "interrupted" } }),
        entry("i", "r", { role: "interrupt" }),
      ],
    ],
    [
      "interrupted",
      "stopped, and marked as ended",
      [entry("i", "p", { role: "interrupt" }), entry("y", "i", { isFinal: true })],
    ],
    ["error", "the request failed", [answer("a", "p", "API Error", { isError: true, isFinal: true })]],
    [
      "answered",
      "it failed and was tried again",
      [answer("a", "p", "API Error", { isError: true }), final("b", "a")],
    ],
  ])("%s: %s", (expected, _name, entries) => {
    expect(outcome(...entries)).toBe(expected);
  });

  test.each<[TurnOutcome, Entry[], { isOver: boolean; isTakenOver: boolean }]>([
    ["open", [], { isOver: false, isTakenOver: false }],
    ["interrupted", [], { isOver: true, isTakenOver: false }],
    ["interrupted", [call("a", "p", "t")], { isOver: true, isTakenOver: false }],
    ["answered", [answer("a", "p", "no stop reason in old clients")], { isOver: true, isTakenOver: false }],
    ["answered", [call("a", "p", "t")], { isOver: false, isTakenOver: true }],
    ["answered", [final("a", "p")], { isOver: true, isTakenOver: false }],
    ["error", [answer("a", "p", "x", { isError: true })], { isOver: true, isTakenOver: true }],
  ])("settles as %s", (expected, entries, known) => {
    expect(settleOutcome(assembleTurn(timed([prompt("p", null, "x"), ...entries])), known)).toBe(expected);
  });
});
