/** Runs one command line in this process, as lib/cli/start.ts would, and gives back what it printed. */
import { Writable } from "node:stream";
import type { CommandSpec } from "../../lib/cli/command.ts";
import { type Host, runCli } from "../../lib/cli/run.ts";

export interface CommandResult {
  code: number;
  stdout: string;
  stderr: string;
  /** stdout as JSON. */
  json<T>(): T;
}

export async function runCommand(
  spec: CommandSpec,
  argv: readonly string[],
  host: Partial<Host> = {},
): Promise<CommandResult> {
  const out = collectStream();
  const err = collectStream();
  const code = await runCli(
    [spec.name, ...argv],
    {
      env: process.env,
      cwd: process.cwd(),
      clock: () => Date.UTC(2026, 0, 15, 12),
      stdout: out.stream,
      stderr: err.stream,
      isTerminal: false,
      columns: 100,
      ...host,
    },
    [spec],
  );
  return { code, stdout: out.text(), stderr: err.text(), json: () => JSON.parse(out.text()) };
}

/** A stream that keeps what is written to it. */
export function collectStream(): { stream: Writable; text(): string } {
  const chunks: Buffer[] = [];
  const stream = new Writable({
    write(chunk: Buffer, _encoding, done) {
      chunks.push(chunk);
      done();
    },
  });
  return { stream, text: () => Buffer.concat(chunks).toString("utf8") };
}
