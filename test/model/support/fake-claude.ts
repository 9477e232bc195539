/** A program that stands in for the client: it writes down how it was called, and does what the test tells it. */
import fs from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

export interface FakeCall {
  args: string[];
  cwd: string;
  files: string[];
  env: Record<string, string>;
  stdin: string;
}

export interface FakeClaude {
  command: string;
  folder: string;
  calls(): FakeCall[];
  /** The body of an async function with `print(value)`, `sleep(ms)`, `spawn`, `stdin` at hand. */
  behave(script: string): void;
  [Symbol.dispose](): void;
}

const DEFAULT = `print({ type: "result", subtype: "success", is_error: false, result: "", structured_output: { memories: [] }, total_cost_usd: 0.0123, session_id: "x" });`;

export function makeFakeClaude(version = "2.1.332 (Claude Code)"): FakeClaude {
  const folder = fs.mkdtempSync(join(tmpdir(), "logbook-fake-claude-"));
  const command = join(folder, "claude");
  const log = join(folder, "calls.jsonl");
  const behaviour = join(folder, "behaviour.cjs");
  const script = `#!${process.execPath}
const fs = require("node:fs");
if (process.argv.includes("--version")) { console.log(${JSON.stringify(version)}); process.exit(0); }
const stdin = fs.readFileSync(0, "utf8");
fs.appendFileSync(${JSON.stringify(log)}, JSON.stringify({ args: process.argv.slice(2), cwd: process.cwd(), files: fs.readdirSync("."), env: process.env, stdin }) + "\\n");
require(${JSON.stringify(behaviour)})(stdin);
`;
  fs.writeFileSync(command, script, { mode: 0o755 });
  const behave = (body: string): void => {
    const source = `const { spawn } = require("node:child_process");
const print = (value) => process.stdout.write(typeof value === "string" ? value : JSON.stringify(value));
const sleep = (ms) => new Promise((done) => setTimeout(done, ms));
module.exports = async (stdin) => { ${body} };`;
    fs.writeFileSync(behaviour, source);
  };
  behave(DEFAULT);
  return {
    command,
    folder,
    behave,
    calls: () =>
      fs.existsSync(log)
        ? fs
            .readFileSync(log, "utf8")
            .trimEnd()
            .split("\n")
            .map((line) => JSON.parse(line) as FakeCall)
        : [],
    [Symbol.dispose]: () => fs.rmSync(folder, { recursive: true, force: true }),
  };
}
