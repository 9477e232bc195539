/** kill -9 at instants that fall evenly over each process's own run time. */

import type { Fault, HurtSession } from "../fault.ts";
import { goodWorker, killSometime, newPlace, playSession, runStep, settle } from "../hurt.ts";
import { tellStory } from "../story.ts";

const HOOK_SHARE = 0.6;
const WORKER_KILLS = 3;

export const killHooks: Fault = {
  name: "kill -9 of hooks",
  sessions: { short: 2, full: 80 },
  async play(hurt) {
    await playSession(hurt, {
      onStep: (step) => {
        const run = (options: object) => hurt.world.runHook(step, options);
        return hurt.random.chance(HOOK_SHARE) ? killSometime(hurt, step.event, run) : runStep(hurt, step);
      },
      onTurn: async () => {
        if (hurt.random.chance(0.4)) await goodWorker(hurt);
      },
    });
    await settle(hurt);
  },
};

export const killWorker: Fault = {
  name: "kill -9 of the worker",
  sessions: { short: 1, full: 40 },
  async play(hurt) {
    await playSession(hurt, {
      turns: 3,
      onTurn: async () => {
        for (let kill = 0; kill < WORKER_KILLS; kill++)
          await killSometime(hurt, "worker", hurt.world.runWorker);
      },
    });
    await settle(hurt);
  },
};

/** Commands that write, and one that reads, over sessions that no hook ever saw. */
export const killCommands: Fault = {
  name: "kill -9 of import, reindex, search",
  sessions: { short: 1, full: 20 },
  async play(hurt) {
    const { world, form } = hurt;
    for (let session = 0; session < 3; session++) writeOnly(hurt);
    const times = form === "full" ? 4 : 2;
    for (const command of ["import", "reindex", "search"] as const) {
      const args = command === "search" ? ["search", "认证", "parser", "--all"] : [command];
      const run = (options: object) => world.runCommand(args, options);
      await finish(hurt, command, run);
      if (command === "import") writeOnly(hurt);
      for (let kill = 0; kill < times; kill++) {
        world.freeLocks();
        await killSometime(hurt, command, run);
      }
      await finish(hurt, command, run);
    }
    await settle(hurt);
  },
};

async function finish(
  hurt: HurtSession,
  command: "import" | "reindex" | "search",
  run: (options: object) => ReturnType<HurtSession["world"]["runCommand"]>,
): Promise<void> {
  hurt.world.freeLocks();
  const { ms, status, stderr } = await run({});
  hurt.times.note(command, ms);
  if (status !== 0) hurt.verdict.troubles.push(`${command} ended with ${status}: ${stderr}`);
}

/** A transcript from a time when logbook was not there. */
function writeOnly(hurt: HurtSession): void {
  // Every step is written before it is told: told to its end, all of it is there.
  Array.from(tellStory({ place: newPlace(hurt), random: hurt.random, turns: 3 }));
}
