/** The rows of sessions and of the files that are read for them. */
import type { Archive } from "./handle.ts";

export interface SourceSession {
  session: string;
  /** Id of the project the session belongs to. */
  project: string;
  cwd?: string;
}

/** The session's rowid; its row is made, or brought up to date where project or cwd are known by now. */
export function putSession(archive: Archive, { session, project, cwd }: SourceSession): number {
  const row = archive
    .prepare(
      `INSERT INTO sessions (key, project, cwd) VALUES (?, ?, ?)
       ON CONFLICT (key) DO UPDATE
       SET project = coalesce(nullif(excluded.project, ''), project), cwd = coalesce(excluded.cwd, cwd)
       RETURNING id`,
    )
    .get<{ id: number }>(session, project, cwd ?? null);
  if (row === undefined) throw new RangeError(`session ${session} has no row`);
  return row.id;
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
