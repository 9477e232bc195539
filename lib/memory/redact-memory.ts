/**
 * Takes a text out of a scope: of its records, their old versions, what waits in its inbox and what its state tells. The
 * records keep who stands behind them. A record whose name holds the text gets another file, and loses its history.
 */
import { basename, join } from "node:path";
import type { MemoryRecord } from "../contract/memory.ts";
import { filesBelow } from "../platform/files-below.ts";
import { overwriteInFile } from "../platform/overwrite-file.ts";
import { hash64 } from "../text/hash.ts";
import { maskText } from "../text/mask.ts";
import type { Needles } from "../text/needle.ts";
import type { FilePut } from "./commit.ts";
import { reopenConsolidation } from "./consolidation-state.ts";
import { renderRecord } from "./front-matter.ts";
import { acceptedTexts, historyTexts, outsideTexts } from "./history-texts.ts";
import { inboxPaths } from "./inbox.ts";
import type { Lineage } from "./lineage.ts";
import { lineagePut, readLineage, textKey } from "./lineage.ts";
import { loadView } from "./load.ts";
import type { MemoryView } from "./pending.ts";
import { openView, readViewed } from "./pending.ts";
import type { MemoryScope } from "./scope.ts";
import { dropUsage } from "./usage.ts";
import type { WriteContext } from "./write.ts";
import { writeRecords } from "./write.ts";

/** Gives the number of files that held it. The caller holds the scope's lock. */
export function redactMemory(scope: MemoryScope, needles: Needles, context: WriteContext): number {
  const view = openView(scope);
  const loaded = loadView(view);
  const mask = (text: string): string => maskText(text, needles);
  const changed = loaded.records
    .map(({ file, record }) => ({ file, record, masked: maskRecord(record, mask) }))
    .filter(({ record, masked }) => masked !== record);
  const renamed = changed.filter(({ record, masked }) => record.name !== masked.name).map(({ file }) => file);
  const { puts, deletes, hashes } = maskHistory(view, renamed, mask);
  const outside = outsideTexts(view, loaded).map(({ path }) =>
    overwriteInFile(join(scope.base, path), needles),
  );
  const accepted = acceptedTexts(view, loaded).flatMap(({ path }) => maskedPut(view, path, mask));
  const keys = new Map(changed.map(({ record, masked }) => [textKey(record), textKey(masked)]));
  const lineage = renameTexts(readLineage(view), keys, hashes);
  const also = {
    puts: [...puts, ...accepted, ...(keys.size + hashes.size > 0 ? [lineagePut(lineage)] : [])],
    deletes,
  };
  if (changed.length + also.puts.length + also.deletes.length > 0) {
    const records = { puts: changed.map(({ masked }) => masked), deletes: renamed };
    writeRecords(scope, { ...records, isForgetting: true, also }, context);
  }
  const names = changed.filter(({ file }) => renamed.includes(file)).map(({ record }) => record.name);
  dropUsage(scope, names);
  reopenConsolidation(scope, renamed);
  // After the commit: what was derived from the records, and staged for them, is new or gone.
  const inPlace = [...outside, ...otherPaths(scope).map((path) => overwriteInFile(path, needles))];
  const files = changed.length + puts.length + deletes.length + accepted.length;
  return files + inPlace.filter((places) => places > 0).length;
}

function maskRecord(record: MemoryRecord, mask: (text: string) => string): MemoryRecord {
  const masked = {
    ...record,
    name: mask(record.name),
    description: mask(record.description),
    body: mask(record.body),
    ...(record.supersedes === undefined ? {} : { supersedes: mask(record.supersedes) }),
  };
  return renderRecord(masked) === renderRecord(record) ? record : masked;
}

function maskHistory(view: MemoryView, renamed: readonly string[], mask: (text: string) => string) {
  const puts: FilePut[] = [];
  const deletes: string[] = [];
  const hashes = new Map<string, string>();
  for (const { path, file, hash } of historyTexts(view)) {
    if (renamed.includes(file)) deletes.push(path);
    else {
      for (const put of maskedPut(view, path, mask)) {
        puts.push(put);
        hashes.set(hash, hash64(put.content));
      }
    }
  }
  return { puts, deletes, hashes };
}

function maskedPut(view: MemoryView, path: string, mask: (text: string) => string): FilePut[] {
  const text = readViewed(view, path)?.toString("utf8") ?? "";
  const content = mask(text);
  return content === text ? [] : [{ path, content }];
}

/** What a text was joined from is found by its hash, which is another one now. */
function renameTexts(
  lineage: Lineage,
  keys: ReadonlyMap<string, string>,
  hashes: ReadonlyMap<string, string>,
): Lineage {
  const renamed = Object.entries(lineage).map(([key, { sessions, from }]) => {
    const strands = from.map((strand) => ({ ...strand, hash: hashes.get(strand.hash) ?? strand.hash }));
    return [keys.get(key) ?? key, { sessions, from: strands }] as const;
  });
  return Object.fromEntries(renamed);
}

/** All but the records and what belongs to a commit: lists, notes, waiting statements, what a killed writer left. */
function otherPaths(scope: MemoryScope): string[] {
  const { memory, state } = scope;
  const below = [...filesBelow(memory), ...filesBelow(state)];
  const isRecord = (path: string): boolean => path.endsWith(".md") && basename(path) !== INDEX;
  return [...below.filter((path) => !isRecord(path) && !COMMITTED.has(basename(path))), ...inboxPaths(scope)];
}

const INDEX = "MEMORY.md";
const COMMITTED: ReadonlySet<string> = new Set(["ledger.json", "lineage.json", "commit.json"]);
