/** Whose memories a command is about: this project's and the user's, and where the team's lie. */

import type { MemoryScope } from "../../memory/scope.ts";
import { projectScope, userScope } from "../../memory/scope.ts";
import { rebuildDerived, withScopeLock } from "../../memory/write.ts";
import { listDirectory } from "../../platform/files.ts";
import type { Lock } from "../../platform/lock.ts";
import type { StorePaths } from "../../platform/paths.ts";
import { findGit, projectOf } from "../../platform/project.ts";
import type { CommandContext } from "../command.ts";

export interface MemoryPlaces {
  project: MemoryScope;
  user: MemoryScope;
  /** The project first: its memory wins over one of the same name. */
  scopes: readonly [MemoryScope, MemoryScope];
  workTree: string;
}

/** The worker holds a scope for some milliseconds; a user waits that long without noticing. */
const LOCK_WAIT_MS = 5_000;

export function findPlaces({ store, cwd }: CommandContext): MemoryPlaces {
  const { id, root } = projectOf(cwd);
  const project = projectScope(store, id);
  const user = userScope(store);
  return { project, user, scopes: [project, user], workTree: findGit(cwd)?.top ?? root };
}

export function holdScope<T>(scope: MemoryScope, work: (lock: Lock) => T | Promise<T>): Promise<T> {
  return withScopeLock(scope, work, LOCK_WAIT_MS);
}

/** Writes catalogues and indexes anew where they are missing or stale; says how many scopes that were. */
export async function rebuildMemories(store: StorePaths): Promise<number> {
  const scopes = [...listDirectory(store.projects).map((id) => projectScope(store, id)), userScope(store)];
  let rebuilt = 0;
  for (const scope of scopes.filter(({ memory }) => listDirectory(memory).length > 0)) {
    if (await holdScope(scope, (lock) => rebuildDerived(scope, lock))) rebuilt++;
  }
  return rebuilt;
}
