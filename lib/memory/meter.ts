/**
 * What stands between a worker and a model: the day's caps, and a breaker that opens after failures. Kept on disk per
 * project and summed over all of them, so that neither a restart nor a second project spends more.
 */
import { join } from "node:path";
import type { AskModel } from "../contract/model.ts";
import { isoTime, isWithin } from "../platform/clock.ts";
import { listDirectory, readFileIfPresent } from "../platform/files.ts";
import type { StorePaths } from "../platform/paths.ts";
import { projectPaths } from "../platform/paths.ts";
import { rotatedPath } from "../platform/rotate.ts";
import { isObject, parseJson } from "../text/parse-json.ts";
import { withholdHead } from "../text/withhold.ts";
import { readState, takeState, writeState } from "./state-file.ts";

export interface MeterLimits {
  dailyUsd: number;
  dailyCalls: number;
}

export interface Meter {
  store: StorePaths;
  /** Where this project's part is kept: its `state` folder. */
  state: string;
  provider: string;
  limits: MeterLimits;
  clock: () => number;
}

export interface Spend {
  usd: number;
  calls: number;
}

export interface BreakerState {
  failures: number;
  /** ISO 8601; set while it is open. */
  openedAt?: string;
  lastFailure?: string;
}

interface MeterFile {
  v: number;
  /** By UTC day. */
  days: Record<string, Spend>;
  breakers: Record<string, BreakerState>;
}

/** Opens after 3 failures, lets one call through after 1 h. */
const FAILURES_TO_OPEN = 3;
const HALF_OPEN_AFTER_MS = 3_600_000;
/** `status` shows a month. */
const KEEP_DAYS = 31;
/** Dearest single call: the client stops there by itself (--max-budget-usd). */
const MAX_CALL_USD = 0.05;
/** A remainder under this buys no answer. */
const MIN_CALL_USD = 0.005;

const EMPTY: MeterFile = { v: 1, days: {}, breakers: {} };

/** Why no call may be made now, or undefined. */
export function findMeterFault({ store, limits, provider, clock }: Meter): string | undefined {
  const fault = findCapFault(store, limits, clock());
  return fault ?? (isBreakerOpen(store, provider, clock()) ? `breaker of ${provider} is open` : undefined);
}

export function findCapFault(store: StorePaths, limits: MeterLimits, nowMs: number): string | undefined {
  const { calls, usd } = readSpend(store, nowMs);
  if (calls >= limits.dailyCalls) return `daily limit of ${limits.dailyCalls} calls reached`;
  return limits.dailyUsd - usd < MIN_CALL_USD ? `daily limit of $${limits.dailyUsd} reached` : undefined;
}

export interface MeteredModel {
  ask: AskModel;
  /** The last reply came, and did not fit: that is the provider's failure too, and only the caller can tell. */
  countMisfit(message: string): void;
}

/**
 * The provider behind the meter. A call is counted, and its dearest price reserved, before it is made: a worker that is
 * killed meanwhile has spent it as far as the caps know.
 */
export function meterModel(meter: Meter, provider: AskModel): MeteredModel {
  // A reply ends a row of failures; one that does not fit goes on with it.
  let failuresBefore = 0;
  const ask: AskModel = async (request) => {
    const fault = findMeterFault(meter);
    if (fault !== undefined) return { ok: false, failure: "limit", message: fault, costUsd: 0 };
    const day = dayOf(meter.clock());
    const left = meter.limits.dailyUsd - readSpend(meter.store, meter.clock()).usd;
    const reserved = Math.min(MAX_CALL_USD, request.maxUsd, left);
    change(meter, (file) => addSpend(file, day, { usd: reserved, calls: 1 }));
    const reply = await provider({ ...request, maxUsd: reserved });
    change(meter, (file) => {
      addSpend(file, day, { usd: reply.costUsd - reserved, calls: 0 });
      failuresBefore = file.breakers[meter.provider]?.failures ?? 0;
      if (reply.ok) delete file.breakers[meter.provider];
      else countFailure(file, meter, failuresBefore, `${reply.failure}: ${reply.message}`);
    });
    return reply;
  };
  const countMisfit = (message: string): void =>
    change(meter, (file) => countFailure(file, meter, failuresBefore, `shape: ${message}`));
  return { ask, countMisfit };
}

