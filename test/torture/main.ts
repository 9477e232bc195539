/**
 * `npm run torture`: hurts the pack's processes in every way, throws damaged input at every door, and says what was lost,
 * doubled or broken. Exit 0 only for zeros. `--seed N`, `--only PART OF A FAULT'S NAME`, `--short`, `--lanes N`. With
 * `--hostile`: what a stranger may have put where a file should be, at every path, under every hook and command. With
 * `--secrets`: every kind of secret in every spelling, and by which exit it leaves (`--worlds N` of them).
 */
import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import type { FuzzResult } from "../fuzz/run.ts";
import { runFuzz } from "../fuzz/run.ts";
import type { Form } from "./fault.ts";
import { allOf, type HostileResult, renderHostile } from "./hostile/result.ts";
import { runHostile } from "./hostile/run.ts";
import { runTorture } from "./run.ts";
import { runSecrets, type SecretsResult } from "./secrets/run.ts";
import { addTallies, isUnhurt, renderStruck, renderTable, type StruckCalls, type Tally } from "./table.ts";

const { values } = parseArgs({
  options: {
    seed: { type: "string" },
    only: { type: "string", default: "" },
    short: { type: "boolean", default: false },
    lanes: { type: "string", default: "2" },
    hostile: { type: "boolean", default: false },
    secrets: { type: "boolean", default: false },
    worlds: { type: "string" },
    /** Set by this program for its own parts. */
    part: { type: "string" },
  },
});
const seed = Number(values.seed ?? Math.floor(Math.random() * 1e9));
const lanes = Number(values.lanes);
const form: Form = values.short ? "short" : "full";
const FUZZ_CASES = { short: 20_000, full: 1_000_000 };
const FUZZ = "fuzz";

interface LaneResult {
  tallies: Tally[];
  struck: StruckCalls;
}

/**
 * Parts are processes: the oracle of one session must not hold up the kills of another. Undefined where one did not come
 * to its end, and has said why.
 */
function startPart<T>(part: string): Promise<T | undefined> {
  const self = fileURLToPath(import.meta.url);
  const args = ["--part", part, "--lanes", values.lanes, "--seed", String(seed), "--only", values.only];
  if (values.short) args.push("--short");
  if (values.hostile) args.push("--hostile");
  const child = spawn(process.execPath, ["--import", "tsx", self, ...args], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  let stdout = "";
  child.stdout.setEncoding("utf8").on("data", (text: string) => {
    stdout += text;
  });
  return new Promise((resolve, reject) => {
    child.on("error", reject);
    child.on("close", (code) => {
      if (code === 0) resolve(JSON.parse(stdout) as T);
      else {
        console.error(`part ${part} did not come to its end: ${code}`);
        process.exitCode = 1;
        resolve(undefined);
      }
    });
  });
}

async function runLane(lane: number): Promise<LaneResult> {
  const onBroken = (report: string): void => console.error(`\n${report}`);
  const onFault = ({ fault, sessions, seconds }: Tally): void =>
    console.error(`lane ${lane}: ${fault}: ${sessions} sessions in ${seconds.toFixed(0)} s`);
  const { tallies, struck } = await runTorture({
    seed,
    form,
    only: values.only,
    lane,
    lanes,
    onBroken,
    onFault,
  });
  return { tallies, struck: [...struck] };
}

async function main(): Promise<void> {
  const startMs = performance.now();
  console.log(`seed ${seed} (again with --seed ${seed})`);
  const isFuzzing = FUZZ.startsWith(values.only);
  const fuzzing = isFuzzing ? startPart<FuzzResult>(FUZZ) : undefined;
  const ended = await Promise.all(
    Array.from({ length: lanes }, (_, lane) => startPart<LaneResult>(String(lane))),
  );
  const results = ended.filter((result) => result !== undefined);
  const tallies = addTallies(results.flatMap((result) => result.tallies));
  console.log(renderTable(tallies));
  console.log(
    `\nCalls of the store's door struck, of all: ${renderStruck(results.flatMap(({ struck }) => struck))}`,
  );
  const fuzzed = await fuzzing;
  if (fuzzed !== undefined) printFuzz(fuzzed);
  console.log(`${((performance.now() - startMs) / 60_000).toFixed(1)} minutes`);
  if (!isUnhurt(tallies) || (fuzzed?.failures.length ?? 0) > 0) process.exitCode = 1;
}

function printFuzz({ cases, failures, slowestMs, peakRssBytes }: FuzzResult): void {
  const most = `slowest ${slowestMs.toFixed(0)} ms, at most ${(peakRssBytes / 1_048_576).toFixed(0)} MB`;
  console.log(`Fuzz: ${cases} cases, ${failures.length} failures, ${most}`);
  for (const { target, seed: at, message } of failures) console.log(`  ${target} --case ${at}: ${message}`);
}

async function runHostileLanes(): Promise<void> {
  const startMs = performance.now();
  // The short form is a sample for the tests, small enough for one.
  const count = values.short ? 1 : lanes;
  const parts = Array.from({ length: count }, (_, lane) => startPart<HostileResult>(String(lane)));
  const results = (await Promise.all(parts)).filter((result) => result !== undefined);
  console.log(renderHostile(results));
  console.log(`${((performance.now() - startMs) / 60_000).toFixed(1)} minutes`);
  if (results.flatMap(allOf).length > 0) process.exitCode = 1;
}

async function printSecrets(): Promise<void> {
  const startMs = performance.now();
  const results: SecretsResult[] = [];
  for await (const world of runSecrets(values.worlds === undefined ? undefined : Number(values.worlds))) {
    results.push(...world);
    console.error(`${world.flatMap(({ leaks }) => leaks).length} leaks in a world`);
  }
  for (const spelling of new Set(results.map((result) => result.spelling))) {
    const own = results.filter((result) => result.spelling === spelling);
    const sum = (count: (result: SecretsResult) => number): number =>
      own.reduce((all, one) => all + count(one), 0);
    console.log(
      `${spelling}: ${sum(({ planted }) => planted)} planted, ${own[0]?.exits} exits, ${sum(({ leaks }) => leaks.length)} leaks`,
    );
  }
  const leaks = results.flatMap((result) => result.leaks);
  for (const leak of leaks.slice(0, MAX_LEAKS)) console.log(`  ${leak}`);
  console.log(`${leaks.length} leaks; ${((performance.now() - startMs) / 60_000).toFixed(1)} minutes`);
  if (leaks.length > 0) process.exitCode = 1;
}

/** One kind leaves by several exits at once. */
const MAX_LEAKS = 100;

function runHostileLane(lane: number): Promise<HostileResult> {
  const onCase = (name: string, troubles: readonly string[]): void =>
    console.error(`lane ${lane}: ${name}${troubles.map((trouble) => `\n    ${trouble}`).join("")}`);
  return runHostile({ form, only: values.only, lane, lanes, onCase });
}

async function runPart(part: string): Promise<void> {
  const run = (): Promise<unknown> => {
    if (part === FUZZ) return runFuzz({ cases: FUZZ_CASES[form], seed });
    return values.hostile ? runHostileLane(Number(part)) : runLane(Number(part));
  };
  process.stdout.write(JSON.stringify(await run()));
}

if (values.part !== undefined) await runPart(values.part);
else if (values.hostile) await runHostileLanes();
else if (values.secrets) await printSecrets();
else await main();
