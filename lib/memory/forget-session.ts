/**
 * What a scope learnt from one session alone goes, its versions in the history too; what others say as well stays
 * and loses the reference; what was joined from several falls back into what the others said, and the next consolidation
 * is due at once. One commit, so that a kill leaves all of it or none.
 */
import type { MemoryRecord } from "../contract/memory.ts";
import type { FilePut } from "./commit.ts";
import { reopenConsolidation } from "./consolidation-state.ts";
import { renderRecord } from "./front-matter.ts";
import type { HistoryText } from "./history-texts.ts";
import { acceptedTexts, historyTexts, outsideTexts } from "./history-texts.ts";
import { blankInbox } from "./inbox.ts";
import type { Lineage } from "./lineage.ts";
import { lineagePut, originOf, readLineage, withoutSession } from "./lineage.ts";
import type { LoadedScope, StoredRecord } from "./load.ts";
import { loadView } from "./load.ts";
import { foldName } from "./name.ts";
import { openView } from "./pending.ts";
import { dropRefusals } from "./refused.ts";
import type { MemoryScope } from "./scope.ts";
import { dropSessionState } from "./session-claim.ts";
import type { Fate, Forgotten } from "./source-fate.ts";
import { fateOf, inherit } from "./source-fate.ts";
import { dropUsage } from "./usage.ts";
import type { RecordChanges, WriteContext } from "./write.ts";
import { writeRecords } from "./write.ts";

/** Names of records, by what becomes of them. */
export interface SessionMemories {
  removed: string[];
  /** Said by others too: kept, without the reference. */
  kept: string[];
  /** What others had said before, or beside it, and what stands there again. */
  restored: string[];
}

interface Plan extends SessionMemories {
  changes: RecordChanges;
  /** Of records that are no longer what they were. */
  files: string[];
}

/** What `forgetSession` would do; changes nothing and needs no lock. */
export function planForgetSession(scope: MemoryScope, forgotten: Forgotten): SessionMemories {
  const { removed, kept, restored } = planFor(scope, forgotten);
  return { removed, kept, restored };
}

/** The caller holds the scope's lock, and the worker's: nobody reads that session for memories meanwhile. */
export function forgetSession(
  scope: MemoryScope,
  forgotten: Forgotten,
  context: WriteContext,
): SessionMemories {
  const { session } = forgotten;
  const { changes, files, removed, kept, restored } = planFor(scope, forgotten);
  // Pending lines first: nothing of the session is filed any more from here on.
  blankInbox(scope, session);
  // Before the commit: after it nothing tells any more which records the session had a part in.
  reopenConsolidation(scope, files);
  dropUsage(scope, removed);
  if (isChange(changes)) writeRecords(scope, changes, context);
  dropRefusals(scope, session);
  dropSessionState(scope, session);
  return { removed, kept, restored };
}

function isChange({ puts, deletes, also }: RecordChanges): boolean {
  return puts.length + deletes.length + (also?.puts?.length ?? 0) + (also?.deletes?.length ?? 0) > 0;
}

interface Judged {
  stored: StoredRecord;
  fate: Fate;
}

function planFor(scope: MemoryScope, forgotten: Forgotten): Plan {
  const view = openView(scope);
  const loaded = loadView(view);
  const past: Past = { history: historyTexts(view), lineage: readLineage(view), forgotten };
  const judged = loaded.records
    .map((stored) => ({
      stored,
      fate: fateOf(stored.record, originOf(past.lineage, stored.record), forgotten),
    }))
    .filter(({ fate }) => fate.kind !== "untouched");
  const kept = judged.filter(({ fate }) => fate.kind === "kept");
  const lost = judged.filter(({ fate }) => fate.kind !== "kept");
  const edited = [...outsideTexts(view, loaded), ...acceptedTexts(view, loaded)]
    .filter(({ session }) => session === forgotten.session)
    .map(({ file }) => file);
  const restored = comebacks(lost, standingNames(loaded, lost), past);
  const old = oldVersions(past);
  const left = withoutSession(past.lineage, forgotten.session);
  return {
    removed: [
      ...lost.map(({ stored }) => stored.record.name),
      ...[...new Set(edited)].map((file) => loaded.ledger[file]?.name ?? file),
    ],
    kept: kept.map(({ stored }) => stored.record.name),
    restored: restored.map(({ name }) => name),
    files: judged.map(({ stored }) => stored.file),
    changes: {
      puts: [...kept.flatMap((one) => heirOf(one, forgotten)), ...restored],
      deletes: [...lost.map(({ stored }) => stored.file), ...edited],
      isForgetting: true,
      also: {
        puts: [...old.puts, ...(isEqual(left, past.lineage) ? [] : [lineagePut(left)])],
        deletes: old.deletes,
      },
    },
  };
}

