/**
 * Subagents of clients before 2.1, whose files lie beside the sessions' and name their session only inside. A folder is
 * looked through once and again when it has changed: an import asks for every session in it.
 */
import { join } from "node:path";
import { listDirectory, readHead } from "../platform/files.ts";
import { statIfPossible } from "../platform/regular-file.ts";

/** The first line names the session within its first fields; the prompt before it is seldom longer. */
const HEAD_BYTES = 16 * 1024;
const SESSION_ID = /"sessionId":"([0-9a-f-]{36})"/;

interface Folder {
  mtimeMs: number;
  bySession: Map<string, { id: string; path: string }[]>;
}

const folders = new Map<string, Folder>();

export function findLooseAgents(folder: string, session: string, pattern: RegExp) {
  const mtimeMs = statIfPossible(folder)?.mtimeMs ?? 0;
  const known = folders.get(folder);
  const current = known?.mtimeMs === mtimeMs ? known : { mtimeMs, bySession: readFolder(folder, pattern) };
  folders.set(folder, current);
  return current.bySession.get(session) ?? [];
}

function readFolder(folder: string, pattern: RegExp): Folder["bySession"] {
  const bySession: Folder["bySession"] = new Map();
  for (const name of listDirectory(folder)) {
    const id = pattern.exec(name)?.[1];
    if (id === undefined) continue;
    const path = join(folder, name);
    const session = SESSION_ID.exec(readHead(path, HEAD_BYTES).toString("utf8"))?.[1];
    if (session !== undefined) bySession.set(session, [...(bySession.get(session) ?? []), { id, path }]);
  }
  return bySession;
}
