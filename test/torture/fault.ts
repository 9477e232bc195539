/** What a fault is, and what one session under it has at hand. */
import type { HookStep } from "../support/scripted-session.ts";
import type { Random } from "./random.ts";
import type { RunTimes } from "./run-times.ts";
import type { Verdict } from "./verdict.ts";
import type { Ran, RunOptions, World } from "./world.ts";

export type Form = "short" | "full";

export interface Fault {
  name: string;
  /** Sessions in each form of the torture. */
  sessions: Record<Form, number>;
  /** Plays one session, hurts it, and lets it settle. */
  play(hurt: HurtSession): Promise<void>;
}

/** A program of the pack, for what is known of its run time and its calls. */
export type Program = HookStep["event"] | "worker" | "import" | "reindex" | "search";

export interface HurtSession {
  world: World;
  random: Random;
  form: Form;
  /** Number of this session among those of its fault. */
  at: number;
  times: RunTimes;
  verdict: Verdict;
  /** Transcripts that the oracle looks at. */
  transcripts: string[];
  /** Counts: how often the fault struck, and how many processes were killed. */
  rounds: number;
  kills: number;
  /** What struck last, for the report of a broken session. */
  history: string[];
}

export type RunProgram = (options: RunOptions) => Promise<Ran>;
