/** Where everything lies. Getters only compute: none of them touches the disk or makes a directory. */
import { homedir } from "node:os";
import { join } from "node:path";

export type Env = Readonly<Record<string, string | undefined>>;

export interface StorePaths {
  root: string;
  config: string;
  sessions: string;
  projects: string;
  user: string;
  queue: string;
  archive: string;
  native: string;
  app: string;
  diagnostics: string;
  workerLog: string;
  workerLock: string;
}

export interface SessionPaths {
  dir: string;
  log: string;
  raw: string;
  extra: string;
  shown: string;
  claims: string;
  handoff: string;
}

export interface ProjectPaths {
  dir: string;
  project: string;
  sessions: string;
  inbox: string;
  memory: string;
  state: string;
}

/** The client's own configuration folder. */
export function clientRoot(env: Env): string {
  return env["CLAUDE_CONFIG_DIR"] || join(env["HOME"] || homedir(), ".claude");
}

export function storePaths(env: Env): StorePaths {
  const root = env["LOGBOOK_HOME"] || join(clientRoot(env), "logbook");
  return {
    root,
    config: join(root, "config.json"),
    sessions: join(root, "sessions"),
    projects: join(root, "projects"),
    user: join(root, "user"),
    queue: join(root, "queue"),
    archive: join(root, "archive.db"),
    native: join(root, "native"),
    app: join(root, "app"),
    diagnostics: join(root, "diagnostics.jsonl"),
    workerLog: join(root, "worker.log"),
    workerLock: join(root, "worker"),
  };
}

export function sessionPaths(store: StorePaths, session: string): SessionPaths {
  const dir = join(store.sessions, safeName(session));
  return {
    dir,
    log: join(dir, "log.jsonl"),
    raw: join(dir, "raw"),
    extra: join(dir, "extra.jsonl"),
    shown: join(dir, "shown.jsonl"),
    claims: join(dir, "claims"),
    handoff: join(dir, "handoff.md"),
  };
}

export function projectPaths(store: StorePaths, projectId: string): ProjectPaths {
  const dir = join(store.projects, projectId);
  return {
    dir,
    project: join(dir, "project.json"),
    sessions: join(dir, "sessions.jsonl"),
    inbox: join(dir, "inbox.jsonl"),
    memory: join(dir, "memory"),
    state: join(dir, "state"),
  };
}

const SAFE_NAME = /^[A-Za-z0-9_-]{1,128}$/;

/** An id as a file name: itself where harmless, else its sha256 in hex. */
export function safeName(id: string): string {
  if (SAFE_NAME.test(id)) return id;
  // Loaded on demand: node:crypto costs a hot hook 6 % of its time, and real ids never come here.
  return process.getBuiltinModule("node:crypto").createHash("sha256").update(id).digest("hex");
}
