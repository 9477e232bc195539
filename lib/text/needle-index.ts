/**
 * Many needles in one table: which of them begins at a place is found in steps that do not grow with their number. They are
 * sorted, so that those with a common beginning lie side by side.
 */
import { type Cursor, nextUnit } from "./reading.ts";
import { NOTHING } from "./spelling.ts";

/** No needle is shorter: so many units lead into the table. */
export const GRAM = 4;
/**
 * So much of a needle's beginning counts as the needle: limits cut copies of a long text, and what is compared at one place in
 * vain stays bounded, however repetitive needle and text are.
 */
export const MAX_PREFIX = 256;

export interface NeedleIndex {
  isEmpty: boolean;
  /** Asked at every unit of a text: see `mayHold`. */
  filter: GramFilter;
  /** What the text is from there on: a needle, the longest of several, or the beginning of one, of MAX_PREFIX units or more. */
  match(text: Cursor): Match | undefined;
}

export interface Match {
  units: number;
  /** The byte behind it. */
  end: number;
}

/** Of the last four units: older ones are shifted out. */
export function addToGram(gram: number, unit: number): number {
  return (gram << 8) ^ unit;
}

function hashGram(gram: number): number {
  return Math.imul(gram ^ (gram >>> 15), 0x9e3779b1);
}

/** Of four units and the four behind them; 0 for those of a needle that is shorter. */
function hashWide(gram: number, following: number): number {
  return Math.imul(hashGram(gram) ^ (following + (following >>> 13)), 0x85ebca6b);
}

/** Two bits are set for a needle: of its first four units, and of those with the next four. */
export interface GramFilter {
  bits: Uint8Array;
  shift: number;
}

function isSet({ bits, shift }: GramFilter, hash: number): boolean {
  const bit = hash >>> shift;
  return ((bits[bit >>> 3] as number) & (1 << (bit & 7))) !== 0;
}

/** False says that no needle begins with these four units, most of the time. */
export function mayHold(filter: GramFilter, gram: number): boolean {
  return isSet(filter, hashGram(gram));
}

/** As `mayHold`, with the four units behind them. */
export function mayGoOn(filter: GramFilter, gram: number, following: number): boolean {
  return isSet(filter, hashWide(gram, following)) || isSet(filter, hashWide(gram, 0));
}

const BITS_PER_NEEDLE = 20;
/** More than two million of bits no cache holds. */
const [MIN_FILTER_BITS, MAX_FILTER_BITS] = [12, 21];
/** A table that is a quarter full answers at the first look. */
const TABLE_ROOM = 4;

interface Sorted {
  count: number;
  pool: Uint16Array;
  /** Where each needle begins in the pool, and where the last one ends. */
  offsets: Uint32Array;
}

export function createNeedleIndex(folded: readonly string[]): NeedleIndex {
  const sorted = sortNeedles(folded);
  const filter = createFilter(sorted);
  const find = createTable(sorted);
  const gram = new Uint16Array(GRAM);
  return {
    isEmpty: sorted.count === 0,
    filter,
    match(text) {
      for (let at = 0; at < GRAM; at++) gram[at] = nextUnit(text);
      const group = find(gram);
      return group && matchGroup(sorted, group, text);
    },
  };
}

interface Group {
  low: number;
  high: number;
}

/** Those of the group that go on as the text does, unit by unit. */
function matchGroup(sorted: Sorted, group: Group, text: Cursor): Match | undefined {
  let best: Match | undefined;
  for (let depth = GRAM; ; depth++) {
    // One that ends here is the first of those that begin with it.
    const isEnd = lengthOf(sorted, group.low) === depth;
    // One that ends within a character is none: `e` is no part of a composed `é`.
    if ((isEnd && text.rest === "") || depth >= MAX_PREFIX) best = { units: depth, end: text.at };
    if (isEnd) group.low++;
    if (!narrow(sorted, group, depth, group.low < group.high ? nextUnit(text) : NOTHING)) return best;
  }
}

