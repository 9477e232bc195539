/** Tells whether anything between two calls could have changed what the second one gets to see. */
import { type Effect, effectOf } from "./effect.ts";
import type { ObservedCall } from "./observed-call.ts";

interface Change {
  call: ObservedCall;
  effect: Exclude<Effect, { kind: "none" }>;
}

export interface Changes {
  /** `path` narrows it to one file; equal calls do not count as changes for each other. */
  isPossible(from: ObservedCall, to: ObservedCall, path?: string): boolean;
}

/** `calls` by start. */
export function collectChanges(calls: readonly ObservedCall[]): Changes {
  const changes = calls.flatMap((call): Change[] => {
    const effect = effectOf(call);
    return effect.kind === "none" ? [] : [{ call, effect }];
  });
  const latestEnds = runningMaximum(changes.map(({ call }) => call.endMs));
  return {
    isPossible(from, to, path) {
      // What still ran when `from` began may have changed something after it.
      for (let at = firstAtLeast(latestEnds, from.startMs); at < changes.length; at++) {
        const { call, effect } = changes[at] as Change;
        if (call.startMs > to.startMs) return false;
        if (call.endMs < from.startMs || call.identity === from.identity) continue;
        if (effect.kind === "anything" || path === undefined || effect.path === path) return true;
      }
      return false;
    },
  };
}

function runningMaximum(values: readonly number[]): number[] {
  let most = Number.NEGATIVE_INFINITY;
  return values.map((value) => {
    most = Math.max(most, value);
    return most;
  });
}

/** Where the first value of a rising row stands that is no less than `least`. */
function firstAtLeast(rising: readonly number[], least: number): number {
  let low = 0;
  let high = rising.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((rising[middle] ?? 0) < least) low = middle + 1;
    else high = middle;
  }
  return low;
}
