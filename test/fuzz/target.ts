/** What is fuzzed: a door of the product, the texts it is made for, and how often it is tried. */
import type fc from "fast-check";
import type { Random } from "./random.ts";

export interface FuzzCase {
  /** May hold lone surrogates. */
  text: string;
  /** The same as UTF-8, with bytes of its own damaged. */
  bytes: Buffer;
  /** For what else the door wants: an event, a width, an option. */
  random: Random;
}

export interface Door {
  /** Throws where the product broke its contract; what the contract names it catches itself. */
  run(input: FuzzCase): void | Promise<void>;
  close?(): void;
}

export interface Target {
  name: string;
  /** Parts of all cases, beside the other targets' parts. */
  share: number;
  /** For doors that start processes. */
  maxCases?: number;
  /** Well-formed texts that are mutated. */
  seeds: readonly string[];
  /** Texts made from scratch, beside the seeds. */
  arbitrary?: fc.Arbitrary<string>;
  /** How long one case may work; absent: as long as all others. */
  maxMs?: number;
  open(): Door;
}
