/**
 * Brings a session's log up to what its transcript tells, turn by turn. Invariant: a record is appended before the archive
 * commits the turn it comes from, so that a kill in between costs a repeated look and never a record.
 */
import type { LogRecord } from "../contract/log-record.ts";
import type { Turn } from "../contract/turn.ts";
import { appendRecord } from "../log/append.ts";
import { missingRecords, recordsOfTurn } from "../log/catch-up.ts";
import { readLog } from "../log/read.ts";
import type { SessionPaths } from "../platform/paths.ts";

export interface LogCatchUp {
  /** Appends what the log lacks of this turn. */
  take(turn: Turn): void;
  appended(): number;
}

/** `isToldElsewhere`: another session's hooks have logged it; a fork's transcript only repeats it. */
export function createLogCatchUp(
  session: string,
  paths: SessionPaths,
  isToldElsewhere: (record: LogRecord) => boolean = () => false,
): LogCatchUp {
  const known = readLog(paths.log).records.map(({ record }) => record);
  const told = new Set(known.map(keyOf));
  const hookPrompts = groupPrompts(
    known.filter(({ event, uuid }) => event === "UserPromptSubmit" && uuid === undefined),
  );
  const candidates = new Map<string, LogRecord[]>();
  let count = 0;

  /** A hook's prompt answers for one of the transcript's: all that may claim it are looked at together. */
  function isMissingPrompt(record: LogRecord): boolean {
    const group = groupOf(record);
    const rivals = [...(candidates.get(group) ?? []), record];
    candidates.set(group, rivals);
    const partners = [...(hookPrompts.get(group) ?? []), ...(hookPrompts.get(record.hash ?? "") ?? [])];
    return missingRecords([...new Set(partners)], rivals).includes(record);
  }

  return {
    take(turn) {
      for (const record of recordsOfTurn(session, turn)) {
        const key = keyOf(record);
        if (told.has(key)) continue;
        told.add(key);
        if (isToldElsewhere(record)) continue;
        if (record.event === "UserPromptSubmit" && !isMissingPrompt(record)) continue;
        appendRecord(paths, record);
        count++;
      }
    },
    appended: () => count,
  };
}

/** Records of the transcript carry one of the two; a hook's prompt has neither and is matched otherwise. */
export function keyOf({ tool_use_id, uuid }: LogRecord): string {
  return tool_use_id ?? uuid ?? "";
}

/** Prompts that may be one and the same share their prompt id, or, from clients without it, their text. */
function groupOf({ prompt_id, hash }: LogRecord): string {
  return prompt_id ?? hash ?? "";
}

function groupPrompts(prompts: readonly LogRecord[]): Map<string, LogRecord[]> {
  const groups = new Map<string, LogRecord[]>();
  for (const prompt of prompts) {
    const group = groupOf(prompt);
    groups.set(group, [...(groups.get(group) ?? []), prompt]);
  }
  return groups;
}
