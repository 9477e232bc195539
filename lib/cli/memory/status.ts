/** What `status` says of memory: how much there is, what waits, what was spent, and whether the model is asked at all. */

import { join } from "node:path";
import type { Config } from "../../contract/config.ts";
import { readConsolidation } from "../../memory/consolidation-state.ts";
import { readInbox } from "../../memory/inbox.ts";
import { loadScope } from "../../memory/load.ts";
import { isBreakerOpen, readBreakers, readSpend } from "../../memory/meter.ts";
import { listDirectory } from "../../platform/files.ts";
import { loadConfig } from "../../platform/load-config.ts";
import { renderNumber } from "../../replay/units.ts";
import type { CommandContext } from "../command.ts";
import { findPlaces } from "./places.ts";

export interface MemoryStatus {
  memories: { project: number; user: number };
  /** Statements not filed yet, sessions with turns not read yet, files edited outside logbook. */
  pending: number;
  waiting: number;
  edited: number;
  provider: Config["extraction.provider"];
  spend: { usd: number; calls: number; limitUsd: number; limitCalls: number };
  breaker?: { isOpen: boolean; failures: number; lastFailure?: string };
  consolidation?: { last?: string; left: number; message?: string };
}

export function readMemoryStatus(context: CommandContext): MemoryStatus {
  const { store, env, clock } = context;
  const { project, user } = findPlaces(context);
  const { config } = loadConfig(store, env);
  const loaded = [project, user].map(loadScope);
  const [own, users] = loaded.map(({ records }) => records.length);
  const provider = config["extraction.provider"];
  const breaker = readBreakers(store)[provider];
  const { lastSuccess, progress, result } = readConsolidation(project);
  return {
    memories: { project: own ?? 0, user: users ?? 0 },
    pending: readInbox(project).lines.length,
    waiting: listDirectory(join(project.state, "waiting")).length,
    edited: loaded.reduce((sum, { edits }) => sum + edits.length, 0),
    provider,
    spend: {
      ...readSpend(store, clock()),
      limitUsd: config["extraction.dailyUsd"],
      limitCalls: config["extraction.dailyCalls"],
    },
    ...(breaker !== undefined && {
      breaker: {
        isOpen: isBreakerOpen(store, provider, clock()),
        failures: breaker.failures,
        ...(breaker.lastFailure !== undefined && { lastFailure: breaker.lastFailure }),
      },
    }),
    ...(progress !== undefined && {
      consolidation: {
        ...(lastSuccess !== undefined && { last: lastSuccess }),
        left: progress.left,
        ...(result?.message !== undefined && { message: result.message }),
      },
    }),
  };
}

export function memoryStatusJson({ spend, ...status }: MemoryStatus): Record<string, unknown> {
  const { usd, calls, limitUsd, limitCalls } = spend;
  return { ...status, spend_today: { usd, calls, limit_usd: limitUsd, limit_calls: limitCalls } };
}

/** Name and text of each row. */
export function memoryRows(status: MemoryStatus): [string, string][] {
  const { waiting, consolidation } = status;
  const counts = [...memoryCounts(status), waiting > 0 ? `${renderNumber(waiting, "session")} to read` : ""];
  return [
    ["memory", counts.filter((part) => part !== "").join(", ")],
    ["extraction", extractionText(status)],
    ...(consolidation === undefined
      ? []
      : [["consolidation", consolidationText(consolidation)] as [string, string]]),
  ];
}

export function memoryCounts({ memories, pending, edited }: MemoryStatus): string[] {
  const counts = [
    `${memories.project} of this project`,
    `${memories.user} of the user`,
    pending > 0 ? `${pending} said and not filed yet` : "",
    edited > 0 ? `${edited} edited outside: logbook memory check` : "",
  ];
  return counts.filter((part) => part !== "");
}

function extractionText({ provider, spend, breaker }: MemoryStatus): string {
  if (provider === "rules") return "by rules, no model is asked";
  if (provider === "off") return "off";
  const { usd, calls, limitUsd, limitCalls } = spend;
  const spent = `$${usd.toFixed(3)} of $${limitUsd} and ${calls} of ${limitCalls} calls today`;
  if (breaker === undefined) return `by ${provider}, ${spent}`;
  const state = breaker.isOpen ? "stopped for an hour" : "in trouble";
  return `by ${provider}, ${state} after ${renderNumber(breaker.failures, "failure")} (${breaker.lastFailure ?? "unknown"}), ${spent}`;
}

function consolidationText({ last, left, message }: NonNullable<MemoryStatus["consolidation"]>): string {
  const when = last === undefined ? "not done yet" : `last ${last.slice(0, 16).replace("T", " ")}`;
  const rest = left > 0 ? `, ${renderNumber(left, "record")} left` : "";
  return `${when}${rest}${message === undefined ? "" : ` (${message})`}`;
}
