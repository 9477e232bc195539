/**
 * Where memories live: a project's own, and those of type `user`, which follow the user across projects.
 * Both have the same shape on disk, so everything else in this room works on a scope and does not ask which.
 */
import { join } from "node:path";
import type { ScopeKind } from "../contract/memory.ts";
import type { StorePaths } from "../platform/paths.ts";
import { projectPaths } from "../platform/paths.ts";

export interface MemoryScope {
  kind: ScopeKind;
  /** Paths in commits and ledgers are relative to this folder, with `/`. */
  base: string;
  memory: string;
  state: string;
}

export function projectScope(store: StorePaths, projectId: string): MemoryScope {
  const { dir, memory, state } = projectPaths(store, projectId);
  return { kind: "project", base: dir, memory, state };
}

export function userScope(store: StorePaths): MemoryScope {
  return {
    kind: "user",
    base: store.user,
    memory: join(store.user, "memory"),
    state: join(store.user, "state"),
  };
}

/** What the scope's lock is taken on. */
export function scopeLockPath(scope: MemoryScope): string {
  return join(scope.state, "memory");
}
