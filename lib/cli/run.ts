/** Runs one command line: finds the command, checks its arguments, prints its errors, gives back the exit code. */
import type { Writable } from "node:stream";
import type { Clock } from "../platform/clock.ts";
import { LogbookError } from "../platform/errors.ts";
import { type Env, storePaths } from "../platform/paths.ts";
import { isReadOnly } from "../platform/read-only.ts";
import { assertOwnStore } from "../platform/store-owner.ts";
import { cutText } from "../text/cut.ts";
import { neutralise } from "../text/neutralise.ts";
import { stripAnsi } from "../text/unseen.ts";
import type { CommandArgs, CommandContext, CommandSpec, ExitCode } from "./command.ts";
import { describeError, sentence } from "./describe-error.ts";
import { renderCommandHelp, renderOverview } from "./help.ts";
import { nearestName } from "./nearest.ts";
import { createOutput, type Output, watchPipe } from "./output.ts";
import { createPaint, hasColour } from "./paint.ts";
import { isSet, numberOption, parseCommandArgs, usage } from "./parse-args.ts";
import { VERSION } from "./version.ts";

/** What surrounds a command: the process in real life, stand-ins in tests. */
export interface Host {
  env: Env;
  cwd: string;
  clock: Clock;
  stdout: Writable;
  stderr: Writable;
  isTerminal: boolean;
  columns: number;
  /** Calls `stop` at the first Ctrl-C instead of dying. */
  onInterrupt?(stop: () => void): void;
}

interface Invocation {
  host: Host;
  commands: readonly CommandSpec[];
  abort: AbortController;
  createOutput(args: CommandArgs | undefined, spec?: CommandSpec): Output;
}

/** Never throws: what goes wrong becomes one sentence on stderr and an exit code. */
export async function runCli(
  argv: readonly string[],
  host: Host,
  commands: readonly CommandSpec[],
): Promise<ExitCode> {
  const abort = new AbortController();
  const pipe = watchPipe(host.stdout, () => abort.abort());
  const invocation: Invocation = {
    host,
    commands,
    abort,
    createOutput: (args, spec) =>
      createOutput(host, pipe, {
        redacts: !showsRaw(host, args),
        hasColour: hasColour(host.env, host.isTerminal),
        ...(isModel(host) && spec !== undefined && { page: pageOf(argv, args) }),
      }),
  };
  try {
    return await dispatch(argv, invocation);
  } catch (error) {
    return report(error, invocation);
  }
}

async function dispatch(argv: readonly string[], invocation: Invocation): Promise<ExitCode> {
  const [first, ...rest] = argv;
  if (first === "--version" || first === "-v") return say(`logbook ${VERSION}`, invocation);
  if (first === "help" || first === "--help" || first === "-h") return help(rest[0], invocation);
  // `logbook --json` is the overview for a program.
  if (first === undefined || first === "--json")
    return run(findCommand("overview", invocation), argv, invocation);
  return run(findCommand(first, invocation), rest, invocation);
}

async function run(spec: CommandSpec, argv: readonly string[], invocation: Invocation): Promise<ExitCode> {
  const { host } = invocation;
  const args = parseCommandArgs(spec, argv);
  if (isSet(args, "help")) return help(spec.name, invocation);
  const writes = typeof spec.writes === "function" ? spec.writes(args) : spec.writes === true;
  if (writes && isModel(host)) {
    throw usage(
      `${spec.name} changes things and does not run inside Claude Code`,
      "Run it in a terminal of your own",
    );
  }
  if (!spec.takesForeignStore) assertOwnStore(storePaths(host.env));
  const output = invocation.createOutput(args, spec);
  if (isSet(args, "raw") && !showsRaw(host, args)) {
    output.note("logbook: --raw only works at a terminal; secrets stay masked");
  }
  if (spec.stopsOnSignal) host.onInterrupt?.(() => invocation.abort.abort());
  if (!spec.mayHandOver) noteReadOnly(host, output);
  const command = await spec.load();
  const code = await command.run(createContext(invocation, output, args), args);
  await output.flush();
  return code;
}