/** The day's spend over all projects of the store. */
export function readSpend(store: StorePaths, nowMs: number): Spend {
  const day = dayOf(nowMs);
  const recalls = readRecallSpend(store, day);
  return readAll(store).reduce<Spend>(
    (sum, { days }) => ({ usd: sum.usd + (days[day]?.usd ?? 0), calls: sum.calls + (days[day]?.calls ?? 0) }),
    recalls,
  );
}

/** What hooks spent on recall by a model: lines that they append without a lock. */
export function recallSpendPath(store: StorePaths): string {
  return join(store.user, "state", "recall-spend.jsonl");
}

function readRecallSpend(store: StorePaths, day: string): Spend {
  const path = recallSpendPath(store);
  const lines = [rotatedPath(path), path]
    .flatMap((one) => (readFileIfPresent(one)?.toString("utf8") ?? "").split("\n"))
    .map(parseJson);
  const ofDay = lines.filter(isObject).filter(({ time }) => typeof time === "string" && time.startsWith(day));
  return {
    usd: ofDay.reduce((sum, { usd }) => sum + (typeof usd === "number" ? usd : 0), 0),
    calls: ofDay.length,
  };
}

/** Breakers by provider: of several projects' the one that opened last. */
export function readBreakers(store: StorePaths): Record<string, BreakerState> {
  const merged: Record<string, BreakerState> = {};
  for (const { breakers } of readAll(store)) {
    for (const [provider, state] of Object.entries(breakers)) {
      const known = merged[provider];
      if (known === undefined || (state.openedAt ?? "") > (known.openedAt ?? "")) merged[provider] = state;
    }
  }
  return merged;
}

/** Open until an hour has passed; then one call is let through, and its outcome decides. */
export function isBreakerOpen(store: StorePaths, provider: string, nowMs: number): boolean {
  const openedAt = readBreakers(store)[provider]?.openedAt;
  return openedAt !== undefined && isWithin(HALF_OPEN_AFTER_MS, Date.parse(openedAt), nowMs);
}

function countFailure(
  file: MeterFile,
  { provider, clock }: Meter,
  failuresBefore: number,
  lastFailure: string,
): void {
  const failures = failuresBefore + 1;
  file.breakers[provider] = {
    failures,
    ...(failures >= FAILURES_TO_OPEN ? { openedAt: isoTime(clock()) } : {}),
    lastFailure: withholdHead(lastFailure, 300),
  };
}

function addSpend(file: MeterFile, day: string, { usd, calls }: Spend): void {
  const known = file.days[day] ?? { usd: 0, calls: 0 };
  file.days[day] = { usd: Math.max(0, known.usd + usd), calls: known.calls + calls };
  const kept = Object.keys(file.days).sort().slice(-KEEP_DAYS);
  file.days = Object.fromEntries(kept.map((one) => [one, file.days[one] as Spend]));
}

/** Only the worker's one process comes here, so a read and a write make a change. */
function change(meter: Meter, edit: (file: MeterFile) => void): void {
  const path = join(meter.state, "meter.json");
  const file = structuredClone(takeState(path, isMeterFile, EMPTY));
  edit(file);
  writeState(path, file);
}

function readAll(store: StorePaths): MeterFile[] {
  return listDirectory(store.projects).map((id) =>
    readState(join(projectPaths(store, id).state, "meter.json"), isMeterFile, EMPTY),
  );
}

/** UTC. */
export function dayOf(nowMs: number): string {
  return isoTime(nowMs).slice(0, 10);
}

function isMeterFile(value: unknown): value is MeterFile {
  return isObject(value) && isObject(value["days"]) && isObject(value["breakers"]);
}
