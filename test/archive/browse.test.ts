/** Looking turns and sessions up. */
import { describe, expect, it } from "vitest";
import { createAbandonedCheck } from "../../lib/archive/active-path.ts";
import { listSessions, listTurns, readTurn, readTurnText } from "../../lib/archive/browse.ts";
import { resolveTurn, shortenTurnId } from "../../lib/archive/find-turn.ts";
import { hasEngine } from "../support/native.ts";
import { ingestTalks, source, temporaryArchive } from "./temporary-archive.ts";
import { createTalk, START_MS, uuid } from "./transcript-lines.ts";

describe.skipIf(!hasEngine)("browse (needs a database engine)", () => {
  it("resolves ids by their beginning, and shortens them", () => {
    const archive = temporaryArchive();
    const talk = createTalk(1);
    talk.prompt("one", { uuid: "abcdef01-0000-4000-8000-000000000001" });
    talk.prompt("two", { uuid: "abcdef01-1000-4000-8000-000000000002" });
    talk.prompt("three", { uuid: "not-a-uuid" });
    talk.prompt("four", { uuid: "12345678-0000-4000-8000-000000000003" });
    ingestTalks(archive, [[source("s"), talk]]);
    expect(resolveTurn(archive, "1234")).toBe("12345678-0000-4000-8000-000000000003");
    expect(resolveTurn(archive, "ABCDEF01-1")).toBe("abcdef01-1000-4000-8000-000000000002");
    expect(resolveTurn(archive, "not-a")).toBe("not-a-uuid");
    expect(() => resolveTurn(archive, "abcdef01")).toThrow(
      expect.objectContaining({
        code: "TURN_AMBIGUOUS",
        message: expect.stringContaining("abcdef01-1000-4000-8000-000000000002"),
      }),
    );
    for (const unknown of ["", "12", "ffffffff", "%"]) {
      expect(() => resolveTurn(archive, unknown)).toThrow(expect.objectContaining({ code: "TURN_UNKNOWN" }));
    }
    expect(shortenTurnId(archive, "12345678-0000-4000-8000-000000000003")).toBe("12345678");
    expect(shortenTurnId(archive, "abcdef01-1000-4000-8000-000000000002")).toBe("abcdef01-1");
  });

  it("gives a turn with its sessions, and what it ended in", () => {
    const archive = temporaryArchive();
    const talk = createTalk(1, { fields: { cwd: "/work/app", gitBranch: "main" } });
    talk.prompt("one");
    talk.tool("Read", { file_path: "/a/b.ts" }, "text");
    talk.prompt("two");
    talk.answer("done");
    const fork = createTalk(0x90);
    for (const line of talk.lines.slice(0, 1)) fork.raw(line);
    ingestTalks(archive, [
      [source("s2"), talk],
      [source("s1", { project: "project-b" }), fork],
    ]);
    expect(readTurn(archive, uuid(1), createAbandonedCheck(archive))).toMatchObject({
      turn: { id: uuid(1), prompt: "one", outcome: "interrupted", cwd: "/work/app", branch: "main" },
      sessions: [
        { session: "s1", project: "project-b", isAbandoned: false },
        { session: "s2", project: "project-a", isAbandoned: false },
      ],
      isCut: false,
    });
    expect(() => readTurn(archive, uuid(77), createAbandonedCheck(archive))).toThrow(
      expect.objectContaining({ code: "TURN_UNKNOWN" }),
    );
    expect(() => readTurn(archive, uuid(2), createAbandonedCheck(archive))).toThrow(
      expect.objectContaining({ code: "TURN_UNKNOWN" }),
    );
  });

  it("lists sessions and turns with counts and tokens", () => {
    const archive = temporaryArchive();
    const talk = createTalk(1);
    talk.prompt("one");
    talk.tool("Read", { file_path: "/a/b.ts" }, "text");
    talk.answer("done");
    const agent = createTalk(0x50, { fields: { agentId: "a1", isSidechain: true }, startMs: START_MS + 500 });
    agent.prompt("a task");
    agent.answer("report");
    ingestTalks(archive, [
      [source("s"), talk],
      [source("s", { stream: "a1" }), agent],
    ]);
    const usage = { input: 10, output: 5, cacheRead: 0, cacheWrite: 0 };
    expect(listTurns(archive, "s")).toMatchObject([
      { turn: uuid(1), kind: "human", outcome: "answered", tools: ["Read"], toolCalls: 1, usage },
      { turn: uuid(0x50), kind: "agent", agentId: "a1", outcome: "answered", isAbandoned: false, usage },
    ]);
    expect(listSessions(archive)).toMatchObject([
      { session: "s", project: "project-a", startMs: START_MS, turns: 2, toolCalls: 1, usage: { input: 20 } },
    ]);
    expect(listSessions(archive, { project: "other" })).toEqual([]);
  });

  it("takes a prompt queued into a running turn as its continuation, not as an interruption", () => {
    const archive = temporaryArchive();
    const talk = createTalk(1);
    talk.prompt("one");
    talk.tool("Read", { file_path: "/a/b.ts" }, "text");
    talk.entry("attachment", { attachment: { type: "queued_command", prompt: "and this" } });
    talk.answer("done");
    ingestTalks(archive, [[source("s"), talk]]);
    expect(listTurns(archive, "s").map(({ outcome }) => outcome)).toEqual(["answered", "answered"]);
  });

  it("keeps entries whose prompt is lost", () => {
    const archive = temporaryArchive();
    const talk = createTalk(1);
    talk.answer("an answer without its prompt", { parentUuid: uuid(99) });
    ingestTalks(archive, [[source("s"), talk]]);
    expect(readTurnText(archive, uuid(1)).turn).toMatchObject({ prompt: "", steps: [{ kind: "answer" }] });
  });
});
