/** Puts a session on its project's list, as the start of a session does for one that runs under the hooks. */
import { isoTime } from "../platform/clock.ts";
import { appendLine, readFileIfPresent, writeFileAtomic } from "../platform/files.ts";
import { projectPaths, type StorePaths } from "../platform/paths.ts";
import type { SessionPlace } from "./session-place.ts";

export interface Joiner {
  join(session: string, place: SessionPlace, transcript: string, timeMs: number): void;
}

/** Remembers which sessions are on the lists, so that thousands can join without reading a list twice. */
export function createJoiner(store: StorePaths): Joiner {
  const members = new Map<string, Set<string>>();
  return {
    join(session, { cwd, project }, transcript, timeMs) {
      const paths = projectPaths(store, project.id);
      let known = members.get(project.id);
      if (known === undefined) {
        const content = `${JSON.stringify({ v: 1, ...project })}\n`;
        if (readFileIfPresent(paths.project)?.toString("utf8") !== content)
          writeFileAtomic(paths.project, content);
        known = readMembers(paths.sessions);
        members.set(project.id, known);
      }
      if (known.has(session)) return;
      known.add(session);
      const line = {
        v: 1,
        time: isoTime(timeMs),
        session,
        cwd,
        transcript_path: transcript,
        source: "import",
      };
      appendLine(paths.sessions, JSON.stringify(line));
    },
  };
}

export function readMembers(path: string): Set<string> {
  const text = readFileIfPresent(path)?.toString("utf8") ?? "";
  const found = text.matchAll(/"session":"([^"\\]+)"/g);
  return new Set(Array.from(found, ([, session]) => session ?? ""));
}
