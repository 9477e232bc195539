/**
 * The steps of a consolidation that hold the scope's lock: take the lease, apply one batch, note a failure, finish. Only
 * what is still as it was given to the model is changed.
 */
import { isoTime, isStillToCome } from "../platform/clock.ts";
import { LogbookError } from "../platform/errors.ts";
import type { Lock } from "../platform/lock.ts";
import { findUnseen } from "./consolidation-batch.ts";
import type { BatchPlan } from "./consolidation-reply.ts";
import { planByRules } from "./consolidation-rules.ts";
import type { ConsolidationLimits, ConsolidationState } from "./consolidation-state.ts";
import { changeConsolidation, readConsolidation } from "./consolidation-state.ts";
import { addJoined, addSupport, lineagePut, originOf, readLineage } from "./lineage.ts";
import type { StoredRecord } from "./load.ts";
import { loadScope } from "./load.ts";
import { foldName } from "./name.ts";
import { openView } from "./pending.ts";
import type { MemoryModel } from "./propose.ts";
import type { MemoryScope } from "./scope.ts";
import { writeRecords } from "./write.ts";

export interface ConsolidationJob {
  scope: MemoryScope;
  limits: ConsolidationLimits;
  /** Sessions of the project since a time (ISO 8601), or all of them. */
  countSessions(since: string | undefined): number;
  model?: MemoryModel;
  clock: () => number;
  /** How long to wait for a scope that somebody else works on. */
  lockWaitMs?: number;
}

export type ConsolidationOutcome =
  | { ran: false; gate: string }
  | { ran: true; result: NonNullable<ConsolidationState["result"]>; left: number };

export interface Run {
  job: ConsolidationJob;
  owner: string;
  result: NonNullable<ConsolidationState["result"]>;
}

/** An hour each: longer than any run takes. */
const LEASE_MS = 3_600_000;
const BACK_OFF_MS = 3_600_000;
/** After so many failures its records count as looked at: they are not paid for again until they change. */
const MAX_ATTEMPTS = 3;

/** Counting changes reads every record: not again before the throttle has passed. */
export function noteCheck({ scope, clock }: ConsolidationJob): void {
  changeConsolidation(scope, (state) => ({ ...state, lastCheck: isoTime(clock()) }));
}

/** Takes the lease and does what needs no model. False where another run was quicker. */
export function begin({ job, owner, result }: Run, lock: Lock): boolean {
  const { scope, clock } = job;
  const nowMs = clock();
  const { lease } = readConsolidation(scope);
  if (lease !== undefined && isStillToCome(LEASE_MS, Date.parse(lease.until), nowMs)) return false;
  const plan = planByRules(loadScope(scope).records, nowMs);
  changeConsolidation(scope, (state) => ({
    ...state,
    lastCheck: isoTime(nowMs),
    lease: { owner, until: isoTime(nowMs + LEASE_MS) },
  }));
  if (plan.deletes.length > 0) {
    const lineage = plan.duplicates.reduce(
      (all, { stored, best }) =>
        best === undefined ? all : addSupport(all, best.record, originOf(all, stored.record).sessions),
      readLineage(openView(scope)),
    );
    const changes = { puts: [], deletes: plan.deletes, also: { puts: [lineagePut(lineage)] } };
    writeRecords(scope, changes, { lock, nowMs });
  }
  Object.assign(result, { merged: plan.merged, expired: plan.expired });
  return true;
}

interface Application {
  batch: readonly StoredRecord[];
  plan: BatchPlan;
  lock: Lock;
}

