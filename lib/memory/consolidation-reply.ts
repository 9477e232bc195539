/**
 * Pure: a model's proposal for one batch, judged and turned into changes. It may join and shorten; it may not invent,
 * drop more than a little, or hand back more than it was given. One fault refuses the whole proposal.
 */
import type { MemoryRecord } from "../contract/memory.ts";
import type { ConsolidationReply } from "../contract/memory-reply.ts";
import type { StoredRecord } from "./load.ts";
import { foldName } from "./name.ts";
import { termsOf } from "./terms.ts";

export interface BatchPlan {
  /** What each new record stands for; a record that stays as it is stands in none. */
  rewrites: { record: MemoryRecord; from: StoredRecord[] }[];
  drops: StoredRecord[];
}

export type JudgedReply = { ok: true; plan: BatchPlan } | { ok: false; fault: string };

/** T38: a reply that keeps less than half lost something. */
const MIN_KEPT_SHARE = 0.5;
/** Records that stand in nothing that comes back: what is plainly out of date. */
const MAX_DROPPED_SHARE = 0.2;
/** Share of a new record's words that its sources must hold. */
const MIN_GROUNDED_SHARE = 0.7;
const MAX_BODY_CHARS = 4_000;
const MAX_TITLE_CHARS = 300;

export function judgeReply(
  batch: readonly StoredRecord[],
  reply: ConsolidationReply,
  takenNames: ReadonlySet<string>,
): JudgedReply {
  const { records } = reply;
  if (records.length > batch.length) return fault("more records than there were");
  if (records.length < Math.ceil(batch.length * MIN_KEPT_SHARE)) return fault("too few records are left");
  if (new Set(records.map(({ name }) => foldName(name))).size < records.length) {
    return fault("two records of one name");
  }
  const byName = new Map(batch.map((stored) => [foldName(stored.record.name), stored]));
  const resolved = records.map((proposed) => ({ proposed, from: resolveSources(proposed, byName) }));
  const used = resolved.flatMap(({ from }) => from);
  const isSound = resolved.every(({ proposed, from }) => from.length === proposed.from.length);
  if (!isSound || new Set(used).size < used.length) return fault("sources do not add up");
  for (const { proposed, from } of resolved) {
    const name = foldName(proposed.name);
    if (takenNames.has(name) && !byName.has(name))
      return fault(`"${proposed.name}" is another record's name`);
    const problem = findTextFault(proposed, from);
    if (problem !== undefined) return fault(problem);
  }
  const drops = batch.filter((stored) => !used.includes(stored));
  if (drops.length > Math.floor(batch.length * MAX_DROPPED_SHARE))
    return fault("too many records are dropped");
  const rewrites = resolved
    .filter(({ proposed, from }) => !isUnchanged(proposed, from))
    .map(({ proposed, from }) => ({ record: join(proposed, from), from }));
  return { ok: true, plan: { rewrites, drops } };
}

function resolveSources(proposed: Proposed, byName: ReadonlyMap<string, StoredRecord>): StoredRecord[] {
  return proposed.from.map((name) => byName.get(foldName(name))).filter((stored) => stored !== undefined);
}

type Proposed = ConsolidationReply["records"][number];

function fault(reason: string): JudgedReply {
  return { ok: false, fault: reason };
}

function findTextFault(
  { name, description, body, type }: Proposed,
  sources: readonly StoredRecord[],
): string | undefined {
  if (description.trim() === "" || body.trim() === "") return `"${name}" is empty`;
  if (body.length > MAX_BODY_CHARS || Math.max(name.length, description.length) > MAX_TITLE_CHARS) {
    return `"${name}" is too long`;
  }
  if (type === "user") return `"${name}" would become a fact about the user`;
  const known = new Set(sources.flatMap(({ record }) => termsOf(textOf(record))));
  const words = [...new Set(termsOf(`${description}\n${body}`))];
  const grounded = words.filter((word) => known.has(word)).length;
  return grounded < words.length * MIN_GROUNDED_SHARE ? `"${name}" says what its sources do not` : undefined;
}

function isUnchanged(proposed: Proposed, sources: readonly StoredRecord[]): boolean {
  const [only, ...others] = sources;
  return (
    only !== undefined &&
    others.length === 0 &&
    only.record.name === proposed.name &&
    only.record.type === proposed.type &&
    only.record.description === proposed.description &&
    only.record.body === proposed.body.trim()
  );
}

/** The age of a joined record is that of its newest observation; it was first known when the oldest was. */
function join(proposed: Proposed, sources: readonly StoredRecord[]): MemoryRecord {
  const records = sources.map(({ record }) => record).sort((a, b) => (a.modified < b.modified ? 1 : -1));
  const newest = records[0] as MemoryRecord;
  const created = records.map((record) => record.created).sort()[0] ?? newest.created;
  const { supersedes: _old, ...kept } = newest;
  return {
    ...kept,
    name: proposed.name.replace(/\s+/g, " ").trim(),
    description: proposed.description.replace(/\s+/g, " ").trim(),
    type: proposed.type,
    created,
    body: proposed.body.trim(),
    ...(foldName(newest.name) === foldName(proposed.name) ? {} : { supersedes: newest.name }),
  };
}

function textOf({ name, description, body }: MemoryRecord): string {
  return `${name}\n${description}\n${body}`;
}
