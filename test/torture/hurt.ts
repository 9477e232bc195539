/** Plays a generated session on a world, hurts its processes, lets the store settle, and asks the oracle. */
import fs from "node:fs";
import { basename, join } from "node:path";
import { readLog } from "../../lib/log/read.ts";
import { sessionPaths } from "../../lib/platform/paths.ts";
import { putJob } from "../../lib/platform/queue.ts";
import { clearFailure, readFailures } from "../../lib/worker/retries.ts";
import type { HookStep } from "../support/scripted-session.ts";
import { checkArchive, checkSession } from "./check-session.ts";
import { checkStore, surroundings } from "./check-store.ts";
import type { HurtSession, Program, RunProgram } from "./fault.ts";
import { tellStory } from "./story.ts";
import type { TranscriptPlace } from "./transcript.ts";
import { listTree, type Ran } from "./world.ts";

const HOUR_MS = 3_600_000;
/** Of the last run before the oracle: remains of killed processes are removed after an hour, the sweep comes after a day. */
const NEXT_DAY_MS = 25 * HOUR_MS;

export function newPlace(hurt: HurtSession, clock: () => number = Date.now): TranscriptPlace {
  const id = () => hurt.random.between(0x1000, 0xffff).toString(16);
  const session = `${id()}${id()}-${id()}-4${id().slice(1)}-8${id().slice(1)}-${id()}${id()}${id()}`;
  const path = join(hurt.world.home, ".claude", "projects", "-my-project", `${session}.jsonl`);
  hurt.transcripts.push(path);
  return { session, cwd: hurt.world.project, path, clock, entries: 0 };
}

export interface Play {
  turns?: number;
  maxCalls?: number;
  clock?: () => number;
  /** Runs the hook; by default unhurt. */
  onStep?: (step: HookStep) => Promise<unknown>;
  /** After each end of a turn. */
  onTurn?: () => Promise<unknown>;
}

/** One session from its start to its end. Workers run only where `onTurn` runs them. */
export async function playSession(hurt: HurtSession, play: Play = {}): Promise<void> {
  const { world, random } = hurt;
  const place = newPlace(hurt, play.clock);
  const turns = play.turns ?? random.between(1, 4);
  const options = { place, random, turns, ...(play.maxCalls !== undefined && { maxCalls: play.maxCalls }) };
  for (const step of tellStory(options)) {
    world.keepWorkerAway();
    await (play.onStep ?? ((plain) => runStep(hurt, plain)))(step);
    if (step.event === "Stop") await play.onTurn?.();
  }
}

export async function runStep(hurt: HurtSession, step: HookStep): Promise<Ran> {
  const ran = await hurt.world.runHook(step);
  hurt.times.note(step.event, ran.ms);
  return ran;
}

/** Kills the program at an instant that falls evenly over its run; lets it live while its run time is not known. */
export async function killSometime(hurt: HurtSession, program: Program, run: RunProgram): Promise<Ran> {
  const typicalMs = hurt.times.typicalMs(program);
  if (typicalMs === undefined) {
    const ran = await run({});
    hurt.times.note(program, ran.ms);
    return ran;
  }
  const killAfterMs = typicalMs * hurt.random.next();
  const ran = await run({ killAfterMs });
  if (ran.isKilled)
    countKill(hurt, `${program} after ${killAfterMs.toFixed(1)} of ${typicalMs.toFixed(0)} ms`);
  else hurt.times.note(program, ran.ms);
  return ran;
}

export function countKill(hurt: HurtSession, what: string): void {
  hurt.kills += 1;
  countRound(hurt, `killed: ${what}`);
}

export function countRound(hurt: HurtSession, what: string): void {
  hurt.rounds += 1;
  hurt.history.push(what);
}

/** The next session of the project begins, and a worker runs: what the product promises to be enough. */
export async function settle(hurt: HurtSession): Promise<void> {
  const { world } = hurt;
  world.keepWorkerAway();
  const session = `next-${hurt.transcripts.length}-${hurt.rounds}`;
  const fields = {
    source: "startup",
    session_id: session,
    cwd: world.project,
    transcript_path: "",
    prompt_id: undefined,
  };
  await world.runHook({ event: "SessionStart", fields });
  await goodWorker(hurt);
  if (takeUpAgain(hurt)) await goodWorker(hurt);
  await importUnheard(hurt);
}

/** A job whose workers were killed five times one after the other is set aside: the user does what doctor says. */
function takeUpAgain({ world: { store }, history }: HurtSession): boolean {
  const parked = readFailures(store).filter(({ code, isParked }) => code === "WORKER_DIED" && isParked);
  for (const { session } of parked) {
    history.push(`taken up again: ${session}`);
    clearFailure(store, session);
    putJob(store, { v: 1, kind: "session", session, time: new Date().toISOString() });
  }
  return parked.length > 0;
}

/**
 * A session in which every hook was killed before its first write was whole is one that logbook never heard of, as those
 * from before it was installed: the user's `import` brings it.
 */
async function importUnheard({ world, transcripts, verdict, history }: HurtSession): Promise<void> {
  const lists = listTree(world.store.projects).filter((path) => path.endsWith("sessions.jsonl"));
  const listed = lists.map((path) => fs.readFileSync(path, "utf8")).join("");
  const isUnheard = (session: string) =>
    !listed.includes(session) && readLog(sessionPaths(world.store, session).log).records.length === 0;
  const unheard = transcripts.filter((path) => isUnheard(basename(path, ".jsonl")));
  for (const path of unheard) {
    history.push(`imported: ${path}`);
    const { status, stderr } = await world.runCommand(["import", path]);
    if (status !== 0) verdict.troubles.push(`import ended with ${status}: ${stderr}`);
  }
}

export async function goodWorker(hurt: HurtSession, offsetMs = 0): Promise<void> {
  const ran = await hurt.world.runWorker(offsetMs === 0 ? {} : { door: { offsetMs } });
  if (ran.status !== 0) hurt.verdict.troubles.push(`the worker ended with ${ran.status}`);
  if (offsetMs === 0) hurt.times.note("worker", ran.ms);
}

/** `before` is what surrounds the store, as it was when the session began. */
export async function askOracle(hurt: HurtSession, before: string): Promise<void> {
  const { world, verdict, transcripts } = hurt;
  await ask(hurt);
  await goodWorker(hurt, NEXT_DAY_MS);
  await ask(hurt);
  await checkStore(world, verdict, () => Date.now() + NEXT_DAY_MS);
  if (surroundings(world) !== before) verdict.troubles.push("something outside the store has changed");
  verdict.troubles.push(...world.troubles);
  if (transcripts.length === 0) verdict.troubles.push("there was no session");
}

async function ask({ world, transcripts, verdict }: HurtSession): Promise<void> {
  for (const transcript of transcripts) await checkSession(world, transcript, verdict);
  checkArchive(world, transcripts, verdict);
}