/** Only records that are still as they were given are touched, and a new name that was taken meanwhile stays theirs. */
export function applyPlan(run: Run, { batch, plan, lock }: Application): void {
  const { scope, clock } = run.job;
  assertLease(run);
  const now = loadScope(scope).records;
  const hashes = new Map(now.map(({ file, hash }) => [file, hash]));
  const isAsGiven = ({ file, hash }: StoredRecord): boolean => hashes.get(file) === hash;
  const given = new Set(batch.map(({ record }) => foldName(record.name)));
  const taken = namesOf(now);
  const rewrites = plan.rewrites.filter(({ record, from }) => {
    const name = foldName(record.name);
    return from.every(isAsGiven) && (!taken.has(name) || given.has(name));
  });
  const drops = plan.drops.filter(isAsGiven);
  const replaced = rewrites.flatMap(({ record, from }) =>
    from.filter((stored) => foldName(stored.record.name) !== foldName(record.name)),
  );
  const puts = rewrites.map(({ record }) => record);
  const lineage = rewrites.reduce(
    (all, { record, from }) => addJoined(all, record, from),
    readLineage(openView(scope)),
  );
  const deletes = [...replaced, ...drops].map(({ file }) => file);
  const after =
    puts.length + deletes.length === 0
      ? now
      : writeRecords(
          scope,
          { puts, deletes, also: { puts: [lineagePut(lineage)] } },
          { lock, nowMs: clock() },
        );
  run.result.rewritten += puts.length;
  run.result.dropped += deletes.length;
  // Seen is what was in this batch, in the version it has now; what changed meanwhile is looked at again.
  const names = new Set(puts.map(({ name }) => foldName(name)));
  const seenNow = after.filter(
    (stored) =>
      names.has(foldName(stored.record.name)) ||
      batch.some((one) => one.file === stored.file && one.hash === stored.hash),
  );
  markSeen(run, seenNow);
}

/** Without a model the rules have looked at everything. */
export function sightAll(run: Run): void {
  markSeen(run, loadScope(run.job.scope).records);
}

function markSeen({ job }: Run, records: readonly StoredRecord[]): void {
  changeConsolidation(job.scope, (state) => ({
    ...state,
    attempts: 0,
    seen: { ...state.seen, ...Object.fromEntries(records.map(({ file, hash }) => [file, hash])) },
  }));
}

export function fail(run: Run, batch: readonly StoredRecord[], message: string): void {
  const { scope, clock } = run.job;
  run.result.message = message;
  const { attempts } = readConsolidation(scope);
  if (attempts + 1 >= MAX_ATTEMPTS) markSeen(run, batch);
  changeConsolidation(scope, (state) => ({
    ...state,
    attempts: attempts + 1 >= MAX_ATTEMPTS ? 0 : attempts + 1,
    retryAt: isoTime(clock() + BACK_OFF_MS),
  }));
}

export function finish(run: Run): ConsolidationOutcome {
  const { scope, clock, model } = run.job;
  assertLease(run);
  const { records } = loadScope(scope);
  const files = new Set(records.map(({ file }) => file));
  const state = changeConsolidation(scope, ({ lease: _ended, ...kept }) => {
    const seen = Object.fromEntries(Object.entries(kept.seen).filter(([file]) => files.has(file)));
    const left = model === undefined ? 0 : findUnseen(records, seen).length;
    const isDone = left === 0;
    const { retryAt, isReopened: _done, ...rest } = kept;
    return {
      ...rest,
      seen,
      progress: { done: records.length - left, left },
      result: run.result,
      ...(isDone ? { lastSuccess: isoTime(clock()) } : {}),
      ...(run.result.message === undefined || retryAt === undefined ? {} : { retryAt }),
    };
  });
  return { ran: true, result: run.result, left: state.progress?.left ?? 0 };
}

/** An owner whose lease ran out and was taken over may not finish. */
function assertLease({ job, owner }: Run): void {
  if (readConsolidation(job.scope).lease?.owner === owner) return;
  throw new LogbookError("LOCK_LOST", "finish consolidation: the lease has another owner");
}

export function namesOf(records: readonly StoredRecord[]): Set<string> {
  return new Set(records.map(({ record }) => foldName(record.name)));
}
