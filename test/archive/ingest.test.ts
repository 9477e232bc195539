/** The ingest door: watermarks, repeats, cuts, spilled outputs, stand-in answers, what is left for later. */
import { describe, expect, it } from "vitest";
import { listSessions, listTurns, readTurnText } from "../../lib/archive/browse.ts";
import { dumpArchive } from "../../lib/archive/dump.ts";
import { settleStale } from "../../lib/archive/gather.ts";
import type { Archive } from "../../lib/archive/handle.ts";
import { createIngest, ingestChunk, ingestWatermark } from "../../lib/archive/ingest.ts";
import { searchArchive } from "../../lib/archive/search.ts";
import type { StandInAnswer } from "../../lib/archive/stand-in.ts";
import { hasEngine } from "../support/native.ts";
import { ingestTalks, source, temporaryArchive } from "./temporary-archive.ts";
import { createTalk, START_MS, uuid } from "./transcript-lines.ts";

function answersOf(archive: Archive, turn: string): string[] {
  return readTurnText(archive, turn).turn.steps.flatMap((step) =>
    step.kind === "answer" ? [step.text] : [],
  );
}

function addStandIn(archive: Archive, answer: StandInAnswer): void {
  const ingest = createIngest(archive);
  ingest.addStandIns(source("s"), [answer]);
  ingest.finish();
}

