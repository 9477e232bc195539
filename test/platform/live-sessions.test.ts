import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { createFixture } from "fs-fixture";
import { expect, it } from "vitest";
import { isRunning, liveSessions } from "../../lib/platform/live-sessions.ts";
import { failOnOpen } from "../support/fail-on-open.ts";

it("counts sessions whose process lives, and nothing else that lies there", async () => {
  const dead = spawnSync(process.execPath, ["-e", "0"]).pid;
  await using client = await createFixture({
    [`sessions/${process.pid}.json`]: JSON.stringify({ pid: process.pid, sessionId: "alive" }),
    [`sessions/${dead}.json`]: JSON.stringify({ pid: dead, sessionId: "left behind" }),
    "sessions/1.json": "{ half",
    "sessions/notes.txt": "x",
  });
  expect([...liveSessions({ CLAUDE_CONFIG_DIR: client.path })]).toEqual(["alive"]);
});

it("is empty where the client keeps no such folder", () => {
  expect(liveSessions({ CLAUDE_CONFIG_DIR: "/nowhere" }).size).toBe(0);
});

it("tells of a register that the system will not read, and passes over what is none", async () => {
  const own = `sessions/${process.pid}.json`;
  await using folder = await createFixture({ [`${own}/notes.txt`]: "x" });
  expect(liveSessions({ CLAUDE_CONFIG_DIR: folder.path }).size).toBe(0);
  await using client = await createFixture({ [own]: JSON.stringify({ sessionId: "alive" }) });
  using _closed = failOnOpen(join(client.path, own), "EACCES");
  const read = () => liveSessions({ CLAUDE_CONFIG_DIR: client.path });
  expect(read).toThrow(expect.objectContaining({ code: "EACCES" }));
});

it("knows no process by a number that none can have", async () => {
  expect([0, -1, 1.5, 2 ** 31, 2 ** 32, Number.NaN].map(isRunning)).toEqual(Array(6).fill(false));
  expect(isRunning(process.pid)).toBe(true);
  await using client = await createFixture({ "sessions/99999999999.json": '{"sessionId":"odd"}' });
  expect(liveSessions({ CLAUDE_CONFIG_DIR: client.path }).size).toBe(0);
});
