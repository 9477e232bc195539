/** Numbers for one case, all drawn from its seed: the same seed gives the same case on every machine. */

export interface Random {
  /** From 0 on, below `end`. */
  below(end: number): number;
  /** True once in `times`. */
  oneIn(times: number): boolean;
  pick<T>(items: readonly T[]): T;
}

/** Marsaglia's xorshift32 behind a mixing step, so that neighbouring seeds begin differently. */
export function createRandom(seed: number): Random {
  let state = mixSeed(seed, 0x9e3779b9) || 1;
  const below = (end: number): number => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) % Math.max(1, end);
  };
  return {
    below,
    oneIn: (times) => below(times) === 0,
    pick: (items) => {
      if (items.length === 0) throw new RangeError("pick from nothing");
      return items[below(items.length)] as never;
    },
  };
}

/** Two numbers to one of 32 bits. */
export function mixSeed(a: number, b: number): number {
  let mixed = (a ^ Math.imul(b, 0x85ebca6b)) >>> 0;
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x7feb352d);
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x846ca68b);
  return (mixed ^ (mixed >>> 16)) >>> 0;
}
