/** How much of the client's history the store does not have yet. */
import fs from "node:fs";
import { join } from "node:path";
import { type Env, type StorePaths, sessionPaths } from "../platform/paths.ts";
import { whyGone } from "../worker/tombstones.ts";
import { findTranscripts, projectsRoot } from "../worker/transcripts.ts";

export interface Importable {
  sessions: number;
  bytes: number;
}

export function countImportable(env: Env, store: StorePaths): Importable {
  const root = projectsRoot(env);
  if (!fs.existsSync(root)) return { sessions: 0, bytes: 0 };
  const missing = findTranscripts(root).files.filter(
    ({ session }) =>
      whyGone(store, session) === undefined && !fs.existsSync(join(sessionPaths(store, session).raw, "main")),
  );
  return { sessions: missing.length, bytes: missing.reduce((sum, { bytes }) => sum + bytes, 0) };
}
