/** All records of a scope, parsed. For the worker and the CLI: hooks read the catalogue instead. */
import type { MemoryRecord } from "../contract/memory.ts";
import { LogbookError } from "../platform/errors.ts";
import { hash64 } from "../text/hash.ts";
import { parseRecord } from "./front-matter.ts";
import type { Ledger, OutsideEdit } from "./ledger.ts";
import { listMemoryFiles, readLedger } from "./ledger.ts";
import { foldName } from "./name.ts";
import type { MemoryView } from "./pending.ts";
import { openView, readViewed } from "./pending.ts";
import type { MemoryScope } from "./scope.ts";

export interface StoredRecord {
  file: string;
  record: MemoryRecord;
  hash: string;
}

/** A file that does not parse. It is kept, named, and left out. */
export interface MemoryProblem {
  file: string;
  message: string;
}

export interface LoadedScope {
  scope: MemoryScope;
  /** Sorted by file. */
  records: StoredRecord[];
  problems: MemoryProblem[];
  edits: OutsideEdit[];
  ledger: Ledger;
}

export function loadScope(scope: MemoryScope): LoadedScope {
  return loadView(openView(scope));
}

export function loadView(view: MemoryView): LoadedScope {
  const ledger = readLedger(view);
  const loaded: LoadedScope = { scope: view.scope, records: [], problems: [], edits: [], ledger };
  const files = listMemoryFiles(view);
  for (const file of files) loadFile(view, file, loaded);
  const present = new Set(files);
  for (const file of Object.keys(ledger)) {
    if (!present.has(file)) loaded.edits.push({ file, kind: "deleted" });
  }
  return loaded;
}

export function findByName(records: readonly StoredRecord[], name: string): StoredRecord | undefined {
  const key = foldName(name);
  return records.find(({ record }) => foldName(record.name) === key);
}

function loadFile(view: MemoryView, file: string, loaded: LoadedScope): void {
  const bytes = readViewed(view, `memory/${file}`);
  if (bytes === undefined) return;
  const hash = hash64(bytes);
  const accepted = loaded.ledger[file]?.hash;
  const isAccepted = accepted === hash;
  if (!isAccepted) loaded.edits.push({ file, kind: accepted === undefined ? "new" : "changed" });
  try {
    const record = parseRecord(bytes.toString("utf8"), file);
    if (isAccepted) loaded.records.push({ file, record, hash });
  } catch (error) {
    if (!(error instanceof LogbookError) || error.code !== "MEMORY_INVALID") throw error;
    loaded.problems.push({ file, message: error.message });
  }
}