/** Keeps those whose unit at `depth` is this one. False when there are none. */
function narrow(sorted: Sorted, group: Group, depth: number, unit: number): boolean {
  if (unit === NOTHING) return false;
  const { low, high } = group;
  const first = unitOf(sorted, low, depth);
  if (first === unitOf(sorted, high - 1, depth)) return first === unit;
  group.low = firstFrom(sorted, group, depth, unit);
  group.high = firstFrom(sorted, group, depth, unit + 1);
  return group.low < group.high;
}

function lengthOf({ offsets }: Sorted, needle: number): number {
  return (offsets[needle + 1] as number) - (offsets[needle] as number);
}

function unitOf({ pool, offsets }: Sorted, needle: number, depth: number): number {
  return pool[(offsets[needle] as number) + depth] as number;
}

/** The first of the group whose unit at `depth` is at least `unit`. */
function firstFrom(sorted: Sorted, group: Group, depth: number, unit: number): number {
  let { low, high } = group;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (unitOf(sorted, middle, depth) < unit) low = middle + 1;
    else high = middle;
  }
  return low;
}

function sortNeedles(folded: readonly string[]): Sorted {
  const texts = [...new Set(folded)].filter((text) => text.length >= GRAM).sort();
  const pool = new Uint16Array(texts.reduce((sum, text) => sum + text.length, 0));
  const offsets = new Uint32Array(texts.length + 1);
  let end = 0;
  for (const [needle, text] of texts.entries()) {
    offsets[needle] = end;
    for (let at = 0; at < text.length; at++) pool[end++] = text.charCodeAt(at);
  }
  offsets[texts.length] = end;
  return { count: texts.length, pool, offsets };
}

function gramAt(pool: Uint16Array, from: number): number {
  let gram = 0;
  for (let at = from; at < from + GRAM; at++) gram = addToGram(gram, pool[at] as number);
  return gram;
}

function createFilter(sorted: Sorted): GramFilter {
  const { count, pool, offsets } = sorted;
  const wanted = Math.ceil(Math.log2(Math.max(1, count * BITS_PER_NEEDLE)));
  const filterBits = Math.min(MAX_FILTER_BITS, Math.max(MIN_FILTER_BITS, wanted));
  const filter = { bits: new Uint8Array(1 << (filterBits - 3)), shift: 32 - filterBits };
  for (let needle = 0; needle < count; needle++) {
    const from = offsets[needle] as number;
    const gram = gramAt(pool, from);
    const following = lengthOf(sorted, needle) < 2 * GRAM ? 0 : gramAt(pool, from + GRAM);
    for (const hash of [hashGram(gram), hashWide(gram, following)]) {
      const bit = hash >>> filter.shift;
      filter.bits[bit >>> 3] = (filter.bits[bit >>> 3] as number) | (1 << (bit & 7));
    }
  }
  return filter;
}

/** From four units to the needles that begin with them. */
function createTable({ count, pool, offsets }: Sorted): (gram: Uint16Array) => Group | undefined {
  const bits = Math.ceil(Math.log2(Math.max(16, count * TABLE_ROOM)));
  const size = 1 << bits;
  const lows = new Int32Array(size).fill(-1);
  const highs = new Int32Array(size);
  const begins = (needle: number, gram: Uint16Array): boolean => {
    const from = offsets[needle] as number;
    for (let at = 0; at < GRAM; at++) if (pool[from + at] !== gram[at]) return false;
    return true;
  };
  /** Where these units stand in the table, or would. */
  const slotOf = (gram: Uint16Array): number => {
    let added = 0;
    for (let at = 0; at < GRAM; at++) added = addToGram(added, gram[at] as number);
    let slot = hashGram(added) >>> (32 - bits);
    while (lows[slot] !== -1 && !begins(lows[slot] as number, gram)) slot = (slot + 1) & (size - 1);
    return slot;
  };
  for (let needle = 0; needle < count; needle++) {
    const from = offsets[needle] as number;
    const slot = slotOf(pool.subarray(from, from + GRAM));
    if (lows[slot] === -1) lows[slot] = needle;
    highs[slot] = needle + 1;
  }
  return (gram) => {
    const slot = slotOf(gram);
    const low = lows[slot] as number;
    return low === -1 ? undefined : { low, high: highs[slot] as number };
  };
}
