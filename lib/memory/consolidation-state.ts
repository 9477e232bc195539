/**
 * `state/consolidation.json`: when a scope was last put in order, which versions of records were looked at, how far a
 * run that goes in batches has come. And the gates before a run, cheapest first.
 */
import { join } from "node:path";
import { isStillToCome, isWithin } from "../platform/clock.ts";
import { isObject } from "../text/parse-json.ts";
import type { MemoryScope } from "./scope.ts";
import { readState, takeState, writeState } from "./state-file.ts";

export interface ConsolidationState {
  v: number;
  /** ISO 8601. */
  lastSuccess?: string;
  lastCheck?: string;
  /** No attempt before; after a failure. */
  retryAt?: string;
  attempts: number;
  lease?: { owner: string; until: string };
  /** File → hash of the version that a run has seen. What is not here is still to be looked at. */
  seen: Record<string, string>;
  /** A record that the last run had seen was taken back: the next run is due whatever else has changed. */
  isReopened?: true;
  /** Of the run under way, or the last one; for `status`. */
  progress?: { done: number; left: number };
  result?: { merged: number; expired: number; rewritten: number; dropped: number; message?: string };
}

export interface ConsolidationLimits {
  intervalHours: number;
  throttleMinutes: number;
  minSessions: number;
  minRecords: number;
}

export interface Changes {
  /** Sessions of the project since the last success. */
  sessions: number;
  /** Records that no run has seen in their present version. */
  records: number;
}

const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;

const EMPTY: ConsolidationState = { v: 1, attempts: 0, seen: {} };

export function readConsolidation(scope: MemoryScope): ConsolidationState {
  return readState(pathOf(scope), isConsolidationState, EMPTY);
}

/** Under the scope's lock. */
export function changeConsolidation(
  scope: MemoryScope,
  change: (state: ConsolidationState) => ConsolidationState,
): ConsolidationState {
  const changed = change(takeState(pathOf(scope), isConsolidationState, EMPTY));
  writeState(pathOf(scope), changed);
  return changed;
}

/** Why no run is due, or undefined. What is counted is counted last. */
export function findGate(
  state: ConsolidationState,
  limits: ConsolidationLimits,
  { nowMs, count }: { nowMs: number; count: () => Changes },
): string | undefined {
  const isRecent = (time: string | undefined, spanMs: number): boolean =>
    time !== undefined && isWithin(spanMs, Date.parse(time), nowMs);
  // Leases and back-offs are an hour.
  const isAhead = (time: string | undefined): boolean =>
    time !== undefined && isStillToCome(HOUR_MS, Date.parse(time), nowMs);
  const isUnderWay = (state.progress?.left ?? 0) > 0 || state.isReopened === true;
  if (!isUnderWay && isRecent(state.lastSuccess, limits.intervalHours * HOUR_MS)) return "interval";
  if (isRecent(state.lastCheck, limits.throttleMinutes * MINUTE_MS)) return "throttle";
  if (isAhead(state.retryAt)) return "back-off";
  if (isAhead(state.lease?.until)) return "running";
  if (isUnderWay) return undefined;
  const { sessions, records } = count();
  return sessions < limits.minSessions && records < limits.minRecords ? "too few changes" : undefined;
}

/** What the last run had before it is not what it was. Says whether any of these files was among that. */
export function reopenConsolidation(scope: MemoryScope, files: readonly string[]): boolean {
  const state = readConsolidation(scope);
  if (!files.some((file) => Object.hasOwn(state.seen, file))) return false;
  changeConsolidation(scope, ({ lastCheck: _old, ...kept }) => ({
    ...kept,
    seen: Object.fromEntries(Object.entries(kept.seen).filter(([file]) => !files.includes(file))),
    isReopened: true,
  }));
  return true;
}

function pathOf(scope: MemoryScope): string {
  return join(scope.state, "consolidation.json");
}

function isConsolidationState(value: unknown): value is ConsolidationState {
  return isObject(value) && typeof value["attempts"] === "number" && isObject(value["seen"]);
}
