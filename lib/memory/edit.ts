/**
 * What the user does to memories at a terminal. The user's word passes the gates' questions about evidence and permanence,
 * not those about secrets and shape. The caller holds the scope's lock.
 */
import type { MemoryRecord } from "../contract/memory.ts";
import { isoTime } from "../platform/clock.ts";
import { LogbookError } from "../platform/errors.ts";
import { parseRecord } from "./front-matter.ts";
import { listHistory } from "./history.ts";
import type { StoredRecord } from "./load.ts";
import { findByName, loadScope } from "./load.ts";
import { chooseFile, foldName } from "./name.ts";
import { openView, readViewed } from "./pending.ts";
import type { MemoryScope } from "./scope.ts";
import { hasSecret } from "./secrets.ts";
import { findTombstone, liftTombstone, readTombstones } from "./tombstones.ts";
import type { WriteContext } from "./write.ts";
import { writeRecords } from "./write.ts";

/** Throws MEMORY_UNKNOWN, with the nearest names as a hint. */
export function getRecord(
  scopes: readonly MemoryScope[],
  name: string,
): { scope: MemoryScope; stored: StoredRecord } {
  for (const scope of scopes) {
    const { records } = loadScope(scope);
    const stored =
      findByName(records, name) ?? records.find(({ file }) => file === name || file === `${name}.md`);
    if (stored !== undefined) return { scope, stored };
  }
  throw new LogbookError("MEMORY_UNKNOWN", `there is no memory "${name}"`, {
    hint: "`logbook memory list` shows all names.",
  });
}

/** Adds a record, or replaces the one of its name; the user's own word lifts a tombstone. */
export async function saveRecord(
  scope: MemoryScope,
  record: MemoryRecord,
  context: WriteContext,
): Promise<void> {
  await assertClean(record);
  const tombstone = findTombstone(readTombstones(scope), record);
  if (tombstone !== undefined) liftTombstone(scope, tombstone);
  writeRecords(scope, { puts: [record], deletes: [] }, context);
}

/** Replaces a record by what an editor gave back. A changed name renames it. */
export async function replaceRecord(
  scope: MemoryScope,
  stored: StoredRecord,
  { text, ...context }: WriteContext & { text: string },
): Promise<MemoryRecord> {
  const edited = parseRecord(text, stored.file);
  const record: MemoryRecord = { ...edited, modified: isoTime(context.nowMs) };
  await assertClean(record);
  const isRenamed = foldName(record.name) !== foldName(stored.record.name);
  if (isRenamed && findByName(loadScope(scope).records, record.name) !== undefined) {
    throw new LogbookError("MEMORY_REFUSED", `there is a memory "${record.name}" already`);
  }
  writeRecords(scope, { puts: [record], deletes: isRenamed ? [stored.file] : [] }, context);
  return record;
}

export function pinRecord(
  scope: MemoryScope,
  stored: StoredRecord,
  { isPinned, ...context }: WriteContext & { isPinned: boolean },
): void {
  writeRecords(scope, { puts: [{ ...stored.record, isPinned }], deletes: [] }, context);
}

export interface OldVersion {
  scope: MemoryScope;
  record: MemoryRecord;
}

/**
 * An old version of a name, the newest one where `time` (or its beginning) is not given: after a change the one before it,
 * after a deletion the last one. Throws MEMORY_UNKNOWN where there is none.
 */
export function findVersion(scopes: readonly MemoryScope[], name: string, time = ""): OldVersion {
  for (const scope of scopes) {
    const view = openView(scope);
    const known = findByName(loadScope(scope).records, name)?.file;
    for (const file of known === undefined ? candidateFiles(name) : [known]) {
      const version = listHistory(view, file).find((one) => one.time.startsWith(time));
      const text = version === undefined ? undefined : readViewed(view, version.path)?.toString("utf8");
      if (text !== undefined) return { scope, record: parseRecord(text, file) };
    }
  }
  throw new LogbookError("MEMORY_UNKNOWN", `there is no old version of "${name}"`, {
    hint: "`logbook memory list --history` shows what can be restored.",
  });
}

/** The files that a name that is gone may have had. */
function candidateFiles(name: string): string[] {
  const plain = chooseFile(name, new Map());
  const other = chooseFile(name, new Map([[plain, "\0taken"]]));
  return [plain, other, name.endsWith(".md") ? name : `${name}.md`];
}

async function assertClean(record: MemoryRecord): Promise<void> {
  if (record.body.trim() === "")
    throw new LogbookError("MEMORY_REFUSED", `the memory "${record.name}" has no text`);
  if (await hasSecret(`${record.name}\n${record.description}\n${record.body}`)) {
    throw new LogbookError("MEMORY_REFUSED", `the memory "${record.name}" holds a secret`, {
      hint: "Name where the secret is kept instead.",
    });
  }
}
