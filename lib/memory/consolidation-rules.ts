/** Pure: what a consolidation does without a model: dated records that ran out go, of duplicates the best stays, of opposites the newest. */
import type { MemoryRecord } from "../contract/memory.ts";
import { isExpired } from "./catalogue.ts";
import type { StoredRecord } from "./load.ts";
import type { Prepared } from "./similarity.ts";
import { comparePrepared, isOpposite, prepareStatement } from "./similarity.ts";

export interface RulesPlan {
  /** Files of records that go. */
  deletes: string[];
  /** Which of those another record makes needless; `best` where it says the same, and does not take it back. */
  duplicates: { stored: StoredRecord; best?: StoredRecord }[];
  merged: number;
  expired: number;
}

export function planByRules(records: readonly StoredRecord[], nowMs: number): RulesPlan {
  const expired = records.filter(({ record }) => !record.isPinned && isExpired(record.expires, nowMs));
  const living = records.filter((stored) => !expired.includes(stored));
  const duplicates = findDuplicates(living);
  return {
    deletes: [...expired, ...duplicates.map(({ stored }) => stored)].map(({ file }) => file),
    duplicates,
    merged: duplicates.length,
    expired: expired.length,
  };
}

/** Every record that says what a better one says, or that a newer one takes back. Pinned records stay, whatever they repeat. */
function findDuplicates(records: readonly StoredRecord[]): RulesPlan["duplicates"] {
  const kept: { stored: StoredRecord; statement: Prepared }[] = [];
  const duplicates: RulesPlan["duplicates"] = [];
  for (const stored of [...records].sort(compareWorth)) {
    const { record } = stored;
    const statement = prepareStatement(`${record.description}\n${record.body}`);
    const best = kept.find(
      (other) =>
        other.stored.record.type === record.type &&
        (comparePrepared(other.statement, statement) === "same" ||
          (other.stored.record.modified > record.modified && isOpposite(other.statement, statement))),
    );
    if (best !== undefined && !record.isPinned) {
      const isSame = comparePrepared(best.statement, statement) === "same";
      duplicates.push({ stored, ...(isSame && { best: best.stored }) });
    } else kept.push({ stored, statement });
  }
  return duplicates;
}

/** Pinned first, then the newest observation, then the longer text; files break ties. */
function compareWorth(a: StoredRecord, b: StoredRecord): number {
  const pinned = Number(b.record.isPinned) - Number(a.record.isPinned);
  if (pinned !== 0) return pinned;
  if (a.record.modified !== b.record.modified) return a.record.modified < b.record.modified ? 1 : -1;
  return lengthOf(b.record) - lengthOf(a.record) || (a.file < b.file ? -1 : 1);
}

function lengthOf({ description, body }: MemoryRecord): number {
  return description.length + body.length;
}
