/** Chance that can be told again: the same seed gives the same numbers. */

export interface Random {
  /** In [0, 1). */
  next(): number;
  /** A whole number in [from, to]. */
  between(from: number, to: number): number;
  chance(share: number): boolean;
  pick<T>(items: readonly T[]): T;
  /** A stream of its own: what happens in it changes nothing here. */
  fork(name: string): Random;
}

export function createRandom(seed: number, name = ""): Random {
  let state = mix(seed, name);
  // mulberry32: four lines, and every bit of the seed counts.
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let word = Math.imul(state ^ (state >>> 15), 1 | state);
    word = (word + Math.imul(word ^ (word >>> 7), 61 | word)) ^ word;
    return ((word ^ (word >>> 14)) >>> 0) / 4_294_967_296;
  };
  const between = (from: number, to: number): number => from + Math.floor(next() * (to - from + 1));
  return {
    next,
    between,
    chance: (share) => next() < share,
    pick: (items) => items[between(0, items.length - 1)] as (typeof items)[number],
    fork: (other) => createRandom(seed, `${name}/${other}`),
  };
}

function mix(seed: number, name: string): number {
  let hash = seed | 0;
  for (const unit of name) hash = Math.imul(hash ^ (unit.codePointAt(0) ?? 0), 0x01000193);
  return hash;
}
