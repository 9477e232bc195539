/** Runs the faults, session by session; each session is one world, one seed and one verdict. */
import { surroundings } from "./check-store.ts";
import type { Fault, Form, HurtSession } from "./fault.ts";
import { FAULTS } from "./faults/all.ts";
import { askOracle } from "./hurt.ts";
import { createRandom } from "./random.ts";
import { createRunTimes, type RunTimes } from "./run-times.ts";
import type { Tally } from "./table.ts";
import { emptyVerdict, isClean } from "./verdict.ts";
import { makeWorld } from "./world.ts";

export interface TortureOptions {
  seed: number;
  form: Form;
  /** Part of a fault's name; default all faults. */
  only?: string;
  /** This run takes every `lanes`-th session, from `lane` on. */
  lane?: number;
  lanes?: number;
  onBroken(report: string): void;
  /** Told when this run has done its share of a fault. */
  onFault?(tally: Tally): void;
}

export interface TortureResult {
  tallies: Tally[];
  struck: Map<string, { struck: number; calls: number }>;
}

export async function runTorture(options: TortureOptions): Promise<TortureResult> {
  const { form, only = "", lane = 0, lanes = 1 } = options;
  const times = createRunTimes(lane, lanes);
  const tallies: Tally[] = [];
  for (const fault of FAULTS.filter(({ name }) => name.includes(only))) {
    const startMs = performance.now();
    const tally = {
      fault: fault.name,
      sessions: 0,
      rounds: 0,
      kills: 0,
      lost: 0,
      doubled: 0,
      broken: 0,
      seconds: 0,
    };
    for (let at = lane; at < fault.sessions[form]; at += lanes) {
      const hurt = await hurtOnce(fault, at, times, options);
      tally.sessions += 1;
      tally.rounds += hurt.rounds;
      tally.kills += hurt.kills;
      tally.lost += hurt.verdict.lost.length;
      tally.doubled += hurt.verdict.doubled.length;
      tally.broken += isClean(hurt.verdict) ? 0 : 1;
    }
    tally.seconds = (performance.now() - startMs) / 1000;
    tallies.push(tally);
    options.onFault?.(tally);
  }
  return { tallies, struck: times.struck() };
}

async function hurtOnce(
  fault: Fault,
  at: number,
  times: RunTimes,
  { seed, form, onBroken }: TortureOptions,
): Promise<HurtSession> {
  const random = createRandom(seed, `${fault.name}/${at}`);
  const world = makeWorld(random);
  const hurt: HurtSession = {
    ...{ world, random, form, at, times, verdict: emptyVerdict(), transcripts: [], history: [] },
    rounds: 0,
    kills: 0,
  };
  const before = surroundings(world);
  try {
    await fault.play(hurt);
    await askOracle(hurt, before);
  } catch (error) {
    hurt.verdict.troubles.push(error instanceof Error ? (error.stack ?? error.message) : String(error));
  }
  if (!isClean(hurt.verdict)) onBroken(describe(fault, hurt, seed));
  if (isClean(hurt.verdict) || process.env["LOGBOOK_TORTURE_KEEP"] !== "1") world.dispose();
  return hurt;
}

function describe(fault: Fault, { at, world, verdict, history }: HurtSession, seed: number): string {
  const { lost, doubled, troubles } = verdict;
  const told = [
    ...lost.map((one) => `lost: ${one}`),
    ...doubled.map((one) => `doubled: ${one}`),
    ...troubles.map((one) => `trouble: ${one}`),
  ];
  return [
    `${fault.name}, session ${at}, seed ${seed} (${world.root})`,
    ...told,
    ...history.map((one) => `  ${one}`),
  ].join("\n");
}
