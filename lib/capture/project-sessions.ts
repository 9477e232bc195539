/** Which sessions a project has had: `sessions.jsonl`, one line per start, and the newest one that was asked something. */
import type { PreviousSession } from "../context/start.ts";
import type { HookCall } from "../hook/call.ts";
import { glanceHead } from "../log/glance.ts";
import { isoTime } from "../platform/clock.ts";
import { appendLine, readFileIfPresent, readTail, writeFileAtomic } from "../platform/files.ts";
import { projectPaths, type StorePaths, sessionPaths } from "../platform/paths.ts";
import type { Project } from "../platform/project.ts";
import { parseJsonObject } from "../text/parse-json.ts";

/** Some 200 sessions: a start must not cost more in a project that has had thousands. */
const RECENT_BYTES = 64 * 1024;
/** Sessions without a prompt are passed over; this many in a row mean that there is nothing to tell. */
const MAX_LOOKS = 20;
/** A start and a prompt, with a worktree's or a resumption's records between them; lines are at most 4 KiB. */
const LOG_HEAD_BYTES = 16 * 1024;

export function joinProject({ input, store, env, clock }: HookCall, project: Project): void {
  const paths = projectPaths(store, project.id);
  const known = `${JSON.stringify({ v: 1, ...project })}\n`;
  if (readFileIfPresent(paths.project)?.toString("utf8") !== known) writeFileAtomic(paths.project, known);
  const { session_id: session, cwd, transcript_path, source } = input;
  // The client keeps a register of its interactive processes only: of a headless one this is the only trace.
  const pid = Number(env["CLAUDE_PID"]) || undefined;
  const line = { v: 1, time: isoTime(clock()), session, cwd, transcript_path, source, pid };
  appendLine(paths.sessions, JSON.stringify(line));
}

/** The newest session of the project, other than `current`, in which the user asked something. */
export function findPreviousSession(
  store: StorePaths,
  project: string,
  current: string,
): PreviousSession | undefined {
  for (const { session } of recentSessions(store, project, current)) {
    const records = glanceHead(sessionPaths(store, session).log, LOG_HEAD_BYTES);
    const first = records.find(({ event, prompt }) => event === "UserPromptSubmit" && prompt);
    if (first?.prompt) return { id: session, time: first.time, prompt: first.prompt };
  }
  return undefined;
}

export interface JoinedSession {
  session: string;
  transcript_path?: string;
  cwd?: string;
  /** Of the client's process. */
  pid?: number;
}

/** The project's sessions, newest first, without `current`. */
export function* recentSessions(
  store: StorePaths,
  project: string,
  current: string,
): Generator<JoinedSession> {
  const recent = readTail(projectPaths(store, project).sessions, RECENT_BYTES).bytes.toString("utf8");
  const seen = new Set([current]);
  for (const line of recent.split("\n").reverse()) {
    const { session, transcript_path, cwd, pid } = parseJsonObject(line) ?? {};
    if (typeof session !== "string" || seen.has(session)) continue;
    if (seen.size > MAX_LOOKS) return;
    seen.add(session);
    yield {
      session,
      ...(typeof transcript_path === "string" && { transcript_path }),
      ...(typeof cwd === "string" && { cwd }),
      ...(typeof pid === "number" && { pid }),
    };
  }
}
