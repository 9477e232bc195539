/**
 * Runs a program to its end: input on stdin, output bounded, killed with all it started when its time is up.
 * The program has its own process group, and on Linux a guard of its own (coreutils' timeout), so that it ends on time
 * even when the worker is killed.
 */
import { spawn } from "node:child_process";
import fs from "node:fs";
import { errnoOf } from "../platform/errors.ts";
import type { Env } from "../platform/paths.ts";

export interface ChildRun {
  command: string;
  args: readonly string[];
  cwd: string;
  env: Env;
  stdin: string;
  timeoutMs: number;
}

export interface ChildResult {
  /** Null where a signal ended it, or where it did not start. */
  code: number | null;
  stdout: string;
  isTimedOut: boolean;
  /** Why it did not start. */
  startError?: string;
}

/** A model's answer is some thousand tokens; a program that writes more is not answering. */
const MAX_OUTPUT_BYTES = 8 * 1024 * 1024;
/** SIGTERM first, so that the client can end in good order (it exits with 143); then SIGKILL. */
const KILL_GRACE_MS = 2_000;
/** A program that has exited may leave a process that holds its stdout open; that one is not waited for. */
const LINGER_MS = 1_000;
/** The guard is the second line: it acts where our own timer did not. */
const GUARD_MARGIN_MS = 5_000;
const TIMEOUT_PROGRAM = "/usr/bin/timeout";
/** What coreutils' timeout answers where it could not start the program: not found, not executable. */
const NOT_STARTED = new Set([126, 127]);

export function runChild(run: ChildRun): Promise<ChildResult> {
  const [command, args] = withGuard(run);
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: run.cwd,
      env: { ...run.env },
      detached: true,
      windowsHide: true,
      stdio: ["pipe", "pipe", "ignore"],
    });
    const timers: NodeJS.Timeout[] = [];
    const chunks: Buffer[] = [];
    let bytes = 0;
    let isTimedOut = false;
    const after = (ms: number, act: () => void): void => {
      timers.push(setTimeout(act, ms));
    };
    const end = (): void => {
      killGroup(child.pid, "SIGTERM");
      after(KILL_GRACE_MS, () => killGroup(child.pid, "SIGKILL"));
    };
    const finish = (result: Pick<ChildResult, "code" | "startError">): void => {
      for (const timer of timers) clearTimeout(timer);
      killGroup(child.pid, "SIGKILL");
      resolve({ ...result, stdout: Buffer.concat(chunks).toString("utf8"), isTimedOut });
    };
    after(run.timeoutMs, () => {
      isTimedOut = true;
      end();
    });
    child.stdout.on("data", (chunk: Buffer) => {
      bytes += chunk.length;
      if (bytes <= MAX_OUTPUT_BYTES) chunks.push(chunk);
      else end();
    });
    // A program that does not read its input is judged by what it answers.
    child.stdin.on("error", ignoreUnreadInput);
    child.stdin.end(run.stdin);
    child.on("error", (error) => finish({ code: null, startError: error.message }));
    child.on("exit", () => after(LINGER_MS, () => killGroup(child.pid, "SIGKILL")));
    child.on("close", (code) => {
      const isAbsent = command === TIMEOUT_PROGRAM && code !== null && NOT_STARTED.has(code);
      finish({ code, ...(isAbsent ? { startError: `cannot start ${run.command}` } : {}) });
    });
  });
}

function withGuard({ command, args, timeoutMs }: ChildRun): [string, string[]] {
  if (process.platform !== "linux" || !fs.existsSync(TIMEOUT_PROGRAM)) return [command, [...args]];
  const seconds = Math.ceil((timeoutMs + GUARD_MARGIN_MS) / 1000);
  return [TIMEOUT_PROGRAM, ["--kill-after=2", String(seconds), command, ...args]];
}

function killGroup(pid: number | undefined, signal: NodeJS.Signals): void {
  if (pid === undefined) return;
  try {
    process.kill(process.platform === "win32" ? pid : -pid, signal);
  } catch (error) {
    // It is gone already, or became somebody else's process.
    if (errnoOf(error) !== "ESRCH" && errnoOf(error) !== "EPERM") throw error;
  }
}

function ignoreUnreadInput(): undefined {
  return undefined;
}
