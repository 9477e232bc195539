import { describe, expect, it } from "vitest";
import { foldRecords } from "../../lib/replay/fold.ts";
import { hash64 } from "../../lib/text/hash.ts";
import { buildLog, START_MS } from "../support/session-log.ts";

const eventsOf = (log: ReturnType<typeof buildLog>) =>
  foldRecords(log.records).map(({ record }) => record.event);

describe("foldRecords", () => {
  it("has no call begin before there were dates, however long it is said to have taken", () => {
    const { records } = buildLog().call(5, 1e15, "Bash", "make");
    expect(foldRecords(records).map(({ startMs }) => startMs)).toEqual([0]);
  });

  it("counts a call delivered twice once, whatever comes between", () => {
    const log = buildLog().call(5, 1, "Bash", "make");
    const [call] = log.records;
    log
      .call(9, 1, "Read", "a.ts")
      .records.push({ ...call!, time: new Date(START_MS + 60_000).toISOString() });
    expect(foldRecords(log.records).map(({ record }) => record.target)).toEqual(["make", "a.ts"]);
  });

  it("lets the hook's line win and fills its gaps from the transcript's", () => {
    const told = {
      tool_use_id: "toolu_9",
      origin: "transcript",
      error: "exit 1",
      duration_ms: 70,
      denial: "interrupted",
    };
    const seen = { tool_use_id: "toolu_9", duration_ms: 55, error: undefined, denial: undefined };
    for (const order of [
      [told, seen],
      [seen, told],
    ]) {
      const log = buildLog();
      for (const [at, more] of order.entries()) log.call(10 + at, 1, "Bash", "make", more);
      const [only, ...rest] = foldRecords(log.records);
      expect(rest).toEqual([]);
      expect(only?.record).toMatchObject({
        origin: "hook",
        duration_ms: 55,
        error: "exit 1",
        denial: "interrupted",
      });
    }
  });

  it("takes a prompt of the transcript for the hook's when prompt id and text agree", () => {
    const hash = hash64("fix it");
    const log = buildLog()
      .prompt(1, "fix it", { prompt_id: "p1", hash })
      .prompt(2, "fix it", { prompt_id: "p1", hash, uuid: "u1", origin: "transcript" })
      .prompt(3, "fix that too", { prompt_id: "p1", uuid: "u2", origin: "transcript" });
    expect(foldRecords(log.records).map(({ record }) => [record.prompt, record.uuid])).toEqual([
      ["fix it", "u1"],
      ["fix that too", "u2"],
    ]);
  });

  it("takes it for the hook's also under a fork's prompt id when text and moment agree", () => {
    const hash = hash64("go on");
    const log = buildLog()
      .prompt(1, "go on", { prompt_id: "p1", hash })
      .prompt(60, "go on", { prompt_id: "p2", hash })
      .prompt(60.3, "go on", { prompt_id: "fork", hash, uuid: "u2", origin: "transcript" })
      .prompt(300, "go on", { prompt_id: "fork", hash, uuid: "u3", origin: "transcript" });
    expect(foldRecords(log.records).map(({ record }) => [record.prompt_id, record.uuid])).toEqual([
      ["p1", undefined],
      ["p2", "u2"],
      ["fork", "u3"],
    ]);
  });

  it("gives a prompt that waited for a running turn's end its own id back", () => {
    const hash = hash64("then this");
    const log = buildLog()
      .prompt(0, "first this", { prompt_id: "p1" })
      .prompt(5, "then this", { prompt_id: "p1", hash })
      .call(90, 1, "Bash", "of the second", { prompt_id: "p2" })
      .prompt(80, "then this", { prompt_id: "p2", hash, uuid: "u2", origin: "transcript" });
    expect(
      foldRecords(log.records)
        .filter(({ record }) => record.event === "UserPromptSubmit")
        .map(({ record, timeMs }) => [record.prompt, record.prompt_id, record.uuid, timeMs - START_MS]),
    ).toEqual([
      ["first this", "p1", undefined, 0],
      ["then this", "p2", "u2", 80_000],
    ]);
  });

  it("keeps two compactions and two resumes in one turn apart, but not their twins", () => {
    const log = buildLog();
    for (const seconds of [10, 10.4, 60, 60.2])
      log.add(seconds, "PreCompact", { trigger: "auto", prompt_id: "p1" });
    for (const seconds of [100, 101, 140]) log.start(seconds, "resume");
    expect(eventsOf(log)).toEqual(["PreCompact", "PreCompact", "SessionStart", "SessionStart"]);
  });

  it("keeps quick turns of clients without prompt ids apart", () => {
    const none = { prompt_id: undefined };
    const log = buildLog()
      .prompt(1, "one", none)
      .prompt(1.1, "one", none)
      .stop(2, none)
      .stop(2.1, none)
      .prompt(3, "two", none)
      .stop(4, none);
    expect(eventsOf(log)).toEqual(["UserPromptSubmit", "Stop", "UserPromptSubmit", "Stop"]);
  });

  it("orders by the beginning of each event, ties as in the log", () => {
    const log = buildLog().call(10, 9, "Bash", "slow").call(5, 1, "Read", "fast").call(6, 2, "Read", "tie");
    expect(foldRecords(log.records).map(({ record }) => record.target)).toEqual(["slow", "fast", "tie"]);
  });

  it("shows a record whose time is unreadable first", () => {
    const log = buildLog().call(5, 1, "Bash", "a").call(6, 1, "Bash", "b", { time: "yesterday" });
    expect(foldRecords(log.records).map(({ record }) => record.target)).toEqual(["b", "a"]);
  });
});
