/** A clock that is set back or forward in the middle of a session, for the client and for every process of ours. */
import { hasJobs } from "../../../lib/platform/queue.ts";
import type { Fault } from "../fault.ts";
import { countKill, countRound, goodWorker, playSession, settle } from "../hurt.ts";
import { waitForEnd } from "../processes.ts";

const DAY_MS = 24 * 3_600_000;
const JUMPS = [-2 * DAY_MS, 2 * DAY_MS, -600_000, 400 * DAY_MS];

export const movedClock: Fault = {
  name: "clock set back, stamps in the future",
  sessions: { short: 1, full: 16 },
  async play(hurt) {
    const { world, random, at, form } = hurt;
    const jumpMs = form === "short" ? random.pick(JUMPS) : (JUMPS[at % JUMPS.length] ?? 0);
    let offsetMs = 0;
    let steps = 0;
    await playSession(hurt, {
      turns: 3,
      clock: () => Date.now() + offsetMs,
      onStep: async (step) => {
        steps += 1;
        // There and, in every other session, back again.
        if (steps === 4) offsetMs = jumpMs;
        if (steps === 12 && at % 2 === 1) offsetMs = 0;
        countRound(hurt, `${step.event} ${offsetMs / 60_000} minutes off`);
        world.keepWorkerAway(offsetMs);
        const killAfterMs = random.chance(0.3) ? random.between(1, 60) : undefined;
        const ran = await world.runHook(step, {
          door: { offsetMs },
          ...(killAfterMs !== undefined && { killAfterMs }),
        });
        if (ran.isKilled) countKill(hurt, `${step.event} after ${killAfterMs} ms`);
      },
      onTurn: () => world.runWorker({ door: { offsetMs } }),
    });
    await settle(hurt);
    await goodWorker(hurt, 3_600_000);
  },
};

/** The lock's folder, two days ahead, and nobody behind it: with the clock set back it would be young for two days. */
export const lockFromTomorrow: Fault = {
  name: "a killed worker's lock from the future",
  sessions: { short: 0, full: 2 },
  async play(hurt) {
    const { world, verdict } = hurt;
    await playSession(hurt, { turns: 2 });
    world.keepWorkerAway(2 * DAY_MS);
    countRound(hurt, "a lock from the future");
    const { store } = world;
    const fields = { source: "startup", session_id: "later", cwd: world.project, transcript_path: "" };
    await world.runHook({ event: "SessionStart", fields });
    // It watches the lock for three seconds before it takes it over.
    const alive = await waitForEnd(world, 20_000);
    for (const { command } of alive) verdict.troubles.push(`still alive: ${command}`);
    if (hasJobs(store)) verdict.troubles.push("the lock from the future kept the worker away");
    await settle(hurt);
  },
};
