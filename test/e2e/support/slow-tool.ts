/** A tool that runs until it is ended, and the means to find and end it: the client's own death leaves it behind. */
import fs from "node:fs";
import { join } from "node:path";
import { bash, type ToolUse } from "./api-reply.ts";
import { findTranscripts } from "./oracle.ts";
import { waitFor } from "./wait.ts";
import type { World } from "./world.ts";

export const SLOW_FILES = { "slow.sh": 'echo $$ > "$1/slow.pid"\nexec sleep 600\n' };
/** The client blocks a bare `sleep`; what a script does is its own affair. */
export const SLOW_FLAGS = ["--allowedTools", "Bash(sh slow.sh:*)"];
/** The call as it stands in a transcript, and nowhere but in the call. */
const TOLD = '"command":"sh ';
const START_LIMIT_MS = 60_000;

export function slowTool(world: { root: string }): ToolUse {
  return bash(`sh slow.sh ${world.root}`);
}

/** Waits until the tool runs and the transcript says so: the client writes it a moment later. */
export async function slowToolStarted({ root, home }: World): Promise<void> {
  const isTold = (): boolean =>
    [...findTranscripts(home).values()].some((path) => fs.readFileSync(path, "utf8").includes(TOLD));
  await waitFor(() => (pidOf(root) !== undefined && isTold() ? true : undefined), {
    limitMs: START_LIMIT_MS,
    what: () => "the slow tool to start",
  });
}

/** Ends the tool where the client did not. */
export function endSlowTool({ root }: World): void {
  const pid = pidOf(root);
  if (pid === undefined) return;
  try {
    process.kill(pid, "SIGKILL");
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ESRCH") throw error;
  }
}

function pidOf(root: string): number | undefined {
  const path = join(root, "slow.pid");
  const text = fs.existsSync(path) ? fs.readFileSync(path, "utf8").trim() : "";
  return text === "" ? undefined : Number(text);
}
