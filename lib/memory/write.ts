/**
 * The one way records change: new versions, the versions they replace (history), the ledger and the derived files go in
 * one commit. The caller holds the scope's lock and has decided through the gates.
 */
import { setTimeout as sleep } from "node:timers/promises";
import type { MemoryRecord } from "../contract/memory.ts";
import { LogbookError } from "../platform/errors.ts";
import type { Lock } from "../platform/lock.ts";
import { acquireLock } from "../platform/lock.ts";
import { hash64 } from "../text/hash.ts";
import { cleanRecord } from "./clean.ts";
import type { ChangeSet, FilePut, HeldLock } from "./commit.ts";
import { commitChanges, finishCommit } from "./commit.ts";
import { deriveFiles } from "./derive.ts";
import { parseRecord, renderRecord } from "./front-matter.ts";
import { acceptedPath, historyPath, outdatedVersions } from "./history.ts";
import type { Ledger } from "./ledger.ts";
import { LEDGER_PATH, listMemoryFiles, renderLedger } from "./ledger.ts";
import type { LoadedScope, StoredRecord } from "./load.ts";
import { findByName, loadView } from "./load.ts";
import { chooseFile, foldName } from "./name.ts";
import type { MemoryView } from "./pending.ts";
import { openView, readViewed } from "./pending.ts";
import type { MemoryScope } from "./scope.ts";
import { scopeLockPath } from "./scope.ts";

export interface RecordChanges {
  /** A record whose name is taken replaces the one that has it. */
  puts: readonly MemoryRecord[];
  /** Files of records that go. */
  deletes: readonly string[];
  /** What is replaced leaves no version behind, and files go whatever they hold. */
  isForgetting?: boolean;
  /** Other files of the scope that change in the same commit. */
  also?: Partial<ChangeSet>;
}

export interface WriteContext {
  lock: HeldLock;
  nowMs: number;
}

/**
 * Throws LOCK_HELD when somebody else still works on the scope after `waitMs`: a background job tries another time. What
 * a killed holder left half done is finished first.
 */
export async function withScopeLock<T>(
  scope: MemoryScope,
  work: (lock: Lock) => T | Promise<T>,
  waitMs = 0,
): Promise<T> {
  const lock = await acquireScopeLock(scope, waitMs);
  try {
    finishCommit(scope);
    return await work(lock);
  } finally {
    await lock.release();
  }
}

async function acquireScopeLock(scope: MemoryScope, waitMs: number): Promise<Lock> {
  const until = performance.now() + waitMs;
  for (;;) {
    try {
      return await acquireLock(scopeLockPath(scope));
    } catch (error) {
      const isHeld = error instanceof LogbookError && error.code === "LOCK_HELD";
      if (!isHeld || performance.now() >= until) throw error;
      await sleep(LOCK_RETRY_MS);
    }
  }
}

/** A holder works for some milliseconds. */
const LOCK_RETRY_MS = 50;

/** Gives back all records as they are afterwards. */
export function writeRecords(
  scope: MemoryScope,
  changes: RecordChanges,
  context: WriteContext,
): StoredRecord[] {
  finishCommit(scope);
  const view = openView(scope);
  const loaded = loadView(view);
  const plan = planWrite(view, loaded, changes, context.nowMs);
  commitChanges(scope, context.lock, {
    puts: [
      ...plan.puts,
      ...(changes.also?.puts ?? []),
      { path: LEDGER_PATH, content: renderLedger(plan.ledger) },
      ...deriveFiles(plan.records, plan.ledger),
    ],
    deletes: [...plan.deletes, ...(changes.also?.deletes ?? [])],
  });
  return plan.records;
}

/** Writes the derived files anew where they differ from what the records say. True when something was written. */
export function rebuildDerived(scope: MemoryScope, lock: HeldLock): boolean {
  finishCommit(scope);
  const view = openView(scope);
  const { records, ledger } = loadView(view);
  const stale = deriveFiles(records, ledger).filter(
    ({ path, content }) => readViewed(view, path)?.toString("utf8") !== content,
  );
  if (stale.length === 0 || (records.length === 0 && !hasDerived(view))) return false;
  commitChanges(scope, lock, { puts: stale, deletes: [] });
  return true;
}

interface WritePlan {
  puts: FilePut[];
  deletes: string[];
  ledger: Ledger;
  records: StoredRecord[];
}

function planWrite(view: MemoryView, loaded: LoadedScope, changes: RecordChanges, nowMs: number): WritePlan {
  const plan: WritePlan = {
    puts: [],
    deletes: [],
    ledger: { ...loaded.ledger },
    records: [...loaded.records],
  };
  const keepOld = (stored: StoredRecord): void => {
    const bytes = readViewed(view, `memory/${stored.file}`);
    if (bytes !== undefined && changes.isForgetting !== true) {
      plan.puts.push({ path: freeHistoryPath(view, stored.file, nowMs), content: bytes.toString("utf8") });
      plan.deletes.push(...outdatedVersions(view, stored.file));
    }
    plan.records.splice(plan.records.indexOf(stored), 1);
  };
  for (const file of changes.deletes) {
    const stored = plan.records.find((one) => one.file === file);
    if (stored !== undefined) keepOld(stored);
    else if (changes.isForgetting !== true) continue;
    delete plan.ledger[file];
    plan.deletes.push(`memory/${file}`, acceptedPath(file));
  }
  for (const record of changes.puts.map(cleanRecord)) {
    const replaced = findByName(plan.records, record.name);
    const file = replaced?.file ?? freeFile(view, loaded, plan, record.name);
    if (replaced !== undefined) keepOld(replaced);
    const content = renderRecord(record);
    // A deletion of the same file earlier in this plan gives way.
    plan.deletes = plan.deletes.filter((path) => path !== `memory/${file}` && path !== acceptedPath(file));
    plan.puts.push(
      { path: `memory/${file}`, content, mtimeMs: nowMs },
      { path: acceptedPath(file), content },
    );
    const hash = hash64(content);
    plan.ledger[file] = { size: Buffer.byteLength(content), mtimeMs: nowMs, hash, name: record.name };
    plan.records.push({ file, record: parseRecord(content, file), hash });
  }
  return plan;
}

/** Two versions replaced within one millisecond are both kept. */
function freeHistoryPath(view: MemoryView, file: string, nowMs: number): string {
  const path = historyPath(file, nowMs);
  return readViewed(view, path) === undefined ? path : freeHistoryPath(view, file, nowMs + 1);
}

/** A file of this name that was edited from outside is not ours to write over. */
function freeFile(view: MemoryView, loaded: LoadedScope, plan: WritePlan, name: string): string {
  const key = foldName(name);
  for (const { file } of loaded.edits) {
    const known = loaded.ledger[file];
    if (known !== undefined && foldName(known.name) === key) {
      throw new LogbookError("MEMORY_REFUSED", `write memory "${name}": ${file} was edited from outside`, {
        path: file,
        hint: "Look at it with `logbook memory check`, then accept or restore it.",
      });
    }
  }
  const taken = new Map(listMemoryFiles(view).map((file) => [file, "\0outside"]));
  for (const { file, record } of plan.records) taken.set(file, foldName(record.name));
  return chooseFile(name, taken);
}

function hasDerived(view: MemoryView): boolean {
  return readViewed(view, "memory/catalogue.json") !== undefined;
}
