/** Whether somebody works in a session: the client's register says so, or the process that started it still runs. */
import { hasEnded } from "../../capture/left-behind.ts";
import type { Clock } from "../../platform/clock.ts";
import { listDirectory, readFileIfPresent } from "../../platform/files.ts";
import { isRunning, liveSessions } from "../../platform/live-sessions.ts";
import { type Env, projectPaths, type StorePaths, sessionPaths } from "../../platform/paths.ts";
import { statIfPresent } from "../../platform/regular-file.ts";
import { parseJsonObject } from "../../text/parse-json.ts";

/** A session that was still for this long, and whose process cannot be told from another's, is over. */
const STILL_MS = 30 * 60_000;

export function createAliveCheck(where: {
  store: StorePaths;
  env: Env;
  clock: Clock;
}): (session: string) => boolean {
  const { store, env, clock } = where;
  const live = liveSessions(env);
  let pids: Map<string, number> | undefined;
  return (session) => {
    const { log } = sessionPaths(store, session);
    if (live.has(session)) return true;
    const mtimeMs = statIfPresent(log)?.mtimeMs;
    if (mtimeMs === undefined || clock() - mtimeMs >= STILL_MS || hasEnded(sessionPaths(store, session)))
      return false;
    pids ??= readProcesses(store);
    const pid = pids.get(session);
    return pid !== undefined && isRunning(pid);
  };
}

/** The client's process at each session's last start. */
function readProcesses(store: StorePaths): Map<string, number> {
  const pids = new Map<string, number>();
  for (const project of listDirectory(store.projects)) {
    const text = readFileIfPresent(projectPaths(store, project).sessions)?.toString("utf8") ?? "";
    for (const line of text.split("\n")) {
      const { session, pid } = parseJsonObject(line) ?? {};
      if (typeof session === "string" && typeof pid === "number") pids.set(session, pid);
    }
  }
  return pids;
}
