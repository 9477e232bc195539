/** Runs of one call: each made again by the same agent, and going on from the one before. */
import type { ObservedCall } from "./observed-call.ts";

export interface Chains {
  /** Goes on with the run of this call, or begins another one. */
  add(call: ObservedCall): void;
  /** Ends the runs whose last call is meant: the next such call begins another one. */
  end(isMeant: (last: ObservedCall) => boolean): void;
  /** Ended ones first, in the order in which they ended. */
  all(): ObservedCall[][];
}

export function createChains(goesOn: (last: ObservedCall, call: ObservedCall) => boolean): Chains {
  const running = new Map<string, ObservedCall[]>();
  const ended: ObservedCall[][] = [];
  return {
    add(call) {
      const group = `${call.thread} ${call.identity}`;
      const chain = running.get(group);
      const last = chain?.at(-1);
      if (chain !== undefined && last !== undefined && goesOn(last, call)) chain.push(call);
      else {
        if (chain !== undefined) ended.push(chain);
        running.set(group, [call]);
      }
    },
    end(isMeant) {
      for (const [group, chain] of running) {
        if (!isMeant(chain.at(-1) as ObservedCall)) continue;
        ended.push(chain);
        running.delete(group);
      }
    },
    all: () => [...ended, ...running.values()],
  };
}
