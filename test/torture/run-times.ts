/** How long programs run here and now, so that kills fall evenly over all of a run. */
import type { Program } from "./fault.ts";

export interface RunTimes {
  note(program: Program, ms: number): void;
  /** Undefined until the program has come to its end once. */
  typicalMs(program: Program): number | undefined;
  /** Calls of the store's door in a whole run; the largest number seen. */
  noteCalls(program: string, calls: number): void;
  /** The next n, so that in the end every n has been struck. */
  nextCall(program: string): number | undefined;
  /** For each program: how many different n were struck, of how many. */
  struck(): Map<string, { struck: number; calls: number }>;
}

/** A busy machine changes its pace within seconds. */
const REMEMBERED = 7;

/** Of several lanes each strikes its own share of the calls. */
export function createRunTimes(lane = 0, lanes = 1): RunTimes {
  const times = new Map<Program, number[]>();
  const calls = new Map<string, { calls: number; next: number; struck: Set<number> }>();
  return {
    note(program, ms) {
      times.set(program, [...(times.get(program) ?? []), ms].slice(-REMEMBERED));
    },
    typicalMs(program) {
      const sorted = [...(times.get(program) ?? [])].sort((a, b) => a - b);
      return sorted[sorted.length >> 1];
    },
    noteCalls(program, count) {
      const known = calls.get(program);
      if (known === undefined) calls.set(program, { calls: count, next: 0, struck: new Set() });
      else known.calls = Math.max(known.calls, count);
    },
    nextCall(program) {
      const known = calls.get(program);
      if (known === undefined || known.calls === 0) return undefined;
      // Coprime steps: neighbours are struck in different sessions, and each n before any n twice.
      const share = Math.ceil(Math.max(1, known.calls - lane) / lanes);
      known.next = (known.next + stepFor(share)) % share;
      const at = known.next * lanes + lane + 1;
      known.struck.add(at);
      return at;
    },
    struck: () =>
      new Map(
        [...calls].map(([name, { struck, calls: all }]) => [name, { struck: struck.size, calls: all }]),
      ),
  };
}

function stepFor(calls: number): number {
  const golden = Math.max(1, Math.round(calls * 0.618));
  for (let step = golden; ; step++) if (isCoprime(step, calls)) return step;
}

function isCoprime(a: number, b: number): boolean {
  while (b !== 0) [a, b] = [b, a % b];
  return a === 1;
}
