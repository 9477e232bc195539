/** Finds what a session's log lacks of its transcript's turns, each thing once, and appends it. */
import type { LogRecord } from "../contract/log-record.ts";
import type { Turn } from "../contract/turn.ts";
import { appendRecords } from "../log/append.ts";
import { missingRecords, recordsOfTurn } from "../log/catch-up.ts";
import { readLog } from "../log/read.ts";
import type { SessionPaths } from "../platform/paths.ts";

export interface LogCatchUp {
  /** Takes note of what the log lacks of this turn. */
  take(turn: Turn): void;
  /** Appends what was noted. */
  flush(): void;
}

/** Records held before they are appended; one write for all of them. */
const MAX_HELD = 64;

/** `isForeign`: another session's log has the record; a fork's transcript only repeats it. */
export function createLogCatchUp(
  session: string,
  paths: SessionPaths,
  isForeign: (record: LogRecord) => boolean,
): LogCatchUp {
  const known = readLog(paths.log).records.map(({ record }) => record);
  const told = new Set(known.map(keyOf));
  const hookPrompts = groupPrompts(known);
  const candidates = new Map<string, LogRecord[]>();
  let held: LogRecord[] = [];

  /** A hook's prompt answers for one of the transcript's: all that may claim it are looked at together. */
  function isMissingPrompt(record: LogRecord): boolean {
    const group = groupOf(record);
    const rivals = [...(candidates.get(group) ?? []), record];
    candidates.set(group, rivals);
    const partners = [...(hookPrompts.get(group) ?? []), ...(hookPrompts.get(record.hash ?? "") ?? [])];
    return missingRecords([...new Set(partners)], rivals).includes(record);
  }

  function flush(): void {
    appendRecords(paths, held);
    held = [];
  }

  return {
    take(turn) {
      for (const record of recordsOfTurn(session, turn)) {
        const key = keyOf(record);
        if (told.has(key)) continue;
        told.add(key);
        if (isForeign(record)) continue;
        if (record.event === "UserPromptSubmit" && !isMissingPrompt(record)) continue;
        held.push(record);
      }
      if (held.length > MAX_HELD) flush();
    },
    flush,
  };
}

/** The transcript's records have one of the two; a hook's prompt has neither and is matched otherwise. */
function keyOf({ tool_use_id, uuid }: LogRecord): string {
  return tool_use_id ?? uuid ?? "";
}

/** Prompts that may be one and the same share their prompt id, or, from clients without it, their text. */
function groupOf({ prompt_id, hash }: LogRecord): string {
  return prompt_id ?? hash ?? "";
}

function groupPrompts(known: readonly LogRecord[]): Map<string, LogRecord[]> {
  const groups = new Map<string, LogRecord[]>();
  for (const record of known) {
    if (record.event !== "UserPromptSubmit" || record.uuid !== undefined) continue;
    const group = groupOf(record);
    groups.set(group, [...(groups.get(group) ?? []), record]);
  }
  return groups;
}
