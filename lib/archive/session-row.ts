/** The rows of sessions and of the files that are read for them. */
import type { Archive } from "./handle.ts";

export interface SourceSession {
  session: string;
  /** Id of the project the session belongs to. */
  project: string;
  cwd?: string;
}

interface SessionRow {
  id: number;
  project: string;
  cwd: string | null;
}

/**
 * The session's rowid; its row is made, or brought up to date where project or cwd are known by now. Asked first: a
 * statement that may write several rows makes FTS5 write out what it holds, as a segment of its own each time.
 */
export function putSession(archive: Archive, { session, project, cwd }: SourceSession): number {
  const find = archive.prepare("SELECT id, project, cwd FROM sessions WHERE key = ?");
  const known = find.get<SessionRow>(session);
  if (known !== undefined) {
    const isNew = (project !== "" && project !== known.project) || (cwd !== undefined && cwd !== known.cwd);
    if (isNew) {
      archive
        .prepare("UPDATE sessions SET project = ?, cwd = ? WHERE id = ?")
        .run(project === "" ? known.project : project, cwd ?? known.cwd, known.id);
    }
    return known.id;
  }
  archive
    .prepare("INSERT INTO sessions (key, project, cwd) VALUES (?, ?, ?)")
    .run(session, project, cwd ?? null);
  const added = find.get<SessionRow>(session);
  if (added === undefined) throw new RangeError(`session ${session} has no row`);
  return added.id;
}

/** Whether the session's project is known already: finding it out costs a hook more than asking here. */
export function hasProject(archive: Archive, session: string): boolean {
  return archive.prepare("SELECT 1 FROM sessions WHERE key = ? AND project <> ''").get(session) !== undefined;
}

export interface FileRow {
  id: number;
  byteOffset: number;
  /** Entry ids by agent, as JSON. */
  predecessors: string;
}

export function putFile(archive: Archive, session: number, stream: string, generation: number): FileRow {
  const find = archive.prepare(
    `SELECT id, byte_offset AS byteOffset, predecessors FROM files
     WHERE session = ? AND stream = ? AND generation = ?`,
  );
  const known = find.get<FileRow>(session, stream, generation);
  if (known !== undefined) return known;
  archive
    .prepare(
      "INSERT INTO files (session, stream, generation, byte_offset, predecessors) VALUES (?, ?, ?, 0, '{}')",
    )
    .run(session, stream, generation);
  const added = find.get<FileRow>(session, stream, generation);
  if (added === undefined) throw new RangeError(`${stream} of session ${session} has no row`);
  return added;
}
