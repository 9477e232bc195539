/** Ends a run that stands still: a case that never returns cannot be timed from inside its own thread. */
import { Worker } from "node:worker_threads";

/** Of working time, as a machine may be busy elsewhere; far beyond what is printed as a hang. */
const STILL_MS = 15_000;

const CODE = `
const { workerData } = require("node:worker_threads");
const fs = require("node:fs");
const numbers = new Int32Array(workerData.shared);
let last = -1, since = process.cpuUsage();
setInterval(() => {
  const now = Atomics.load(numbers, 0);
  if (now !== last) { last = now; since = process.cpuUsage(); return; }
  if (process.cpuUsage(since).user / 1000 < workerData.stillMs) return;
  const target = workerData.names[Atomics.load(numbers, 1)];
  fs.writeSync(2, "fuzz: " + target + " --case " + (Atomics.load(numbers, 2) >>> 0) + " does not return\\n");
  process.kill(process.pid, "SIGKILL");
}, 1000);
`;

export interface Watchdog {
  /** Says which case begins. */
  see(target: number, seed: number): void;
  stop(): Promise<void>;
}

export function startWatchdog(names: readonly string[], stillMs = STILL_MS): Watchdog {
  const shared = new SharedArrayBuffer(12);
  const numbers = new Int32Array(shared);
  const worker = new Worker(CODE, { eval: true, workerData: { shared, names, stillMs } });
  worker.unref();
  return {
    see(target, seed) {
      Atomics.store(numbers, 1, target);
      Atomics.store(numbers, 2, seed | 0);
      Atomics.add(numbers, 0, 1);
    },
    stop: async () => {
      await worker.terminate();
    },
  };
}
