/**
 * Every file of the store that may hold text. What is not text (database, code, compiled code) and what has a form of its own
 * (segments of raw copies, the user's configuration) is named here; whatever else lies in the store is looked through, and
 * whatever a killed writer left. Links are not followed.
 */
import { basename } from "node:path";
import { inboxPaths } from "../../memory/inbox.ts";
import { filesBelow } from "../../platform/files-below.ts";
import type { SessionPaths, StorePaths } from "../../platform/paths.ts";
import { ledgerPath } from "../../raw/ledger.ts";
import { generationPath, listSegments } from "../../raw/segment.ts";
import { memoryScopes } from "./from-memory.ts";
import { generationsOf } from "./raw-places.ts";

export interface TextFile {
  path: string;
  /** The store finds its way by it: names and paths in it stay. */
  isOwn?: true;
}

/** Logs, notes and lists of a session, whole outputs, copies that were set aside or never got their names. */
export function sessionFiles({ dir, raw }: SessionPaths): TextFile[] {
  const known = new Set(
    generationsOf(raw).flatMap(({ stream, generation }) => {
      const folder = generationPath(raw, stream, generation);
      return [ledgerPath(folder), ...listSegments(folder).map(({ path }) => path)];
    }),
  );
  return filesBelow(dir)
    .filter((path) => !known.has(path))
    .map((path) => ({ path }));
}

/** What the store tells of sessions, and what waits: a message may quote one, a project's page has their titles. */
export function storeFiles(store: StorePaths): TextFile[] {
  const others = new Set(memoryFiles(store).map(({ path }) => path));
  const passed = [store.sessions, store.native, store.compiled, store.app, store.config];
  return filesBelow(store.root, (path) => passed.includes(path) || isDatabase(store, path))
    .filter((path) => !others.has(path))
    .map((path) => (TOLD.test(basename(path)) ? { path } : { path, isOwn: true }));
}

/** What tells of the past, unlike what says where something is. */
const TOLD = /^(?:diagnostics|worker|page)\b/;

function isDatabase({ archive }: StorePaths, path: string): boolean {
  return path.startsWith(archive);
}

export function memoryFiles(store: StorePaths): TextFile[] {
  return memoryScopes(store).flatMap((scope) => {
    const inbox = new Set(inboxPaths(scope));
    const below = [scope.memory, scope.state].flatMap((folder) => filesBelow(folder));
    const waiting = filesBelow(scope.base, (path) => path !== scope.base && !inbox.has(path));
    return [...below, ...waiting].map((path) => ({ path }));
  });
}
