/** Puts every kind of hostile thing at every path and runs every hook, the worker and the commands over it. */
import fs from "node:fs";
import { readLog } from "../../../lib/log/read.ts";
import { readDiagnostics } from "../../../lib/platform/diagnostics.ts";
import { sessionPaths } from "../../../lib/platform/paths.ts";
import { HOSTILE_KINDS, type HostileKind, HUGE_BYTES, makeHostile } from "../../support/hostile-file.ts";
import { ALL_EVENTS } from "../../support/payload.ts";
import type { Form } from "../fault.ts";
import type { Ran } from "../world.ts";
import { createPace, type Pace } from "./pace.ts";
import { HOSTILE_PLACES, type HostilePlace, ODD_PATHS } from "./places.ts";
import { allOf, type HostileResult } from "./result.ts";
import { makeScene, type Scene } from "./scene.ts";

export interface HostileOptions {
  form: Form;
  /** Part of the name of a place or a kind. */
  only?: string;
  lane?: number;
  lanes?: number;
  onCase?(name: string, troubles: readonly string[]): void;
}

type HookEvent = (typeof ALL_EVENTS)[number];

/** Hooks, worker and commands end in a second: what takes this long never would. */
const HANG_MS = 15_000;
const LEARN_TIMES = 5;

/** Of the short form: most places come by, each with another kind. */
const SHORT_STEP = 13;

const COMMANDS: readonly (readonly string[])[] = [
  [],
  ["status"],
  ["sessions"],
  ["search", "parser"],
  ["show", "6e55101a"],
  ["replay"],
  ["stats"],
  ["handoff"],
  ["export"],
  ["memory", "list"],
  ["memory", "check"],
  ["config"],
  ["install", "--dry-run"],
  ["prune", "--dry-run"],
  ["forget", "6e55101a", "--dry-run"],
  ["redact", "nowhere said", "--dry-run"],
  ["import", "--dry-run"],
  ["import"],
  ["reindex"],
];
/** The hot hook, the one that does most, and the one that reads most. */
const SHORT_EVENTS: readonly HookEvent[] = ["PostToolUse", "Stop", "SessionStart"];

interface Run {
  scene: Scene;
  /** Absent in the short form: tests run beside others. */
  pace?: Pace;
  result: HostileResult;
  /** The case that is played. */
  name: string;
  events: readonly HookEvent[];
  commands: readonly (readonly string[])[];
}

export async function runHostile(options: HostileOptions): Promise<HostileResult> {
  const { form, only = "", lane = 0, lanes = 1, onCase } = options;
  using scene = await makeScene();
  const result: HostileResult = {
    ...{ cases: 0, runs: 0, hangs: [], slow: [], lost: [], unnamed: [], troubles: [], worst: [] },
  };
  const isShort = form === "short";
  const events = isShort ? SHORT_EVENTS : ALL_EVENTS;
  const pace = isShort ? undefined : createPace();
  const run: Run = {
    scene,
    result,
    name: "",
    events,
    commands: isShort ? [] : COMMANDS,
    ...(pace && { pace }),
  };
  if (pace !== undefined) await learn(run, pace);
  const cases = listCases(run).filter(({ name }) => name.includes(only));
  for (const [at, { name, play }] of cases.entries()) {
    if (isShort ? at % SHORT_STEP !== 0 : at % lanes !== lane) continue;
    const before = countAll(result);
    run.name = name;
    await play();
    await scene.restore();
    result.cases += 1;
    result.troubles.push(...scene.world.troubles.splice(0).map((trouble) => `${name}: ${trouble}`));
    onCase?.(name, allOf(result).slice(before));
  }
  if (pace !== undefined) result.worst = pace.worst();
  return result;
}

function countAll(result: HostileResult): number {
  return allOf(result).length;
}

function listCases(run: Run): { name: string; play: () => Promise<void> }[] {
  const placed = HOSTILE_PLACES.flatMap((place) =>
    HOSTILE_KINDS.filter(({ name }) => place.without?.includes(name) !== true).map((kind) => ({
      name: `${place.name} is a ${kind.name}`,
      play: () => playPlace(run, place, kind),
    })),
  );
  const told = ODD_PATHS.flatMap(([name, path]) => [
    { name: `cwd is ${name}`, play: () => playPayload(run, { cwd: path }) },
    { name: `transcript_path is ${name}`, play: () => playPayload(run, { transcript_path: path }) },
  ]);
  return [...placed, ...told];
}

async function learn(run: Run, pace: Pace): Promise<void> {
  const { scene, commands } = run;
  for (let time = 0; time < LEARN_TIMES; time++) {
    await scene.restore();
    for (const event of run.events) await pace.learn(event, (await runEvent(run, event)).ms);
    await pace.learn("worker", (await scene.world.runWorker()).ms);
    for (const args of [...commands, ["doctor", "--json"]])
      await pace.learn(programOf(args), (await scene.world.runCommand(args)).ms);
  }
  await scene.restore();
  scene.world.troubles.splice(0);
}

