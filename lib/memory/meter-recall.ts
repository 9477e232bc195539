/**
 * The caps for the one model call that a hook may make. A hook takes no lock, so it appends what it spends to a file of
 * its own in the store, which the meter adds to the worker's.
 */

import type { AskModel } from "../contract/model.ts";
import { isoTime } from "../platform/clock.ts";
import { appendLine } from "../platform/files.ts";
import type { StorePaths } from "../platform/paths.ts";
import { statIfPresent } from "../platform/regular-file.ts";
import { rotatedPath, rotateWhenFull } from "../platform/rotate.ts";
import type { MeterLimits } from "./meter.ts";
import { dayOf, findCapFault, recallSpendPath } from "./meter.ts";

export interface RecallMeter {
  store: StorePaths;
  limits: MeterLimits;
  clock: () => number;
}

export function meterRecall({ store, limits, clock }: RecallMeter, ask: AskModel): AskModel {
  return async (request) => {
    const fault = findCapFault(store, limits, clock());
    if (fault !== undefined) return { ok: false, failure: "limit", message: fault, costUsd: 0 };
    const reply = await ask(request);
    const line = { v: 1, time: isoTime(clock()), usd: reply.costUsd };
    const path = recallSpendPath(store);
    rotateSpend(path, clock());
    appendLine(path, JSON.stringify(line));
    return reply;
  };
}

/** Some 1,000 calls: with the usual cap, a month. */
const MAX_SPEND_BYTES = 64 * 1024;

/** What was spent today counts still: a rotated file that holds some of it stays until tomorrow. */
function rotateSpend(path: string, nowMs: number): void {
  const rotated = statIfPresent(rotatedPath(path));
  if (rotated !== undefined && dayOf(rotated.mtimeMs) === dayOf(nowMs)) return;
  rotateWhenFull(path, MAX_SPEND_BYTES);
}