function noteReadOnly({ env }: Host, output: Output): void {
  const { root } = storePaths(env);
  if (isReadOnly(root))
    output.note(`logbook: the store ${root} is read-only: it can be looked into, and nothing new comes in.`);
}

function createContext(invocation: Invocation, output: Output, args: CommandArgs): CommandContext {
  const { host } = invocation;
  const isRaw = showsRaw(host, args);
  return {
    env: host.env,
    cwd: host.cwd,
    clock: host.clock,
    store: storePaths(host.env),
    output,
    paint: createPaint(hasColour(host.env, host.isTerminal)),
    isTerminal: host.isTerminal,
    isModel: isModel(host),
    isRaw,
    columns: host.columns,
    progressStream: host.stderr,
    signal: invocation.abort.signal,
    clean: isRaw ? stripAnsi : neutralise,
  };
}

function isModel(host: Host): boolean {
  return Boolean(host.env["CLAUDECODE"]);
}

/** The original text is for a person: at a terminal or in a file they named, never for a pipe, never for the model. */
function showsRaw(host: Host, args: CommandArgs | undefined): boolean {
  if (args === undefined || !isSet(args, "raw") || isModel(host)) return false;
  return host.isTerminal || args.values["out"] !== undefined;
}

function pageOf(argv: readonly string[], args: CommandArgs | undefined) {
  const number = args === undefined ? 1 : (numberOption(args, "page") ?? 1);
  const words = argv
    .filter((word, at) => !word.startsWith("--page") && argv[at - 1] !== "--page")
    .map(quoteWord);
  return { number, next: (page: number) => ["logbook", ...words, "--page", page].join(" ") };
}

function quoteWord(word: string): string {
  return /^[\w@%+=:,./-]+$/.test(word) ? word : `'${word.replaceAll("'", `'\\''`)}'`;
}

function findCommand(name: string, { commands }: Invocation): CommandSpec {
  const found = commands.find((command) => command.name === name);
  if (found !== undefined) return found;
  const isOption = name.startsWith("-");
  const shown = commands.filter((command) => !command.isHidden).map((command) => command.name);
  const near = nearestName(name, isOption ? ["--help", "--version"] : shown);
  throw usage(
    isOption ? `unknown option ${name}` : `unknown command "${name}"`,
    near === undefined ? "See: logbook help" : `Did you mean: logbook ${near}?`,
  );
}

async function help(name: string | undefined, invocation: Invocation): Promise<ExitCode> {
  const { env, isTerminal, columns } = invocation.host;
  const look = { paint: createPaint(hasColour(env, isTerminal)), columns };
  return say(
    name === undefined
      ? renderOverview(invocation.commands, look)
      : renderCommandHelp(findCommand(name, invocation), look),
    invocation,
  );
}

async function say(text: string, invocation: Invocation): Promise<ExitCode> {
  const output = invocation.createOutput(undefined);
  output.print(text);
  await output.flush();
  return 0;
}

/** An error quotes what it was given; a pasted page is not read back whole. */
const MAX_ERROR_CHARS = 1_000;

function report(error: unknown, { host, createOutput }: Invocation): ExitCode {
  const output = createOutput(undefined);
  const { message, hint } = describeError(error);
  output.note(`logbook: ${sentence(cutText(message, MAX_ERROR_CHARS))} ${sentence(hint)}`);
  if (host.env["LOGBOOK_DEBUG"] === "1" && error instanceof Error) output.note(error.stack ?? "");
  return error instanceof LogbookError && USAGE_CODES.has(error.code) ? 2 : 1;
}

/** The command line itself is at fault: said differently, it would work. */
const USAGE_CODES: ReadonlySet<string> = new Set(["USAGE", "SESSION_AMBIGUOUS", "TURN_AMBIGUOUS"]);
