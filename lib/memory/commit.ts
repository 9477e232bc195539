/**
 * Changes a scope's files all at once. New content is written and fsynced beside the old, then `commit.json` names it
 * (rename, fsync): from that instant the new set is the true one. Then it is moved into place and `commit.json` goes.
 * Whoever meets `commit.json` finishes it first; a reader that holds no lock reads through it (view.ts). So a kill at any
 * instant leaves the old set or the new one, whole.
 */
import { randomUUID } from "node:crypto";
import fs from "node:fs";
import { dirname, join } from "node:path";
import { errnoOf, LogbookError } from "../platform/errors.ts";
import {
  listDirectory,
  makeDirectory,
  openForWrite,
  syncDirectory,
  writeFileAtomic,
  writeWhole,
} from "../platform/files.ts";
import { assertNoLink } from "../platform/links.ts";
import type { Lock } from "../platform/lock.ts";
import { moveFile, removeFile, removeFolder } from "../platform/remove.ts";
import { hash64 } from "../text/hash.ts";
import type { CommitFile } from "./pending.ts";
import { commitPath, readPending } from "./pending.ts";
import type { MemoryScope } from "./scope.ts";

export interface FilePut {
  /** Relative to the scope's base. */
  path: string;
  content: string;
  /** Set as the file's mtime, so that the ledger inside the same commit can name it. */
  mtimeMs?: number;
}

export interface ChangeSet {
  puts: readonly FilePut[];
  /** Relative to the scope's base; one that is missing already is fine. */
  deletes: readonly string[];
}

export type HeldLock = Pick<Lock, "isHeld">;

/** Throws LOCK_LOST, with nothing changed, when the lock was taken over in the meantime. */
export function commitChanges(scope: MemoryScope, lock: HeldLock, changes: ChangeSet): void {
  finishCommit(scope);
  // Before anything is decided: a commit that cannot be applied would stand in every later one's way.
  for (const path of [...changes.puts.map((put) => put.path), ...changes.deletes])
    assertNoLink(join(scope.base, path));
  removeLeftovers(scope);
  const token = randomUUID();
  const stage = stagePath(scope, token);
  const puts = changes.puts.map((put, index) => stagePut(stage, put, index));
  makeDirectory(stage);
  syncDirectory(stage);
  const commit: CommitFile = { v: 1, token, puts, deletes: [...changes.deletes] };
  if (!lock.isHeld()) {
    removeFolder(stage);
    throw new LogbookError("LOCK_LOST", `commit memory in ${scope.base}: the lock was taken over`);
  }
  writeFileAtomic(commitPath(scope), `${JSON.stringify(commit)}\n`);
  apply(scope, commit);
}

/** Finishes what a killed writer left, and says whether there was anything. Only for the holder of the scope's lock. */
export function finishCommit(scope: MemoryScope): boolean {
  const pending = readPending(scope);
  if (pending === undefined) return false;
  apply(scope, pending);
  return true;
}

function stagePut(stage: string, put: FilePut, index: number): CommitFile["puts"][number] {
  const staged = String(index);
  const path = join(stage, staged);
  const fd = openForWrite(path, "wx");
  try {
    writeWhole(fd, Buffer.from(put.content));
    if (put.mtimeMs !== undefined) fs.futimesSync(fd, put.mtimeMs / 1000, put.mtimeMs / 1000);
    fs.fsyncSync(fd);
  } finally {
    fs.closeSync(fd);
  }
  return { path: put.path, staged, hash: hash64(put.content) };
}

/** May run twice, and by two processes at once: each step is done or found done. */
function apply(scope: MemoryScope, commit: CommitFile): void {
  const stage = stagePath(scope, commit.token);
  const touched = new Set<string>();
  for (const put of commit.puts) {
    const target = join(scope.base, put.path);
    makeDirectory(dirname(target));
    forgive("ENOENT", () => moveFile(join(stage, put.staged), target));
    touched.add(dirname(target));
  }
  for (const path of commit.deletes) {
    const target = join(scope.base, path);
    removeFile(target);
    if (fs.existsSync(dirname(target))) touched.add(dirname(target));
  }
  for (const directory of touched) syncDirectory(directory);
  // A process that was robbed of its lock and woke up late must not remove its successor's commit.
  if (readPending(scope)?.token === commit.token) {
    removeFile(commitPath(scope));
    syncDirectory(scope.state);
  }
  removeFolder(stage);
}

/** What killed writers staged and never committed, and the halves of files that they were writing. */
function removeLeftovers(scope: MemoryScope): void {
  for (const name of listDirectory(join(scope.state, "staged"))) {
    removeFolder(stagePath(scope, name));
  }
  for (const name of listDirectory(scope.state).filter((one) => one.endsWith(".tmp"))) {
    removeFile(join(scope.state, name));
  }
}

function stagePath(scope: MemoryScope, token: string): string {
  return join(scope.state, "staged", token);
}

function forgive(code: string, step: () => void): void {
  try {
    step();
  } catch (error) {
    if (errnoOf(error) !== code) throw error;
  }
}
