/**
 * Takes sessions off the lists that hooks append to: of projects, of diagnostics, of what the worker did. A project's page
 * lists them too, and is drawn anew when it is next asked for.
 */
import { blankLines } from "../../platform/blank-lines.ts";
import { listDirectory } from "../../platform/files.ts";
import { projectPaths, type StorePaths } from "../../platform/paths.ts";
import { removeFile } from "../../platform/remove.ts";
import { rotatedPath } from "../../platform/rotate.ts";
import { parseJsonObject } from "../../text/parse-json.ts";

export function removeFromLists(
  store: StorePaths,
  { forgotten, sessions }: { forgotten: readonly string[]; sessions: readonly string[] },
): void {
  for (const project of listDirectory(store.projects)) {
    const paths = projectPaths(store, project);
    blankLines(paths.sessions, names(new Set(sessions)));
    removeFile(paths.page);
  }
  if (forgotten.length === 0) return;
  // A message may quote what could not be read.
  for (const path of [store.diagnostics, rotatedPath(store.diagnostics)])
    blankLines(path, names(new Set(forgotten)));
  for (const path of [store.workerLog, rotatedPath(store.workerLog)])
    blankLines(path, (line) => forgotten.some((session) => line.includes(session)));
}

function names(sessions: ReadonlySet<string>): (line: string) => boolean {
  return (line) => {
    const session = parseJsonObject(line)?.["session"];
    return typeof session === "string" && sessions.has(session);
  };
}
