/** Starts the command line in this process: the one place that reads `process` and sets the exit code. */
import { systemClock } from "../platform/clock.ts";
import type { CommandSpec } from "./command.ts";
import { type Host, runCli } from "./run.ts";

/** Width where nothing says otherwise: the traditional terminal. */
const TERMINAL_COLUMNS = 80;
/** A pipe has no edge; this is what replay looks good at. */
const PIPE_COLUMNS = 100;

export async function startCli(commands: readonly CommandSpec[]): Promise<void> {
  process.exitCode = await runCli(process.argv.slice(2), processHost(), commands);
}

function processHost(): Host {
  const { stdout, env } = process;
  const isTerminal = stdout.isTTY === true;
  return {
    env,
    cwd: process.cwd(),
    clock: systemClock,
    stdout,
    // A getter: opening stderr loads modules that a command which goes well never needs.
    get stderr() {
      return process.stderr;
    },
    isTerminal,
    columns: Number(env["COLUMNS"]) || stdout.columns || (isTerminal ? TERMINAL_COLUMNS : PIPE_COLUMNS),
    onInterrupt: (stop) => {
      // Once: the second Ctrl-C kills, as it should.
      process.once("SIGINT", stop);
      process.once("SIGTERM", stop);
    },
  };
}
