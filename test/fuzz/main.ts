/** `npx tsx test/fuzz/main.ts --cases 1000000 [--seed N]`, or one case again: `--target NAME --case SEED`. */
import { parseArgs } from "node:util";
import { runCase, runFuzz } from "./run.ts";
import { TARGETS } from "./targets.ts";

const { values } = parseArgs({
  options: {
    cases: { type: "string", default: "20000" },
    seed: { type: "string" },
    target: { type: "string" },
    case: { type: "string" },
  },
});

async function main(): Promise<void> {
  if (values.target !== undefined && values.case !== undefined) {
    await runCase(values.target, Number(values.case));
    console.log(`${values.target} --case ${values.case}: holds`);
    return;
  }
  const seed = Number(values.seed ?? Date.now() % 2 ** 31);
  console.log(`fuzz: ${values.cases} cases, --seed ${seed}`);
  const startMs = performance.now();
  const targets = TARGETS.filter(({ name }) => values.target === undefined || name === values.target);
  const result = await runFuzz({ cases: Number(values.cases), seed, targets, onProgress: showProgress });
  const { failures, byTarget, slowestMs, peakRssBytes } = result;
  for (const [name, cases] of Object.entries(byTarget)) {
    console.log(
      `${name.padEnd(22)}${String(cases).padStart(8)}${(secondsOf.get(name) ?? 0).toFixed(1).padStart(8)} s`,
    );
  }
  for (const failure of failures) {
    console.log(`FAILED ${failure.target} --case ${failure.seed}: ${failure.message}`);
  }
  const seconds = Math.round((performance.now() - startMs) / 1000);
  console.log(
    `fuzz: ${result.cases} cases in ${seconds} s, ${failures.length} failures, slowest ${Math.round(slowestMs)} ms, ` +
      `${Math.round(peakRssBytes / 1024 / 1024)} MB at most, --seed ${seed}`,
  );
  process.exitCode = failures.length > 0 ? 1 : 0;
}

const secondsOf = new Map<string, number>();
let lastMs = performance.now();

function showProgress(done: number, target: string): void {
  const nowMs = performance.now();
  secondsOf.set(target, (secondsOf.get(target) ?? 0) + (nowMs - lastMs) / 1_000);
  lastMs = nowMs;
  if (process.stderr.isTTY) process.stderr.write(`\r${done} ${target}\u001b[K`);
}

await main();
