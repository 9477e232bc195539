/**
 * Throws damaged input at every door of the product. A run is a function of its seed; a failure names the seed of its
 * own case, with which that case alone can be run again.
 */
import { caseOf, createCaseMaker } from "./make-case.ts";
import { createMemoryCheck, type MemoryCheck } from "./memory-check.ts";
import { mixSeed } from "./random.ts";
import { shrink } from "./shrink.ts";
import type { Door, FuzzCase, Target } from "./target.ts";
import { TARGETS } from "./targets.ts";
import { startWatchdog } from "./watchdog.ts";

export interface FuzzFailure {
  target: string;
  /** Of the case: `--target NAME --case SEED` runs it again. */
  seed: number;
  message: string;
}

export interface FuzzResult {
  cases: number;
  byTarget: Record<string, number>;
  failures: FuzzFailure[];
  slowestMs: number;
  peakRssBytes: number;
}

export interface FuzzOptions {
  cases: number;
  seed: number;
  targets?: readonly Target[];
  onProgress?: (done: number, target: string) => void;
}

/** Of working time; what is printed as a hang. */
const MAX_CASE_MS = 1_000;
/** Of one target: ten faults of one kind are one fault, and shrinking takes time. */
const MAX_FAILURES = 5;
const PROGRESS_CASES = 5_000;
const SHOWN_CHARS = 400;

export async function runFuzz(options: FuzzOptions): Promise<FuzzResult> {
  const { cases, seed, targets = TARGETS, onProgress = () => undefined } = options;
  const result: FuzzResult = { cases: 0, byTarget: {}, failures: [], slowestMs: 0, peakRssBytes: 0 };
  const watchdog = startWatchdog(targets.map(({ name }) => name));
  const counts = shareCases(cases, targets);
  try {
    for (const [at, target] of targets.entries()) {
      const first = mixSeed(seed, at + 1);
      const see = (caseSeed: number): void => watchdog.see(at, caseSeed);
      const report = (done: number): void => onProgress(result.cases + done, target.name);
      await runTarget(target, { count: counts[at] ?? 0, first, see, report, result });
    }
  } finally {
    await watchdog.stop();
  }
  return result;
}

/** One case again, with all that it throws. */
export async function runCase(
  name: string,
  seed: number,
  targets: readonly Target[] = TARGETS,
): Promise<void> {
  const target = targets.find((known) => known.name === name);
  if (target === undefined)
    throw new RangeError(`there is no target ${name}: ${targets.map((known) => known.name)}`);
  const door = target.open();
  try {
    await door.run(createCaseMaker(target)(seed));
  } finally {
    door.close?.();
  }
}

/** By their shares; what a target may not have goes to the first. */
function shareCases(cases: number, targets: readonly Target[]): number[] {
  const whole = targets.reduce((sum, { share }) => sum + share, 0);
  const counts = targets.map(({ share, maxCases = cases }) =>
    Math.min(maxCases, Math.max(1, Math.floor((cases * share) / whole))),
  );
  const left = cases - counts.reduce((sum, count) => sum + count, 0);
  counts[0] = Math.max(0, (counts[0] ?? 0) + left);
  return counts;
}

interface TargetRun {
  count: number;
  first: number;
  see: (seed: number) => void;
  report: (done: number) => void;
  result: FuzzResult;
}

async function runTarget(target: Target, { count, first, see, report, result }: TargetRun): Promise<void> {
  const makeCase = createCaseMaker(target);
  const memory = createMemoryCheck();
  const door = target.open();
  let failed = 0;
  let done = 0;
  try {
    for (; done < count && failed < MAX_FAILURES; done++) {
      const seed = (first + done) >>> 0;
      see(seed);
      const fault = await tryCase(door, target, makeCase(seed), memory, result);
      if (fault !== undefined) {
        failed++;
        const message = await describeFault({ target, door, makeCase, seed, fault });
        result.failures.push({ target: target.name, seed, message });
      }
      if (done % PROGRESS_CASES === PROGRESS_CASES - 1) report(done + 1);
    }
    const leak = memory.leakFault();
    if (leak !== undefined) result.failures.push({ target: target.name, seed: first, message: leak });
  } finally {
    door.close?.();
  }
  result.cases += done;
  result.byTarget[target.name] = done;
  report(0);
}

/** What is wrong with the case, or undefined. */
async function tryCase(
  door: Door,
  { maxMs = MAX_CASE_MS }: Target,
  input: FuzzCase,
  memory: MemoryCheck,
  result: FuzzResult,
): Promise<string | undefined> {
  const clock = startClock();
  const thrown = await thrownBy(door, input);
  const ms = clock();
  result.slowestMs = Math.max(result.slowestMs, ms);
  const grown = memory.growthFault(ms);
  result.peakRssBytes = Math.max(result.peakRssBytes, memory.peakBytes());
  if (thrown !== undefined) return thrown;
  // A collection of garbage may fall into any case: what is slow is slow twice.
  if (ms > maxMs && (await isSlowAgain(door, input, maxMs))) return `took ${Math.round(ms)} ms`;
  return grown;
}

async function isSlowAgain(door: Door, input: FuzzCase, maxMs: number): Promise<boolean> {
  const clock = startClock();
  await thrownBy(door, input);
  return clock() > maxMs;
}

/** This process's own working time: on a machine that is busy elsewhere a clock on the wall tells of the others. */
function startClock(): () => number {
  const start = process.cpuUsage();
  return () => {
    const { user, system } = process.cpuUsage(start);
    return (user + system) / 1_000;
  };
}

async function thrownBy(door: Door, input: FuzzCase): Promise<string | undefined> {
  try {
    const running = door.run(input);
    if (running !== undefined) await running;
    return undefined;
  } catch (error) {
    const { name, message, stack = "" } = error instanceof Error ? error : new Error(String(error));
    const place = stack.split("\n").find((line) => /\/(?:lib|hooks)\//.test(line));
    return `${name}: ${message.slice(0, SHOWN_CHARS)}${place === undefined ? "" : ` ${place.trim()}`}`;
  }
}

interface Fault {
  target: Target;
  door: Door;
  makeCase: (seed: number) => FuzzCase;
  seed: number;
  fault: string;
}

/** With the smallest text that was found to fail in the same way. */
async function describeFault({ door, makeCase, seed, fault }: Fault): Promise<string> {
  if (IS_SLOW_OR_LARGE.test(fault)) return `${fault}; with ${shown(makeCase(seed).text)}`;
  const kind = fault.slice(0, 30);
  const fails = async (text: string): Promise<boolean> =>
    (await thrownBy(door, caseOf(text, seed)))?.startsWith(kind) === true;
  const smallest = await shrink(makeCase(seed).text, fails);
  return `${fault}; with ${shown(smallest)}`;
}

/** Such a case is huge by its nature, and trying it again takes its time each time. */
const IS_SLOW_OR_LARGE = /^(?:took|keeps) /;

function shown(text: string): string {
  return `${JSON.stringify(text).slice(0, SHOWN_CHARS)} (${text.length} characters)`;
}