async function playPlace(run: Run, place: HostilePlace, kind: HostileKind): Promise<void> {
  const { scene, result, name } = run;
  const path = place.path(scene);
  makeHostile(kind, path);
  const isClosed = place.isClosed?.(kind.name) === true;
  await playEvents(run, {}, isClosed ? "closed" : place.takesNoLines ? "anything" : "all");
  if (isClosed && path === scene.world.store.config) checkToldOnce(run);
  await watch(run, "worker", () => scene.world.runWorker({ killAfterMs: HANG_MS }));
  if (!fs.lstatSync(path, { throwIfNoEntry: false })) return;
  const doctor = await watch(run, "doctor --json", () =>
    scene.world.runCommand(["doctor", "--json"], { killAfterMs: HANG_MS }),
  );
  if (place.harmless?.includes(kind.name) !== true && !isMended(path) && !isNamed(doctor.stdout, path))
    result.unnamed.push(`${name}: doctor does not name ${path}`);
  for (const args of run.commands) await watchCommand(run, args);
}

/** A worker or hook that replaced the file whole, or moved it aside, has mended it. */
function isMended(path: string): boolean {
  const stat = fs.lstatSync(path);
  return stat.isFile() && stat.size < HUGE_BYTES;
}

async function playPayload(run: Run, fields: object): Promise<void> {
  await playEvents(run, fields, "all");
  await watch(run, "worker", () => run.scene.world.runWorker({ killAfterMs: HANG_MS }));
}

async function playEvents(run: Run, fields: object, expected: "all" | "closed" | "anything"): Promise<void> {
  const { result, name, scene } = run;
  const { log } = sessionPaths(scene.world.store, scene.session);
  for (const event of run.events) await watch(run, event, () => runEvent(run, event, fields));
  if (expected === "anything") return;
  const told = readLog(log).records.flatMap(({ record }) =>
    record.prompt_id === `h-${record.event}` ? record.event : [],
  );
  for (const event of run.events) {
    if (told.includes(event) !== (expected === "all"))
      result.lost.push(`${name}: ${event} ${expected === "all" ? "is not in the log" : "was captured"}`);
  }
}

function checkToldOnce({ scene, result, name }: Run): void {
  const told = readDiagnostics(scene.world.store, 1_000).filter(({ code }) => code === "CONFIG_INVALID");
  if (told.length !== 1) result.troubles.push(`${name}: told ${told.length} times`);
}

function runEvent({ scene }: Run, event: HookEvent, fields: object = {}): Promise<Ran> {
  const { world, session, transcript } = scene;
  world.keepWorkerAway();
  const known = {
    session_id: session,
    cwd: world.project,
    transcript_path: transcript,
    prompt_id: `h-${event}`,
  };
  const agent = event.startsWith("Subagent") ? { agent_id: "h" } : {};
  return world.runHook({ event, fields: { ...known, ...agent, ...fields } }, { killAfterMs: HANG_MS });
}

async function watchCommand(run: Run, args: readonly string[]): Promise<void> {
  const { scene, result, name } = run;
  scene.world.freeLocks();
  const ran = await watch(run, programOf(args), () => scene.world.runCommand(args, { killAfterMs: HANG_MS }));
  // They say what is wrong with a store, whatever it is.
  if (/^(?:doctor|status)/.test(programOf(args)) && /unexpected error/.test(ran.stderr))
    result.troubles.push(`${name}: ${programOf(args)}: ${ran.stderr.slice(0, 300)}`);
}

function programOf(args: readonly string[]): string {
  return args.length === 0 ? "logbook" : args.filter((arg) => !/nowhere|6e55/.test(arg)).join(" ");
}

async function watch(run: Run, program: string, start: () => Promise<Ran>): Promise<Ran> {
  const { result, name, pace } = run;
  const ran = await start();
  result.runs += 1;
  if (ran.isKilled) {
    result.hangs.push(`${name}: ${program} hung`);
    return ran;
  }
  const over = await pace?.tooSlow(program, ran.ms, async () => (await start()).ms);
  if (over !== undefined)
    result.slow.push(`${name}: ${program} took ${over.toFixed(1)} bare Nodes more than usual`);
  return ran;
}

/** By its path, in whatever finding. */
function isNamed(json: string, path: string): boolean {
  try {
    const { findings } = JSON.parse(json) as { findings: { level: string; what: string; where?: string }[] };
    return findings.some(
      ({ level, what, where = "" }) => level !== "ok" && (what.includes(path) || where.includes(path)),
    );
  } catch {
    // What is no JSON names nothing.
    return false;
  }
}
