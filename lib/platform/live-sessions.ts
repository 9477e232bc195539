/** Which sessions a living client process owns: the client keeps one file per interactive process, removed at its exit. */
import fs from "node:fs";
import { join } from "node:path";
import { errnoOf } from "./errors.ts";
import { listDirectory } from "./files.ts";
import { clientRoot, type Env } from "./paths.ts";

export function liveSessions(env: Env): Set<string> {
  const folder = join(clientRoot(env), "sessions");
  const live = new Set<string>();
  for (const name of listDirectory(folder)) {
    const pid = /^(\d+)\.json$/.exec(name)?.[1];
    // A file left by a killed client names a process that is gone.
    if (pid === undefined || !isRunning(Number(pid))) continue;
    const session = sessionIn(join(folder, name));
    if (session !== undefined) live.add(session);
  }
  return live;
}

/** Any number may be asked for: it comes out of files. */
export function isRunning(pid: number): boolean {
  // Nothing else names one process: zero and below mean groups, and of the rest Node makes an error.
  if (pid <= 0 || pid !== (pid | 0)) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // It runs, as somebody else; the only other answer is that there is none.
    return errnoOf(error) === "EPERM";
  }
}

/** Undefined when the file has gone meanwhile or is of a kind we do not know. */
function sessionIn(path: string): string | undefined {
  try {
    const value: unknown = JSON.parse(fs.readFileSync(path, "utf8"));
    const isNamed = typeof value === "object" && value !== null && "sessionId" in value;
    return isNamed && typeof value.sessionId === "string" ? value.sessionId : undefined;
  } catch (error) {
    if (error instanceof SyntaxError || errnoOf(error) === "ENOENT") return undefined;
    throw error;
  }
}
