/**
 * Reading a scope without its lock. Where a commit is under way its files are read through it: staged content wins over
 * what it replaces, so every reader sees the old set or the new one. Hooks read this way, so this file loads nothing.
 */
import fs from "node:fs";
import { join } from "node:path";
import { errnoOf } from "../platform/errors.ts";
import { listDirectory, readFileIfPresent } from "../platform/files.ts";
import { isAbsent } from "../platform/regular-file.ts";
import type { MemoryScope } from "./scope.ts";

export interface CommitFile {
  v: number;
  token: string;
  puts: { path: string; staged: string; hash: string }[];
  deletes: string[];
}

/** A scope as of one instant. */
export interface MemoryView {
  scope: MemoryScope;
  puts: ReadonlyMap<string, string>;
  deletes: ReadonlySet<string>;
}

export interface FileStat {
  size: number;
  mtimeMs: number;
}

export function commitPath(scope: MemoryScope): string {
  return join(scope.state, "commit.json");
}

export function readPending(scope: MemoryScope): CommitFile | undefined {
  const content = readFileIfPresent(commitPath(scope));
  if (content === undefined) return undefined;
  const value: unknown = JSON.parse(content.toString("utf8"));
  if (isCommitFile(value)) return value;
  throw new SyntaxError(`${commitPath(scope)} does not hold a commit`);
}

export function openView(scope: MemoryScope): MemoryView {
  const pending = readPending(scope);
  const stage = join(scope.state, "staged", pending?.token ?? "");
  return {
    scope,
    puts: new Map(pending?.puts.map((put) => [put.path, join(stage, put.staged)])),
    deletes: new Set(pending?.deletes),
  };
}

/** The file's bytes in this view, or undefined. `path` is relative to the scope's base. */
export function readViewed(view: MemoryView, path: string): Buffer | undefined {
  return onViewed(view, path, readFileIfPresent);
}

export function statViewed(view: MemoryView, path: string): FileStat | undefined {
  return onViewed(view, path, statIfFile);
}

/** Names in a folder of the view, sorted. */
export function listViewed(view: MemoryView, folder: string): string[] {
  const names = new Set(listDirectory(join(view.scope.base, folder)));
  for (const path of view.puts.keys()) {
    if (path.startsWith(`${folder}/`)) names.add(path.slice(folder.length + 1));
  }
  for (const path of view.deletes) {
    if (path.startsWith(`${folder}/`)) names.delete(path.slice(folder.length + 1));
  }
  return [...names].filter((name) => !name.includes("/")).sort();
}

/** How many records there are, without a list of them where no commit is under way. */
export function countViewed(view: MemoryView, folder: string, isCounted: (name: string) => boolean): number {
  if (view.puts.size + view.deletes.size > 0) return listViewed(view, folder).filter(isCounted).length;
  return readNames(join(view.scope.base, folder)).filter(isCounted).length;
}

function readNames(folder: string): string[] {
  try {
    return fs.readdirSync(folder);
  } catch (error) {
    if (isAbsent(error)) return [];
    throw error;
  }
}

/** A staged file that is gone has just been moved to its place. */
function onViewed<T>(view: MemoryView, path: string, read: (path: string) => T | undefined): T | undefined {
  if (view.deletes.has(path)) return undefined;
  const staged = view.puts.get(path);
  const found = staged === undefined ? undefined : read(staged);
  // Not node:path's join: a start does this two hundred times, and every reader understands "/".
  return found ?? read(`${view.scope.base}/${path}`);
}

function statIfFile(path: string): FileStat | undefined {
  try {
    // A link could lead anywhere; memories are plain files.
    const stat = fs.lstatSync(path, { throwIfNoEntry: false });
    return stat?.isFile() ? { size: stat.size, mtimeMs: Math.round(stat.mtimeMs) } : undefined;
  } catch (error) {
    if (errnoOf(error) === "ENOTDIR") return undefined;
    throw error;
  }
}

function isCommitFile(value: unknown): value is CommitFile {
  return (
    typeof value === "object" &&
    value !== null &&
    "token" in value &&
    typeof value.token === "string" &&
    "puts" in value &&
    Array.isArray(value.puts) &&
    "deletes" in value &&
    Array.isArray(value.deletes)
  );
}
