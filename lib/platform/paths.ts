/** Where everything lies. Getters only compute: none of them touches the disk or makes a directory. */
import { join, sep } from "node:path";

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
  /** What V8 made of bundles: see lib/platform/compiled.ts. */
  compiled: string;
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
  /** The handoff as data. */
  handoffData: string;
  /** Facts that a compaction's summary lacks. */
  missing: string;
  /** There when copies were overwritten, which the client's transcript was not. */
  redacted: string;
}

export interface ProjectPaths {
  dir: string;
  project: string;
  sessions: string;
  inbox: string;
  memory: string;
  state: string;
  /** Drawn from all its sessions: whoever removes one removes this too. */
  page: string;
}

/** The client's own configuration folder. */
export function clientRoot(env: Env): string {
  return env["CLAUDE_CONFIG_DIR"] || join(homeFolder(env), ".claude");
}

export function homeFolder(env: Env): string {
  // Loaded on demand: node:os costs a hot hook 1 % of its time, and HOME is nearly always set.
  return env["HOME"] || process.getBuiltinModule("node:os").homedir();
}

export function storeRoot(env: Env): string {
  return env["LOGBOOK_HOME"] || join(clientRoot(env), "logbook");
}

export function storePaths(env: Env): StorePaths {
  const root = storeRoot(env);
  // Not join: fifteen calls of it cost a hot hook 1 % of its time.
  const at = (name: string): string => `${root}${sep}${name}`;
  return {
    root,
    config: at("config.json"),
    sessions: at("sessions"),
    projects: at("projects"),
    user: at("user"),
    queue: at("queue"),
    archive: at("archive.db"),
    native: at("native"),
    compiled: at("compiled"),
    app: at("app"),
    diagnostics: at("diagnostics.jsonl"),
    workerLog: at("worker.log"),
    workerLock: at("worker"),
  };
}

export function sessionPaths(store: StorePaths, session: string): SessionPaths {
  const dir = `${store.sessions}${sep}${safeName(session)}`;
  const at = (name: string): string => `${dir}${sep}${name}`;
  return {
    dir,
    log: at("log.jsonl"),
    raw: at("raw"),
    extra: at("extra.jsonl"),
    shown: at("shown.jsonl"),
    claims: at("claims"),
    handoff: at("handoff.md"),
    handoffData: at("handoff.json"),
    missing: at("missing.jsonl"),
    redacted: at("redacted.json"),
  };
}

export function projectPaths(store: StorePaths, projectId: string): ProjectPaths {
  const dir = `${store.projects}${sep}${projectId}`;
  const at = (name: string): string => `${dir}${sep}${name}`;
  return {
    dir,
    project: at("project.json"),
    sessions: at("sessions.jsonl"),
    inbox: at("inbox.jsonl"),
    memory: at("memory"),
    state: at("state"),
    page: at("page.html"),
  };
}

const SAFE_NAME = /^[A-Za-z0-9_-]{1,128}$/;

/** An id as a file name: itself where harmless, else its sha256 in hex. */
export function safeName(id: string): string {
  if (SAFE_NAME.test(id)) return id;
  // Loaded on demand: no client has ids that are no names, and a hot hook would carry a hash of our own for nothing.
  return process.getBuiltinModule("node:crypto").createHash("sha256").update(id).digest("hex");
}
