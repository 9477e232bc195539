/** Watches what a target does to this process's memory: what one case takes, and what stays after all of them. */
import v8 from "node:v8";
import vm from "node:vm";

const MAX_GROWTH_BYTES = 200 * 1024 * 1024;
/** Filling more than the bound takes longer than this, and reading the process's size costs as much as a small case. */
const WORTH_A_LOOK_MS = 20;

export interface MemoryCheck {
  /** Said after each case. */
  growthFault(caseMs: number): string | undefined;
  /** Said after the last one. */
  leakFault(): string | undefined;
  peakBytes(): number;
}

export function createMemoryCheck(): MemoryCheck {
  const collect = collector();
  collect();
  const heldBefore = heldBytes();
  let rss = process.memoryUsage.rss();
  let peak = rss;
  return {
    growthFault(caseMs) {
      if (caseMs < WORTH_A_LOOK_MS) return undefined;
      let now = process.memoryUsage.rss();
      peak = Math.max(peak, now);
      const isGrown = now - rss > MAX_GROWTH_BYTES;
      const grownBy = now - rss;
      if (isGrown) {
        collect();
        now = process.memoryUsage.rss();
      }
      rss = Math.max(rss, now);
      return isGrown ? `took ${megabytes(grownBy)} of memory` : undefined;
    },
    leakFault() {
      collect();
      const kept = heldBytes() - heldBefore;
      return kept > MAX_GROWTH_BYTES ? `keeps ${megabytes(kept)} of memory` : undefined;
    },
    peakBytes: () => peak,
  };
}

function heldBytes(): number {
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

function collector(): () => void {
  v8.setFlagsFromString("--expose-gc");
  return vm.runInNewContext("gc") as () => void;
}

function megabytes(bytes: number): string {
  return `${Math.round(bytes / 1024 / 1024)} MB`;
}
