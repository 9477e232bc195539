/** Runs a compiled hook as the client does: payload on stdin, everything it prints collected until the end of the pipes. */
import { spawn } from "node:child_process";
import { hookBundle } from "./dist.ts";

export interface HookRun {
  status: number | null;
  stdout: string;
  stderr: string;
  /** Until the process was gone and its stdout at its end. */
  ms: number;
}

export interface RunOptions {
  env?: Record<string, string | undefined>;
  cwd?: string;
  /** Leaves stdin open after the payload. */
  keepsOpen?: boolean;
  /** "ignore" gives a closed stdin (Node then sees /dev/null). */
  stdin?: "pipe" | "ignore";
  bundle?: string;
}

export async function runHook(
  name: string,
  payload: string | Uint8Array,
  options: RunOptions = {},
): Promise<HookRun> {
  const startMs = performance.now();
  const child = spawn(process.execPath, [options.bundle ?? hookBundle(name)], {
    stdio: [options.stdin ?? "pipe", "pipe", "pipe"],
    env: { ...process.env, ...options.env },
    ...(options.cwd !== undefined && { cwd: options.cwd }),
  });
  const stdout: Buffer[] = [];
  const stderr: Buffer[] = [];
  child.stdout?.on("data", (chunk: Buffer) => stdout.push(chunk));
  child.stderr?.on("data", (chunk: Buffer) => stderr.push(chunk));
  // A hook that has read enough may be gone before the last byte is written: its business, not a failure.
  child.stdin?.on("error", () => undefined);
  child.stdin?.write(payload);
  if (options.keepsOpen !== true) child.stdin?.end();
  const status = await new Promise<number | null>((resolve, reject) => {
    child.on("error", reject);
    child.on("close", resolve);
  });
  child.stdin?.destroy();
  return {
    status,
    stdout: Buffer.concat(stdout).toString("utf8"),
    stderr: Buffer.concat(stderr).toString("utf8"),
    ms: performance.now() - startMs,
  };
}