describe.skipIf(!hasEngine)("ingest (needs a database engine)", () => {
  it("Q3: stops before a torn line and goes on when it is whole", () => {
    const archive = temporaryArchive();
    const talk = createTalk(1);
    talk.prompt("first");
    talk.answer("an answer about kumquats");
    const bytes = talk.bytes();
    const torn = bytes.subarray(0, bytes.length - 20);
    const end = talk.lines[0] ? Buffer.byteLength(talk.lines[0]) + 1 : 0;
    expect(ingestChunk(archive, source("s"), [{ start: 0, bytes: torn }])).toEqual({ end, damage: [] });
    expect(ingestWatermark(archive, source("s"))).toBe(end);
    expect(searchArchive(archive, "kumquats").hits).toEqual([]);
    ingestChunk(archive, source("s"), [{ start: end, bytes: bytes.subarray(end) }]);
    expect(searchArchive(archive, "kumquats").hits[0]?.turn).toBe(uuid(1));
  });

  it("takes a whole last line in before its newline comes, and no other way after", () => {
    const talk = createTalk(1);
    talk.prompt("first", { uuid: uuid(50) });
    talk.answer("its parent is lost", { parentUuid: uuid(99) });
    const bytes = talk.bytes();
    const archive = temporaryArchive();
    const withoutNewline = bytes.subarray(0, bytes.length - 1);
    ingestChunk(archive, source("s"), [{ start: 0, bytes: withoutNewline }]);
    expect(answersOf(archive, uuid(50))).toEqual(["its parent is lost"]);
    const start = ingestWatermark(archive, source("s"));
    ingestChunk(archive, source("s"), [{ start, bytes: bytes.subarray(start) }]);
    const whole = temporaryArchive();
    ingestTalks(whole, [[source("s"), talk]]);
    expect([...dumpArchive(archive)]).toEqual([...dumpArchive(whole)]);
  });

  it("changes nothing when it is done again", () => {
    const archive = temporaryArchive();
    const talk = createTalk(1);
    talk.prompt("first");
    talk.tool("Bash", { command: "ls" }, "files");
    talk.answer("done");
    ingestTalks(archive, [[source("s"), talk]]);
    const before = [...dumpArchive(archive)];
    ingestTalks(archive, [[source("s"), talk]]);
    archive.exec("UPDATE files SET byte_offset = 0, predecessors = '{}'");
    ingestTalks(archive, [[source("s"), talk]]);
    expect([...dumpArchive(archive)]).toEqual(before);
  });

  it("counts damage with its place, and a hole between two chunks", () => {
    const archive = temporaryArchive();
    const talk = createTalk(1);
    talk.prompt("first");
    talk.raw("\0".repeat(30));
    talk.prompt("second");
    const bytes = talk.bytes();
    const hole = { start: bytes.length + 100, bytes: Buffer.from(`${createTalk(9).lines.join("")}\n`) };
    const { damage } = ingestChunk(archive, source("s"), [{ start: 0, bytes }, hole]);
    expect(damage).toEqual([
      { byteOffset: Buffer.byteLength(talk.lines[0] ?? "") + 1, bytes: 30, reason: "nul" },
      { byteOffset: bytes.length, bytes: 100, reason: "torn" },
    ]);
    expect(listTurns(archive, "s")).toHaveLength(2);
  });

  it("keeps head and tail of long texts and says so", () => {
    const archive = temporaryArchive();
    const talk = createTalk(1);
    talk.prompt("show it");
    talk.tool("Bash", { command: "cat" }, `begin ${"x ".repeat(500)}middle ${"y ".repeat(500)}end`);
    ingestTalks(archive, [[source("s"), talk]], { limits: { head: 200, tail: 100 } });
    const { turn, isCut } = readTurnText(archive, uuid(1));
    const [step] = turn.steps;
    expect(isCut).toBe(true);
    expect(step).toMatchObject({ output: expect.stringMatching(/^begin .*characters cut.*end$/s) });
    expect(searchArchive(archive, "begin end")).toMatchObject({ totalAll: 1, isCut: true });
  });

  it("indexes the whole output that the client put into a file, whichever copy is read first", () => {
    const preview =
      "<persisted-output>\nOutput too large. Full output saved to: /x/tool-results/abc.txt\nPreview";
    const talk = createTalk(1);
    talk.prompt("run it");
    talk.tool("Bash", { command: "make" }, preview);
    const withFile = source("s", {
      readSpilled: ({ spilledFile }) =>
        spilledFile === "abc.txt" ? `${"whole output ".repeat(99)}kumquat` : undefined,
    });
    const fork = source("f");
    for (const order of [
      [withFile, fork],
      [fork, withFile],
    ]) {
      const archive = temporaryArchive();
      ingestTalks(
        archive,
        order.map((where) => [where, talk] as const),
      );
      expect(searchArchive(archive, "kumquat").hits).toHaveLength(1);
    }
  });

  it("replaces NUL, which one engine would end a text at", () => {
    const archive = temporaryArchive();
    const talk = createTalk(1);
    talk.prompt("before\u0000after");
    ingestTalks(archive, [[source("s"), talk]]);
    expect(readTurnText(archive, uuid(1)).turn.prompt).toBe("before\ufffdafter");
  });

  it("leaves large turns to settleStale", () => {
    const archive = temporaryArchive();
    const talk = createTalk(1);
    talk.prompt("a large turn about kumquats");
    talk.tool("Bash", { command: "cat" }, "words ".repeat(1000));
    ingestTalks(archive, [[source("s"), talk]], { maxSettleChars: 1000 });
    expect(searchArchive(archive, "kumquats").hits).toEqual([]);
    expect(settleStale(archive, 10)).toBe(0);
    expect(searchArchive(archive, "kumquats").hits).toHaveLength(1);
  });

  it("settles one session's turns and leaves another's for later", () => {
    const archive = temporaryArchive();
    for (const [at, fruit] of ["kumquats", "quinces"].entries()) {
      const talk = createTalk(1 + 100 * at);
      talk.prompt(`a large turn about ${fruit}`);
      talk.tool("Bash", { command: "cat" }, "words ".repeat(1000));
      ingestTalks(archive, [[source(fruit), talk]], { maxSettleChars: 1000 });
    }
    expect(settleStale(archive, 10, "quinces")).toBe(0);
    expect(searchArchive(archive, "quinces").hits).toHaveLength(1);
    expect(searchArchive(archive, "kumquats").hits).toEqual([]);
    expect(settleStale(archive, 10, "kumquats")).toBe(0);
    expect(searchArchive(archive, "kumquats").hits).toHaveLength(1);
  });

  it("tells of every turn it touched, once", () => {
    const archive = temporaryArchive();
    const talk = createTalk(1);
    talk.prompt("one");
    talk.prompt("two");
    talk.answer("three");
    const seen: string[] = [];
    ingestTalks(archive, [[source("s"), talk]], {
      onTurn: (turn, home) => seen.push(`${home} ${turn.prompt}`),
    });
    expect(seen).toEqual(["s one", "s two"]);
  });

  it("takes the last title in the file, the user's before the client's", () => {
    const archive = temporaryArchive();
    const talk = createTalk(1);
    talk.prompt("one");
    talk.raw('{"type":"custom-title","customTitle":"mine"}');
    talk.raw('{"type":"ai-title","aiTitle":"first"}');
    talk.raw('{"type":"ai-title","aiTitle":"second"}');
    ingestTalks(archive, [[source("s", { cwd: "/work/app" }), talk]]);
    expect(listSessions(archive)).toMatchObject([
      { session: "s", title: "mine", cwd: "/work/app", turns: 1 },
    ]);
  });

  it("rolls back all of a transaction that fails", () => {
    const archive = temporaryArchive();
    const talk = createTalk(1);
    talk.prompt("one");
    const before = [...dumpArchive(archive)];
    function* failing() {
      yield { start: 0, bytes: talk.bytes() };
      throw new Error("the disk went away");
    }
    expect(() => ingestChunk(archive, source("s"), failing())).toThrow("the disk went away");
    expect([...dumpArchive(archive)]).toEqual(before);
    ingestTalks(archive, [[source("s"), talk]]);
    expect(listTurns(archive, "s")).toHaveLength(1);
  });

  it("F9: counts a stand-in answer until the transcript has it", () => {
    const archive = temporaryArchive();
    const talk = createTalk(1, { fields: { promptId: "p1" } });
    talk.prompt("one");
    ingestTalks(archive, [[source("s"), talk]]);
    addStandIn(archive, { timeMs: START_MS + 5000, promptId: "p1", text: "the kumquat answer" });
    expect(answersOf(archive, uuid(1))).toEqual(["the kumquat answer"]);
    expect(searchArchive(archive, "kumquat").hits).toHaveLength(1);
    expect(listTurns(archive, "s")).toMatchObject([{ outcome: "answered" }]);
    talk.answer("the kumquat  answer");
    ingestTalks(archive, [[source("s"), talk]]);
    expect(answersOf(archive, uuid(1))).toEqual(["the kumquat  answer"]);
  });

  it("keeps stand-ins of other prompts and times out of a turn", () => {
    const archive = temporaryArchive();
    const talk = createTalk(1);
    talk.prompt("one", { promptId: "p1" });
    talk.prompt("two", { promptId: "p2" });
    addStandIn(archive, { timeMs: START_MS + 500, text: "after one" });
    addStandIn(archive, { timeMs: START_MS + 9000, promptId: "p2", text: "after two" });
    addStandIn(archive, { timeMs: START_MS - 9000, text: "before all" });
    ingestTalks(archive, [[source("s"), talk]]);
    expect(answersOf(archive, uuid(1))).toEqual(["after one"]);
    expect(answersOf(archive, uuid(2))).toEqual(["after two"]);
  });
});
