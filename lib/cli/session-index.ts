/**
 * Which sessions the store has and which projects they belong to, from files alone: `sessions/` and
 * `projects/<project>/sessions.jsonl`. No database is needed to find a session.
 */
import { join } from "node:path";
import { readLogTail } from "../log/read.ts";
import { errnoOf, LogbookError } from "../platform/errors.ts";
import { listDirectory, readFileIfPresent } from "../platform/files.ts";
import { projectPaths, type StorePaths, safeName } from "../platform/paths.ts";
import { projectOf } from "../platform/project.ts";
import { statIfPresent } from "../platform/regular-file.ts";

export interface StoredProject {
  id: string;
  name: string;
  root: string;
}

export interface StoredSession {
  id: string;
  /** The folder under `sessions/`. */
  folder: string;
  projects: readonly string[];
  transcriptPath?: string;
}

/** Newest last record of a log: every line is at most 4 KiB, so this holds at least one. */
const TAIL_BYTES = 8_192;

export function listProjects(store: StorePaths): StoredProject[] {
  return listDirectory(store.projects).map((id) => {
    const known = parseObject(readFileIfPresent(projectPaths(store, id).project)?.toString("utf8") ?? "");
    const name = typeof known?.["name"] === "string" ? known["name"] : id.replace(/-[0-9a-f]{8}$/, "");
    return { id, name, root: typeof known?.["root"] === "string" ? known["root"] : "" };
  });
}

/** Every session with a folder in the store. */
export function listSessions(store: StorePaths): StoredSession[] {
  checkStore(store);
  const registered = readRegistrations(store);
  return listDirectory(store.sessions).map((folder) => {
    const known = registered.get(folder);
    // A session whose registration was lost (or is still to come) tells its folder in its log.
    return known ?? { id: folder, folder, projects: projectsByLog(store, folder) };
  });
}

/** A file in the store's place would make everything look empty. */
function checkStore(store: StorePaths): void {
  const stat = statIfPresent(store.root);
  if (stat === undefined || stat.isDirectory()) return;
  throw new LogbookError("STORE_UNSAFE", `the store ${store.root} is not a folder`, {
    path: store.root,
    hint: "Point LOGBOOK_HOME at a folder, or unset it",
  });
}

function readRegistrations(store: StorePaths): Map<string, StoredSession> {
  const sessions = new Map<string, StoredSession>();
  for (const project of listDirectory(store.projects)) {
    const lines =
      readFileIfPresent(projectPaths(store, project).sessions)?.toString("utf8").split("\n") ?? [];
    for (const line of lines) {
      const entry = line === "" ? undefined : parseObject(line);
      if (typeof entry?.["session"] !== "string") continue;
      addRegistration(sessions, { id: entry["session"], project, transcript: entry["transcript_path"] });
    }
  }
  return sessions;
}

/** Later lines win; a session that moved between folders belongs to both. */
function addRegistration(
  sessions: Map<string, StoredSession>,
  { id, project, transcript }: { id: string; project: string; transcript: unknown },
): void {
  const folder = safeName(id);
  const known = sessions.get(folder);
  const projects = new Set([...(known?.projects ?? []), project]);
  const transcriptPath =
    typeof transcript === "string" && transcript !== "" ? transcript : known?.transcriptPath;
  sessions.set(folder, {
    id,
    folder,
    projects: [...projects],
    ...(transcriptPath !== undefined && { transcriptPath }),
  });
}

function projectsByLog(store: StorePaths, folder: string): string[] {
  const cwd = lastRecord(store, folder)?.["cwd"];
  return typeof cwd === "string" ? [projectOf(cwd).id] : [];
}

/** A line that is no object (torn, of a newer kind) says nothing. */
function parseObject(line: string): Record<string, unknown> | undefined {
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
  return typeof value === "object" && value !== null ? (value as Record<string, unknown>) : undefined;
}

function lastRecord(store: StorePaths, folder: string): Record<string, unknown> | undefined {
  return readLogTail(join(store.sessions, folder, "log.jsonl"), TAIL_BYTES).records.at(-1)?.record;
}

/**
 * The newest sessions by their last record, newest first. A log's mtime is never before its last record, so logs are
 * looked into by mtime and the search stops where no older file can hold a newer record.
 */
export function newestSessions(
  store: StorePaths,
  sessions: readonly StoredSession[],
  limit: number,
): { session: StoredSession; lastMs: number }[] {
  const byMtime = sessions
    .map((session) => ({ session, mtimeMs: logMtime(store, session.folder) }))
    .sort((a, b) => b.mtimeMs - a.mtimeMs);
  const newest: { session: StoredSession; lastMs: number }[] = [];
  for (const { session, mtimeMs } of byMtime) {
    const worst = newest[limit - 1];
    if (worst !== undefined && mtimeMs <= worst.lastMs) break;
    const time = Date.parse(String(lastRecord(store, session.folder)?.["time"]));
    newest.push({ session, lastMs: Number.isNaN(time) ? Math.max(0, mtimeMs) : time });
    newest.sort((a, b) => b.lastMs - a.lastMs).splice(limit);
  }
  return newest;
}

/** -1 where there is no log: such a session comes last. */
export function logMtime(store: StorePaths, folder: string): number {
  try {
    return statIfPresent(join(store.sessions, folder, "log.jsonl"))?.mtimeMs ?? -1;
  } catch (error) {
    // A file where the session's folder should be.
    if (errnoOf(error) === "ENOTDIR") return -1;
    throw error;
  }
}
