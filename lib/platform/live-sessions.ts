/** Which sessions a living client process owns: the client keeps one file per interactive process, removed at its exit. */
import { join } from "node:path";
import { parseJsonObject } from "../text/parse-json.ts";
import { errnoOf } from "./errors.ts";
import { listDirectory, readFileIfPresent } from "./files.ts";
import { clientRoot, type Env } from "./paths.ts";
import { MAX_NOTE_BYTES } from "./regular-file.ts";

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
  const session = parseJsonObject(readFileIfPresent(path, MAX_NOTE_BYTES)?.toString("utf8") ?? "")?.[
    "sessionId"
  ];
  return typeof session === "string" ? session : undefined;
}
