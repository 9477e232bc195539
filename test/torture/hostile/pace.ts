/**
 * How long programs take, in bare Nodes of that moment: a machine that is busy with something else slows both. A run that
 * seems too slow is looked at again, next to a bare Node of its own; it is slow when it never was fast enough.
 */
import { spawn } from "node:child_process";
import { once } from "node:events";

/** Over what the program takes where nothing is hostile. */
export const MOST_OVER = 2;
const TRIES = 5;
const WINDOW = 15;

export interface Pace {
  /** Takes note of a run where nothing is hostile. */
  learn(program: string, ms: number): Promise<void>;
  /** Bare Nodes over the usual, at its best; undefined where it was not too slow. */
  tooSlow(program: string, ms: number, again: () => Promise<number>): Promise<number | undefined>;
  /** The largest that was seen and let pass, by program. */
  worst(): [program: string, usual: number, over: number][];
}

export function createPace(): Pace {
  const usual = new Map<string, number[]>();
  const worst = new Map<string, number>();
  const recent: number[] = [];

  async function bareMs(): Promise<number> {
    const child = spawn(process.execPath, ["-e", "0"], { stdio: "ignore", env: {} });
    // As a world's runs are timed: starting a process takes this one a while, and settings of the developer's take Node one.
    const startMs = performance.now();
    await once(child, "exit");
    const ms = performance.now() - startMs;
    recent.push(ms);
    if (recent.length > WINDOW) recent.shift();
    return ms;
  }

  const overOf = (program: string, ratio: number): number => ratio - median(usual.get(program) ?? [0]);

  return {
    async learn(program, ms) {
      const known = usual.get(program) ?? [];
      known.push(ms / (await bareMs()));
      usual.set(program, known);
    },
    async tooSlow(program, ms, again) {
      if (recent.length < WINDOW || Math.random() < 0.1) await bareMs();
      let over = overOf(program, ms / median(recent));
      for (let tries = 1; over > MOST_OVER && tries < TRIES; tries++) {
        const before = await bareMs();
        over = Math.min(over, overOf(program, (await again()) / Math.max(before, await bareMs())));
      }
      if (over > MOST_OVER) return over;
      worst.set(program, Math.max(over, worst.get(program) ?? 0));
      return undefined;
    },
    worst: () => [...worst].map(([program, over]) => [program, median(usual.get(program) ?? [0]), over]),
  };
}

export function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[values.length >> 1] ?? 0;
}