function isEqual(left: object, right: object): boolean {
  return JSON.stringify(left) === JSON.stringify(right);
}

function heirOf({ stored, fate }: Judged, { session }: Forgotten): MemoryRecord[] {
  const record = fate.kind === "kept" ? inherit(stored.record, session, fate.heir) : stored.record;
  return record === stored.record ? [] : [record];
}

/** Names that are in use: what comes back does not take their place. */
function standingNames({ records, edits, ledger }: LoadedScope, lost: readonly Judged[]): Set<string> {
  const gone = new Set(lost.map(({ stored }) => stored));
  const names = records.filter((stored) => !gone.has(stored)).map(({ record }) => record.name);
  return new Set([...names, ...edits.map(({ file }) => ledger[file]?.name ?? "")].map(foldName));
}

function comebacks(lost: readonly Judged[], standing: Set<string>, past: Past): MemoryRecord[] {
  const records = lost.flatMap(({ stored, fate }) => comebackOf(stored, fate, past));
  return records.filter(({ name }) => {
    const key = foldName(name);
    if (standing.has(key)) return false;
    standing.add(key);
    return true;
  });
}

interface Past {
  history: readonly HistoryText[];
  lineage: Lineage;
  forgotten: Forgotten;
}

/** What stands there again: the strands of a joined text, else the newest version that the session has no part in. */
function comebackOf(stored: StoredRecord, fate: Fate, past: Past): MemoryRecord[] {
  const { history, forgotten } = past;
  if (fate.kind === "split") {
    return fate.strands.flatMap((strand) => {
      const version = history.find(({ file, hash }) => file === strand.file && hash === strand.hash);
      const heir = strand.sessions.find((one) => one !== forgotten.session) ?? "";
      return version?.record === undefined ? [] : [inherit(version.record, forgotten.session, heir)];
    });
  }
  // Newest first, and of the same name: a file that was renamed has another memory's past.
  for (const version of history.filter(({ file }) => file === stored.file)) {
    if (version.record === undefined || foldName(version.record.name) !== foldName(stored.record.name))
      continue;
    const versionFate = fateOfVersion(version, past);
    if (versionFate.kind === "untouched") return [version.record];
    if (versionFate.kind === "kept") return [inherit(version.record, forgotten.session, versionFate.heir)];
  }
  return [];
}

function fateOfVersion({ record, hash, session }: HistoryText, { lineage, forgotten }: Past): Fate {
  if (record === undefined) return session === forgotten.session ? { kind: "gone" } : { kind: "untouched" };
  // One that a later text was joined from speaks for itself, even where that text repeats it word for word.
  const own = Object.values(lineage)
    .flatMap(({ from }) => from)
    .find((strand) => strand.hash === hash);
  const origin = own === undefined ? originOf(lineage, record) : { sessions: own.sessions, from: [] };
  return fateOf(record, origin, forgotten);
}

function oldVersions(past: Past): { puts: FilePut[]; deletes: string[] } {
  const { session } = past.forgotten;
  const puts: FilePut[] = [];
  const deletes: string[] = [];
  for (const version of past.history) {
    const fate = fateOfVersion(version, past);
    if (fate.kind === "gone" || fate.kind === "split") deletes.push(version.path);
    if (fate.kind !== "kept" || version.record === undefined) continue;
    const heired = inherit(version.record, session, fate.heir);
    if (heired !== version.record) puts.push({ path: version.path, content: renderRecord(heired) });
  }
  return { puts, deletes };
}
