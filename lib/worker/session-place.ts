/** Which folder and project a session belongs to: the same answer at every ingest, and again after a reindex. */
import { readLogHead } from "../log/read.ts";
import type { SessionPaths } from "../platform/paths.ts";
import { type Project, projectOf } from "../platform/project.ts";
import { readFirstCwd } from "../raw/first-cwd.ts";

export interface SessionPlace {
  cwd: string;
  project: Project;
}

/** The first few records: one of them has the folder, unless the log begins in a client that names none. */
const HEAD_BYTES = 16 * 1024;

/** `hint` is what a job or transcript file says; undefined where nothing tells. */
export function findSessionPlace(
  paths: SessionPaths,
  hint?: string,
  resolve: (cwd: string) => Project = projectOf,
): SessionPlace | undefined {
  const cwd = readFirstCwd(paths.raw) ?? readLoggedCwd(paths) ?? hint;
  return cwd === undefined ? undefined : { cwd, project: resolve(cwd) };
}

/** For runs over thousands of sessions, which share a few folders. */
export function createProjectResolver(): (cwd: string) => Project {
  const known = new Map<string, Project>();
  return (cwd) => {
    const project = known.get(cwd) ?? projectOf(cwd);
    known.set(cwd, project);
    return project;
  };
}

function readLoggedCwd(paths: SessionPaths): string | undefined {
  return readLogHead(paths.log, HEAD_BYTES).records.find(({ record }) => record.cwd !== undefined)?.record
    .cwd;
}
