import { spawnSync } from "node:child_process";
import { createFixture } from "fs-fixture";
import { expect, it } from "vitest";
import { liveSessions } from "../../lib/platform/live-sessions.ts";

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
