/** Hooks that really start the worker: many at once, killed at any instant, without a process to be had, from a pack that is gone. */
import { spawn } from "node:child_process";
import fs from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { readDiagnostics } from "../../../lib/platform/diagnostics.ts";
import { distRoot } from "../../support/dist.ts";
import { bundleNameOf, payloadOf, wireOf } from "../../support/payload.ts";
import type { HookStep } from "../../support/scripted-session.ts";
import type { Fault, HurtSession } from "../fault.ts";
import { countRound, killSometime, newPlace, playSession, runStep, settle } from "../hurt.ts";
import { waitForEnd } from "../processes.ts";
import { tellStory } from "../story.ts";
import { listTree } from "../world.ts";

/** A worker's run over one small session takes less than a second; a lock left by a kill is free after five. */
const END_LIMIT_MS = 20_000;
/** A hook's pipes are at their end when it is: a worker that held them would keep the client waiting for seconds. */
const PIPE_LIMIT_MS = 5_000;

async function expectEnd(hurt: HurtSession): Promise<void> {
  for (const { pid, command } of await waitForEnd(hurt.world, END_LIMIT_MS)) {
    hurt.verdict.troubles.push(`still alive after ${END_LIMIT_MS / 1000} s: ${pid} ${command}`);
    process.kill(pid, "SIGKILL");
  }
}

function removeLock({ world }: HurtSession): void {
  fs.rmSync(`${world.store.workerLock}.lock`, { recursive: true, force: true });
}

export const wakingHooks: Fault = {
  name: "workers woken by hooks, hooks killed",
  sessions: { short: 1, full: 40 },
  async play(hurt) {
    const { world, verdict, random } = hurt;
    await playSession(hurt, {
      turns: 4,
      maxCalls: 7,
      onStep: async (step) => {
        // A killed worker's lock would keep the next one away for five seconds; here no worker is killed.
        if (!isHeld(hurt)) removeLock(hurt);
        const run = (options: object) => world.runHook(step, options);
        const ran = random.chance(0.2)
          ? await killSometime(hurt, step.event, run)
          : await runStep(hurt, step);
        countRound(hurt, step.event);
        if (ran.pipesMs > PIPE_LIMIT_MS)
          verdict.troubles.push(`${step.event} was over, its pipes only ${ran.pipesMs.toFixed(0)} ms later`);
      },
    });
    await expectEnd(hurt);
    await settle(hurt);
    await expectEnd(hurt);
  },
};

/** The harness's own lock has no token in it; a worker's has. */
function isHeld({ world }: HurtSession): boolean {
  return fs.existsSync(join(`${world.store.workerLock}.lock`, "token"));
}

export const hooksAtOnce: Fault = {
  name: "F25: 20 hooks at once on a fresh home",
  sessions: { short: 1, full: 6 },
  async play(hurt) {
    const { world, random } = hurt;
    const place = newPlace(hurt);
    const steps = [...tellStory({ place, random, turns: 12 })].slice(0, 20);
    await Promise.all(steps.map((step) => world.runHook(step)));
    countRound(hurt, `${steps.length} hooks`);
    const { sessions } = world.store;
    const log = fs.readFileSync(join(sessions, place.session, "log.jsonl"), "utf8");
    const hooked = log.split("\n").filter((line) => line.includes('"origin":"hook"'));
    for (const line of hooked) JSON.parse(line);
    if (hooked.length !== steps.length)
      hurt.verdict.lost.push(`${steps.length - hooked.length} of ${steps.length} lines`);
    await expectEnd(hurt);
    await settle(hurt);
  },
};

export const refusedStarts: Fault = {
  name: "no process to be had (EAGAIN)",
  sessions: { short: 1, full: 6 },
  async play(hurt) {
    const { world, verdict } = hurt;
    await playSession(hurt, {
      turns: 2,
      onStep: async (step) => {
        removeLock(hurt);
        await world.runHook(step, { door: { spawn: "EAGAIN" } });
        countRound(hurt, step.event);
      },
    });
    const told = readDiagnostics(world.store, 100).filter(({ code }) => code === "SPAWN_FAILED");
    if (told.length === 0)
      verdict.troubles.push("no diagnostics line tells of a worker that could not be started");
    await settle(hurt);
  },
};

export const deletedPack: Fault = {
  name: "F45: an update deletes the hooks' folder",
  sessions: { short: 1, full: 8 },
  async play(hurt) {
    const { world } = hurt;
    const [old, fresh] = ["1.0.0", "1.0.1"].map((version) => join(world.root, "cache", version, "dist"));
    if (old === undefined || fresh === undefined) return;
    fs.cpSync(distRoot, old, { recursive: true });
    world.dist = old;
    let steps = 0;
    await playSession(hurt, {
      turns: 3,
      onStep: async (step) => {
        steps += 1;
        if (steps === 4 + hurt.at) await runWhileDeleted(hurt, step, old);
        else if (fs.existsSync(world.dist)) await runStep(hurt, step);
        // The client names the old folder until its next start: node finds no file, and nothing of ours ever runs.
        else countRound(hurt, `${step.event} without a hook`);
        if (steps === 10 + hurt.at) {
          fs.cpSync(distRoot, fresh, { recursive: true });
          world.dist = fresh;
        }
      },
    });
    world.dist = distRoot;
    fs.rmSync(join(world.root, "cache"), { recursive: true });
    await settle(hurt);
  },
};

/** The hook has been loaded and waits for its payload when its folder goes. */
async function runWhileDeleted(hurt: HurtSession, step: HookStep, dist: string): Promise<void> {
  const { world, verdict } = hurt;
  const script = join(dist, "hooks", `${bundleNameOf(step.event)}.cjs`);
  const child = spawn(process.execPath, [script], {
    cwd: world.project,
    env: world.env,
    stdio: ["pipe", "pipe", "pipe"],
  });
  let printed = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (text) => (printed += text));
  const ended = new Promise<number | null>((resolve) => child.on("close", resolve));
  await sleep(150);
  fs.rmSync(join(dist, ".."), { recursive: true });
  countRound(hurt, `${step.event} while its folder was deleted`);
  child.stdin.end(wireOf(payloadOf(step.event, step.fields as Record<string, unknown>)));
  const status = await ended;
  const isQuiet = status === 0 && (printed === "" || printed.startsWith("{") || step.event === "PreCompact");
  if (!isQuiet) verdict.troubles.push(`${step.event} without its folder: ${status} ${printed}`);
  if (listTree(join(dist, "..")).length > 0) verdict.troubles.push("the deleted folder is there again");
}
