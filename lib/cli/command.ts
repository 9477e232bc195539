/** What a command is: its surface (name, options, examples) as data, and the code behind it, loaded on demand. */
import type { Clock } from "../platform/clock.ts";
import type { Env, StorePaths } from "../platform/paths.ts";
import type { Paint } from "../replay/paint.ts";
import type { Output } from "./output.ts";
import type { ProgressStream } from "./progress.ts";

/** 0 found, 1 nothing found or failed check, 2 usage. */
export type ExitCode = 0 | 1 | 2;

export interface OptionSpec {
  type: "string" | "boolean";
  /** What stands for the value in help: "N", "DATE". */
  value?: string;
  help: string;
}

export type OptionSpecs = Readonly<Record<string, OptionSpec>>;

export type OptionValues = Readonly<Record<string, string | boolean | undefined>>;

export interface CommandArgs {
  operands: readonly string[];
  values: OptionValues;
}

export interface CommandContext {
  env: Env;
  cwd: string;
  clock: Clock;
  store: StorePaths;
  output: Output;
  paint: Paint;
  /** Is stdout a terminal? */
  isTerminal: boolean;
  /** Is the reader the model (CLAUDECODE)? Then output is bounded and limited to the current project. */
  isModel: boolean;
  /** May the original text be shown, secrets included? It was asked for, and it goes where a person put it. */
  isRaw: boolean;
  /** Terminal width in cells. */
  columns: number;
  /** For a line of progress only: what is to be read goes through `output`. */
  progressStream: ProgressStream;
  /** Aborted when the user interrupts or the reader of stdout goes away. */
  signal: AbortSignal;
  /** Data text made fit for the exit: redacted (unless --raw at a terminal), control sequences neutralised. */
  clean(text: string): string;
}

export type RunCommand = (context: CommandContext, args: CommandArgs) => Promise<ExitCode> | ExitCode;

export interface CommandSpec {
  name: string;
  group: "Look back" | "Set up" | "Store";
  /** One line, no full stop. */
  summary: string;
  /** The operands as help shows them: "[session]". */
  operands: string;
  maxOperands: number;
  options: OptionSpecs;
  examples: readonly (readonly [command: string, does: string])[];
  /** Writing commands refuse with one sentence when CLAUDECODE is set. */
  writes?: boolean | ((args: CommandArgs) => boolean);
  /** `-word` is an operand, not an option: a search query excludes words that way. */
  takesDashWords?: boolean;
  /** The command watches `context.signal` and ends cleanly at Ctrl-C; any other simply dies of it. */
  stopsOnSignal?: boolean;
  /** The command runs where the store is somebody else's, and says so. */
  takesForeignStore?: boolean;
  /** Another program may still take over what this one began: the frame says nothing of its own. */
  mayHandOver?: boolean;
  isHidden?: boolean;
  load(): Promise<{ run: RunCommand }>;
}

/** Options of every read command. `--raw` and `--page` are handled by the frame. */
export const READ_OPTIONS = {
  json: { type: "boolean", help: "print JSON" },
  raw: { type: "boolean", help: "at a terminal: show the original text, secrets included" },
  page: { type: "string", value: "N", help: "inside Claude Code: the Nth page of a long output" },
} as const satisfies OptionSpecs;
