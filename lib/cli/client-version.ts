/** Which version of the client is on PATH: asked once, in a process that is killed when it does not answer. */
import { execFileSync } from "node:child_process";
import type { Env } from "../platform/paths.ts";

/** `claude --version` takes about 0.2 s; a wrapper that waits for a network is not worth more than this. */
const PROBE_TIMEOUT_MS = 5_000;

/** "2.1.332", or undefined where there is no client or it does not say. */
export function readClientVersion(env: Env): string | undefined {
  let output: string;
  try {
    output = execFileSync("claude", ["--version"], {
      encoding: "utf8",
      env: { ...env, LOGBOOK_CHILD: "1" },
      stdio: ["ignore", "pipe", "ignore"],
      timeout: PROBE_TIMEOUT_MS,
      killSignal: "SIGKILL",
      // npm installs a .cmd on Windows, which only a shell can run.
      shell: process.platform === "win32",
    });
  } catch {
    // Not installed, not executable, failing or hanging: all mean that the version is unknown.
    return undefined;
  }
  return parseVersion(output);
}

export function parseVersion(text: string): string | undefined {
  return /\b\d+\.\d+\.\d+\b/.exec(text)?.[0];
}
