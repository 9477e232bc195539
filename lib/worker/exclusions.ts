/** Whether a session's folder is excluded, for jobs and imports. */
import { isExcluded } from "../platform/exclude.ts";
import { compileFolderGlobs } from "../platform/folder-globs.ts";
import { homeFolder } from "../platform/paths.ts";
import type { Workshop } from "./workshop.ts";

export function createExclusionCheck({
  config,
  env,
}: Pick<Workshop, "config" | "env">): (cwd: string) => boolean {
  const { covers } = compileFolderGlobs(config.exclude, { home: homeFolder(env) });
  // CLAUDE_PROJECT_DIR is that of the hook that woke us, not of this session.
  const ownEnv = { ...env, CLAUDE_PROJECT_DIR: undefined };
  return (cwd) => isExcluded(covers, cwd, ownEnv);
}
