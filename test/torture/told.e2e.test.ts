import fs from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { hasNative } from "../support/native.ts";
import type { HookStep } from "../support/scripted-session.ts";
import { createRandom } from "./random.ts";
import { tellStory } from "./story.ts";
import { makeWorld, type World } from "./world.ts";

const ID = "6e55101a-0000-4000-8000-000000000001";
/** More calls than any hook makes that change something. */
const MAX_CALLS = 60;

/** One step of each event in a session, and the store as it was before it. */
interface Moment {
  step: HookStep;
  before: string;
}

let world: World;
const moments = new Map<string, Moment>();

beforeAll(async () => {
  world = makeWorld(createRandom(5));
  const path = join(world.home, ".claude", "projects", "-my-project", `${ID}.jsonl`);
  const place = { session: ID, cwd: world.project, path, clock: Date.now, entries: 0 };
  // A seed whose session has a subagent, a failed call, a compaction and an end.
  for (const step of tellStory({ place, random: createRandom(9), turns: 3, maxCalls: 3 })) {
    const before = `${world.root}-before-${step.event}`;
    world.keepWorkerAway();
    fs.rmSync(before, { recursive: true, force: true });
    fs.cpSync(world.store.root, before, { recursive: true, preserveTimestamps: true });
    moments.set(step.event, { step, before });
    await world.runHook(step);
  }
});

afterAll(() => {
  for (const { before } of moments.values()) fs.rmSync(before, { recursive: true, force: true });
  world.dispose();
});

const countTold = (): number =>
  fs.existsSync(world.store.diagnostics)
    ? fs.readFileSync(world.store.diagnostics, "utf8").split("\n").length
    : 0;

describe.skipIf(!hasNative)("a change that the disk refuses is told of (needs the native module)", () => {
  test.each([
    "SessionStart",
    "UserPromptSubmit",
    "PostToolUse",
    "PreCompact",
    "PostCompact",
    "Stop",
    "SessionEnd",
  ])("%s: whichever it is", async (event) => {
    const { step, before } = moments.get(event) as Moment;
    const silent: string[] = [];
    let struck = 0;
    for (let at = 1; at <= MAX_CALLS; at++) {
      fs.rmSync(world.store.root, { recursive: true });
      fs.cpSync(before, world.store.root, { recursive: true, preserveTimestamps: true });
      world.keepWorkerAway();
      const told = countTold();
      const { door } = await world.runHook(step, { door: { fault: "EIO", at, only: "changes" } });
      if (door?.isDone !== true) break;
      struck += 1;
      if (countTold() === told) silent.push(`${door.hit?.name} ${door.hit?.path}`);
    }
    expect(silent).toEqual([]);
    expect(struck).toBeGreaterThan(1);
    expect(world.troubles).toEqual([]);
  });
});
