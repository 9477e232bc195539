/**
 * Who extracts from a session, and how far: one small file per session with a lease, an owner's token, a watermark, a
 * retry budget and a back-off. Every change is made under the scope's lock; a finish without the token is refused.
 */
import { randomUUID } from "node:crypto";
import { join } from "node:path";
import { isoTime, isStillToCome } from "../platform/clock.ts";
import { LogbookError } from "../platform/errors.ts";
import { safeName } from "../platform/paths.ts";
import { removeFile } from "../platform/remove.ts";
import { isObject } from "../text/parse-json.ts";
import type { MemoryScope } from "./scope.ts";
import { readState, takeState, writeState } from "./state-file.ts";

export interface SessionState {
  v: number;
  session: string;
  /** Start of the newest turn up to which everything is done; never goes back. */
  watermarkMs: number;
  /** Turns after the watermark that are done already: a batch that ran before an older one. */
  done: string[];
  /** Start of the newest turn there was at the last claim: newer ones override back-off and renew the budget. */
  sourceMs: number;
  attempts: number;
  /** ISO 8601; no attempt before. */
  retryAt?: string;
  lease?: { owner: string; until: string };
  /** What the last attempt came to, for `status`. */
  outcome?: string;
}

export type Claim =
  | { outcome: "claimed"; owner: string; state: SessionState }
  | { outcome: "up to date" | "running" | "back-off" | "exhausted" };

export interface FinishedWork {
  watermarkMs: number;
  done: readonly string[];
  outcome: string;
  /** A failed attempt costs one of the budget and waits. */
  isFailure: boolean;
}

/** An hour's lease and back-off, three attempts. */
const LEASE_MS = 3_600_000;
const BACK_OFF_MS = 3_600_000;
const MAX_ATTEMPTS = 3;

export function readSessionState(scope: MemoryScope, session: string): SessionState {
  return readState(pathOf(scope, session), isSessionState, emptyState(session));
}

export function claimSession(
  scope: MemoryScope,
  session: string,
  { newestMs, nowMs }: { newestMs: number; nowMs: number },
): Claim {
  const state = takeState(pathOf(scope, session), isSessionState, emptyState(session));
  if (state.lease !== undefined && isStillToCome(LEASE_MS, Date.parse(state.lease.until), nowMs))
    return { outcome: "running" };
  if (state.watermarkMs >= newestMs) return { outcome: "up to date" };
  const isNewer = newestMs > state.sourceMs;
  const attempts = isNewer ? 0 : state.attempts;
  if (attempts >= MAX_ATTEMPTS) return { outcome: "exhausted" };
  const isBackingOff =
    state.retryAt !== undefined && isStillToCome(BACK_OFF_MS, Date.parse(state.retryAt), nowMs);
  if (!isNewer && isBackingOff) return { outcome: "back-off" };
  const owner = randomUUID();
  const lease = { owner, until: isoTime(nowMs + LEASE_MS) };
  const { retryAt: _past, ...kept } = state;
  const claimed: SessionState = { ...kept, sourceMs: Math.max(newestMs, state.sourceMs), attempts, lease };
  writeState(pathOf(scope, session), claimed);
  return { outcome: "claimed", owner, state: claimed };
}

/** Throws LOCK_LOST, with nothing changed, when the lease ran out and somebody else has it now. */
export function assertOwner(scope: MemoryScope, session: string, owner: string): SessionState {
  const state = readSessionState(scope, session);
  if (state.lease?.owner === owner) return state;
  throw new LogbookError("LOCK_LOST", `finish extraction of ${session}: the lease has another owner`);
}

export function finishSession(
  scope: MemoryScope,
  session: string,
  { owner, work, nowMs }: { owner: string; work: FinishedWork; nowMs: number },
): void {
  const { lease: _ended, ...state } = assertOwner(scope, session, owner);
  writeState(pathOf(scope, session), {
    ...state,
    watermarkMs: Math.max(state.watermarkMs, work.watermarkMs),
    done: [...work.done],
    attempts: work.isFailure ? state.attempts + 1 : 0,
    ...(work.isFailure ? { retryAt: isoTime(nowMs + BACK_OFF_MS) } : {}),
    outcome: work.outcome,
  });
}

export function dropSessionState(scope: MemoryScope, session: string): void {
  removeFile(pathOf(scope, session));
}

function emptyState(session: string): SessionState {
  return { v: 1, session, watermarkMs: 0, done: [], sourceMs: 0, attempts: 0 };
}

function pathOf(scope: MemoryScope, session: string): string {
  return join(scope.state, "extraction", `${safeName(session)}.json`);
}

function isSessionState(value: unknown): value is SessionState {
  return (
    isObject(value) &&
    typeof value["watermarkMs"] === "number" &&
    typeof value["sourceMs"] === "number" &&
    typeof value["attempts"] === "number" &&
    Array.isArray(value["done"])
  );
}
