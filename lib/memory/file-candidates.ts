/**
 * Puts candidates through the gates and what passes into the store: one commit per scope, every refusal recorded.
 * The caller holds the locks of both scopes.
 */
import type { Candidate, MemorySource } from "../contract/memory.ts";
import { cleanCandidate } from "./clean.ts";
import type { HeldLock } from "./commit.ts";
import { commitChanges } from "./commit.ts";
import type { GateContext, GateScope, Verdict } from "./gates.ts";
import { judgeCandidate, SECRET_REFUSED } from "./gates.ts";
import { addSupport, lineagePut, readLineage } from "./lineage.ts";
import type { StoredRecord } from "./load.ts";
import { loadScope } from "./load.ts";
import { openView } from "./pending.ts";
import { appendRefusal } from "./refused.ts";
import type { MemoryScope } from "./scope.ts";
import { redactThoroughly } from "./secrets.ts";
import { liftTombstone, readTombstones } from "./tombstones.ts";
import { writeRecords } from "./write.ts";

export interface ScopeLocks {
  project: { scope: MemoryScope; lock: HeldLock };
  user: { scope: MemoryScope; lock: HeldLock };
}

/** A candidate with where and when it was said. */
export interface Proposal extends Omit<GateContext, "user" | "project" | "nowMs"> {
  candidate: Candidate;
}

export interface FilingResult {
  added: string[];
  updated: string[];
  refused: { name: string; reason: string }[];
}

export async function fileCandidates(
  locks: ScopeLocks,
  proposals: readonly Proposal[],
  nowMs: number,
): Promise<FilingResult> {
  const result: FilingResult = { added: [], updated: [], refused: [] };
  if (proposals.length === 0) return result;
  const user = openGateScope(locks.user.scope);
  const project = openGateScope(locks.project.scope);
  const supports: Support[] = [];
  for (const { candidate: given, ...said } of proposals) {
    const candidate = cleanCandidate(given);
    const verdict = await judgeCandidate(candidate, { ...said, user, project, nowMs });
    if (verdict.action === "refuse") {
      const { reason } = verdict;
      const { source } = said;
      const told = reason === SECRET_REFUSED ? await withoutSecret(candidate) : candidate;
      result.refused.push({ name: told.name, reason });
      const refused = { candidate: told, reason, ...(source === undefined ? {} : { source }) };
      appendRefusal(locks.project.scope, refused, nowMs);
      supports.push(...supportOf(verdict, source));
    } else if (verdict.action !== "skip") {
      take(verdict);
      (verdict.action === "add" ? result.added : result.updated).push(verdict.record.name);
    }
  }
  writePending(user, locks.user, nowMs);
  writePending(project, locks.project, nowMs);
  writeSupports(supports, user, locks.user);
  writeSupports(supports, project, locks.project);
  return result;
}

/** Its name and description may be cut from the text, and half a secret in them is not recognised: the text tells of it. */
async function withoutSecret({ body }: Candidate): Promise<Pick<Candidate, "name" | "description">> {
  const text = await redactThoroughly(body);
  return { name: text, description: text };
}

function supportOf({ repeats }: Refused, source: MemorySource | undefined): Support[] {
  return repeats === undefined || source === undefined ? [] : [{ ...repeats, session: source.session }];
}

type Refused = Extract<Verdict, { action: "refuse" }>;

/** A record that was said once more, and by which session. */
interface Support {
  scope: GateScope;
  stored: StoredRecord;
  session: string;
}

/** What another session said too outlives the one that said it first. */
function writeSupports(
  supports: readonly Support[],
  gateScope: GateScope,
  { scope, lock }: ScopeLocks["project"],
): void {
  const own = supports.filter((support) => support.scope === gateScope);
  if (own.length === 0) return;
  const known = readLineage(openView(scope));
  const lineage = own.reduce((all, { stored, session }) => addSupport(all, stored.record, [session]), known);
  if (lineage !== known) commitChanges(scope, lock, { puts: [lineagePut(lineage)], deletes: [] });
}

function writePending({ records }: GateScope, { scope, lock }: ScopeLocks["project"], nowMs: number): void {
  const puts = records.filter(({ hash }) => hash === PENDING).map(({ record }) => record);
  if (puts.length > 0) writeRecords(scope, { puts, deletes: [] }, { lock, nowMs });
}

/** Marks records of this batch, which have no file yet. */
const PENDING = "";

/** Makes the record visible to the rest of the batch. */
function take(verdict: Extract<Verdict, { record: unknown }>): void {
  const { scope, record, replaces, lifts } = verdict;
  if (replaces !== undefined) scope.records.splice(scope.records.indexOf(replaces), 1);
  scope.records.push({ file: "", record, hash: PENDING });
  if (lifts !== undefined) liftTombstone(scope.scope, lifts);
}

function openGateScope(scope: MemoryScope): GateScope {
  return { ...loadScope(scope), tombstones: readTombstones(scope) };
}
