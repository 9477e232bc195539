/** One case of a target, as a function of its seed alone. */
import fc from "fast-check";
import { mutateBytes, mutateText } from "./mutate.ts";
import { createRandom, mixSeed } from "./random.ts";
import type { FuzzCase, Target } from "./target.ts";

/** Neighbouring seeds share what fast-check made for them: making it anew for each costs more than most doors. */
const BLOCK = 1024;
const MADE_PER_BLOCK = 24;

export type CaseMaker = (seed: number) => FuzzCase;

export function createCaseMaker(target: Target): CaseMaker {
  let block = -1;
  let made: readonly string[] = [];
  return (seed) => {
    const wanted = Math.floor(seed / BLOCK);
    if (wanted !== block) {
      block = wanted;
      const { arbitrary } = target;
      made =
        arbitrary === undefined
          ? []
          : fc.sample(arbitrary, { seed: mixSeed(block, 1), numRuns: MADE_PER_BLOCK });
    }
    const random = createRandom(seed);
    const others = made.length > 0 && random.oneIn(2) ? made : target.seeds;
    return caseOf(mutateText(random.pick(others), random, target.seeds), seed);
  };
}

/** The case whose text is known: what else is drawn depends on the seed and not on how the text was made. */
export function caseOf(text: string, seed: number): FuzzCase {
  const random = createRandom(mixSeed(seed, 2));
  return { text, bytes: mutateBytes(Buffer.from(text), random), random };
}
