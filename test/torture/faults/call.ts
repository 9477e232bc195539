/** Struck at the n-th call of the store's door, n after n: killed there, half a write, or an error that the caller must bear. */
import type { HookStep } from "../../support/scripted-session.ts";
import type { Fault, HurtSession, Program, RunProgram } from "../fault.ts";
import { countKill, countRound, goodWorker, playSession, runStep, settle } from "../hurt.ts";
import type { Door, Ran } from "../world.ts";

const HOOK_SHARE = 0.7;

interface Strike {
  door: Pick<Door, "fault" | "only" | "stays">;
  /** Counts of calls are kept under this name. */
  as: string;
}

/** Counts the program's calls the first time, and from then on strikes one of them. */
async function strike(
  hurt: HurtSession,
  program: Program,
  { door, as }: Strike,
  run: RunProgram,
): Promise<Ran> {
  const name = `${program} ${as}`;
  const at = hurt.times.nextCall(name);
  const only = door.only === undefined ? {} : { only: door.only };
  if (at === undefined) {
    const ran = await run({ door: only });
    if (ran.door !== undefined) hurt.times.noteCalls(name, ran.door.calls);
    if ((ran.door?.calls ?? 0) === 0) hurt.verdict.troubles.push(`${program} passed the door unseen`);
    return ran;
  }
  const ran = await run({ door: { ...door, at } });
  if (ran.isKilled) countKill(hurt, `${program} at call ${at} (${door.fault})`);
  else if (ran.door?.isDone)
    countRound(hurt, `${program}: ${door.fault} at call ${at}, ${ran.door.hit?.name} ${ran.door.hit?.path}`);
  if (ran.door !== undefined) hurt.times.noteCalls(name, ran.door.calls);
  return ran;
}

/** Events that a session has once or twice: struck this often in a row, as if the client delivered them again and again. */
const SELDOM: ReadonlySet<string> = new Set([
  "PreCompact",
  "PostCompact",
  "SessionEnd",
  "SubagentStop",
  "Stop",
]);
const SELDOM_STRIKES = 4;

function strikeHooks(hurt: HurtSession, choose: () => Strike): (step: HookStep) => Promise<unknown> {
  return async (step) => {
    if (!hurt.random.chance(HOOK_SHARE)) return runStep(hurt, step);
    for (let left = SELDOM.has(step.event) ? SELDOM_STRIKES : 1; left > 0; left--)
      await strike(hurt, step.event, choose(), (options) => hurt.world.runHook(step, options));
  };
}

export const killHooksAtCall: Fault = {
  name: "kill at the n-th call: hooks",
  sessions: { short: 3, full: 45 },
  async play(hurt) {
    await playSession(hurt, {
      onStep: strikeHooks(hurt, () => ({ door: { fault: "kill" }, as: "kill" })),
      onTurn: async () => {
        if (hurt.random.chance(0.4)) await goodWorker(hurt);
      },
    });
    await settle(hurt);
  },
};

export const killWorkerAtCall: Fault = {
  name: "kill at the n-th call: worker",
  sessions: { short: 1, full: 40 },
  async play(hurt) {
    await playSession(hurt, {
      turns: 3,
      onTurn: async () => {
        for (let kill = 0; kill < 5; kill++)
          await strike(hurt, "worker", { door: { fault: "kill" }, as: "kill" }, hurt.world.runWorker);
      },
    });
    await settle(hurt);
  },
};

export const tornWrites: Fault = {
  name: "kill in the middle of a write",
  sessions: { short: 1, full: 15 },
  async play(hurt) {
    const torn: Strike = { door: { fault: "torn", only: "writes" }, as: "torn" };
    await playSession(hurt, {
      onStep: strikeHooks(hurt, () => torn),
      onTurn: () => strike(hurt, "worker", torn, hurt.world.runWorker),
    });
    await settle(hurt);
  },
};

const ERRORS = ["ENOSPC", "EIO", "EACCES", "EAGAIN", "EROFS", "EMFILE"];

export const errors: Fault = {
  name: "an error at the n-th call",
  sessions: { short: 1, full: 40 },
  async play(hurt) {
    const choose = (): Strike => ({
      door: { fault: hurt.random.pick(ERRORS), stays: hurt.random.chance(0.3) },
      as: "error",
    });
    await playSession(hurt, {
      onStep: strikeHooks(hurt, choose),
      onTurn: () => strike(hurt, "worker", choose(), hurt.world.runWorker),
    });
    await settleLater(hurt);
  },
};

export const shortWrites: Fault = {
  name: "short writes",
  sessions: { short: 1, full: 10 },
  async play(hurt) {
    const short: Strike = { door: { fault: "short", only: "writes", stays: true }, as: "short" };
    await playSession(hurt, {
      onStep: strikeHooks(hurt, () => short),
      onTurn: () => strike(hurt, "worker", short, hurt.world.runWorker),
    });
    await settle(hurt);
  },
};

/** What failed for its surroundings is tried again after ten minutes. */
async function settleLater(hurt: HurtSession): Promise<void> {
  await settle(hurt);
  await goodWorker(hurt, 3_600_000);
}
