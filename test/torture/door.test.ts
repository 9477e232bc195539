import fs from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import type { HookEvent } from "../../lib/contract/event.ts";
import { readDiagnostics } from "../../lib/platform/diagnostics.ts";
import { sessionPaths } from "../../lib/platform/paths.ts";
import { ALL_EVENTS } from "../support/payload.ts";
import { createRandom } from "./random.ts";
import { tellStory } from "./story.ts";
import { type Door, makeWorld, type World } from "./world.ts";

const SESSION = "0b6b2c1e-9a54-4d0f-8f53-7f6f1f0c2a11";
const ID = "6e55101a-0000-4000-8000-000000000001";

function withWorld(): World & Disposable {
  const world = makeWorld(createRandom(7));
  return Object.assign(world, { [Symbol.dispose]: () => world.dispose() });
}

function call(world: World, event: HookEvent, door: Door) {
  world.keepWorkerAway();
  return world.runHook({ event, fields: {} }, { door });
}

const logOf = ({ store }: World): string => {
  const { log } = sessionPaths(store, SESSION);
  return fs.existsSync(log) ? fs.readFileSync(log, "utf8") : "";
};

describe("the door", () => {
  test.each(ALL_EVENTS)("%s passes it at every access to the store", async (event) => {
    using world = withWorld();
    const { door, status } = await call(world, event, {});
    expect(status).toBe(0);
    expect(door?.calls).toBeGreaterThan(2);
    expect(world.troubles).toEqual([]);
  });

  test("worker and commands pass it, too", async () => {
    using world = withWorld();
    const path = join(world.home, ".claude", "projects", "-my-project", `${ID}.jsonl`);
    const place = { session: ID, cwd: world.project, path, clock: Date.now, entries: 0 };
    for (const step of tellStory({ place, random: createRandom(8), turns: 1 })) {
      world.keepWorkerAway();
      await world.runHook(step);
    }
    expect((await world.runWorker({ door: {} })).door?.calls).toBeGreaterThan(50);
    for (const args of [["search", "parser", "--all"], ["replay", ID], ["import"], ["reindex"]])
      expect((await world.runCommand(args, { door: {} })).door?.calls, args[0]).toBeGreaterThan(0);
  });

  test("kills at the n-th call: the line is not there, or whole", async () => {
    using world = withWorld();
    const whole = (await call(world, "PostToolUse", {})).door?.calls ?? 0;
    const line = logOf(world);
    expect(line).toMatch(/^\{.*\}\n$/);
    for (let at = 1; at <= whole; at++) {
      fs.rmSync(world.store.root, { recursive: true });
      const ran = await call(world, "PostToolUse", { fault: "kill", at });
      expect(ran.isKilled, `at call ${at} of ${whole}`).toBe(true);
      expect(logOf(world)).toMatch(/^(?:\{.*\}\n)?$/);
    }
  });

  test("tears a write, shortens a write, and makes a call fail", async () => {
    using world = withWorld();
    expect((await call(world, "PostToolUse", { fault: "torn", only: "writes", at: 1 })).isKilled).toBe(true);
    expect(logOf(world)).toMatch(/^\{[^\n]+$/);
    const short = await call(world, "PostToolUse", { fault: "short", only: "writes", at: 1, stays: true });
    expect(short.door).toMatchObject({ isDone: true, hit: { name: "writeSync" } });
    expect(logOf(world)).toMatch(/^\{[^\n]+\n\{.*\}\n$/);
    const failed = await call(world, "PostToolUse", { fault: "EIO", only: "changes", at: 1 });
    expect(failed.door?.isDone).toBe(true);
    expect(readDiagnostics(world.store, 9)).toMatchObject([{ code: "EIO" }]);
  });

  test("a worker that the disk fails at its first look is quiet, and a line tells of it", async () => {
    using world = withWorld();
    fs.mkdirSync(world.store.root, { mode: 0o700 });
    const ran = await world.runWorker({ door: { fault: "EMFILE", at: 1 } });
    expect(ran.door).toMatchObject({ isDone: true, hit: { name: "lstatSync" } });
    expect(world.troubles).toEqual([]);
    expect(readDiagnostics(world.store, 9)).toMatchObject([{ code: "EMFILE", event: "worker" }]);
  });

  test("moves the clock, and refuses processes", async () => {
    using world = withWorld();
    await call(world, "PostToolUse", { offsetMs: -10 * 365 * 86_400_000 });
    expect(Number(/"time":"(\d{4})/.exec(logOf(world))?.[1])).toBeLessThan(new Date().getFullYear() - 8);
    await world.runHook({ event: "Stop", fields: {} }, { door: { spawn: "EAGAIN" } });
    expect(readDiagnostics(world.store, 9).map(({ code }) => code)).not.toContain("SPAWN_FAILED");
    fs.rmSync(`${world.store.workerLock}.lock`, { recursive: true });
    await world.runHook({ event: "Stop", fields: {} }, { door: { spawn: "EAGAIN" } });
    expect(readDiagnostics(world.store, 9).map(({ code }) => code)).toContain("SPAWN_FAILED");
  });
});
