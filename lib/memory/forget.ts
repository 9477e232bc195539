/** Forgetting: the record goes (its last version into history), and a tombstone keeps it from being learnt again. */
import { dirname, join } from "node:path";
import { assertRemovable, removeFolder } from "../platform/remove.ts";
import type { HeldLock } from "./commit.ts";
import { historyPath } from "./history.ts";
import type { StoredRecord } from "./load.ts";
import { loadScope } from "./load.ts";
import { pickMemories } from "./pick.ts";
import { openSources } from "./recall.ts";
import type { MemoryScope } from "./scope.ts";
import { bury } from "./tombstones.ts";
import { writeRecords } from "./write.ts";

export interface ForgetOptions {
  lock: HeldLock;
  nowMs: number;
  /** Old versions go too: nothing of it can be restored. */
  withHistory?: boolean;
}

export function forgetRecord(scope: MemoryScope, stored: StoredRecord, options: ForgetOptions): void {
  const history = dirname(join(scope.base, historyPath(stored.file, options.nowMs)));
  if (options.withHistory) assertRemovable(history);
  // The tombstone first: a kill between the two leaves a record that can be forgotten again, never one that comes back.
  bury(scope, stored.record, options.nowMs);
  writeRecords(scope, { puts: [], deletes: [stored.file] }, options);
  if (options.withHistory) removeFolder(history);
}

export interface FoundRecord {
  scope: MemoryScope;
  stored: StoredRecord;
}

/** The one record that "forget my …" means, or undefined where it means none or more than one. */
export function findMeant(
  scopes: readonly MemoryScope[],
  text: string,
  nowMs: number,
): FoundRecord | undefined {
  const [best, second] = pickMemories(openSources(scopes), text, { nowMs, max: 2 });
  if (best === undefined || (second !== undefined && second.score > best.score * MAX_RIVAL)) return undefined;
  const scope = scopes.find(({ kind }) => kind === best.source.kind);
  const stored =
    scope === undefined ? undefined : loadScope(scope).records.find(({ file }) => file === best.entry.file);
  return scope === undefined || stored === undefined ? undefined : { scope, stored };
}

/** A second record this close in score makes it a guess which one was meant. */
const MAX_RIVAL = 0.8;
