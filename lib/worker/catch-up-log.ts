/** Finds what a session's log lacks of its transcript's turns, each thing once, and appends it. */
import type { LogRecord } from "../contract/log-record.ts";
import type { Turn } from "../contract/turn.ts";
import { appendRecords } from "../log/append.ts";
import { isCompaction, missingRecords, recordsOfTurn } from "../log/catch-up.ts";
import { readLog } from "../log/read.ts";
import type { SessionPaths } from "../platform/paths.ts";

export interface LogCatchUp {
  /** Takes note of what the log lacks of this turn. */
  take(turn: Turn): void;
  /** Appends what was noted. */
  flush(): void;
}

/** Records held before they are appended, with one write: some ten sessions may each hold so many. */
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
  const hookCompactions = known.filter(isCompaction);
  const candidates = new Map<string, LogRecord[]>();
  let held: LogRecord[] = [];

  /** A hook's prompt answers for one of the transcript's: all that may claim it are looked at together. */
  function isMissingPrompt({ event, v, session, time, prompt_id, hash, uuid }: LogRecord): boolean {
    // Without its text: it may be long, and is not what is compared.
    const candidate = { event, v, session, time, prompt_id, hash, uuid };
    const group = groupOf(candidate);
    const rivals = [...(candidates.get(group) ?? []), candidate];
    candidates.set(group, rivals);
    const partners = [...(hookPrompts.get(group) ?? []), ...(hookPrompts.get(hash ?? "") ?? [])];
    return missingRecords([...new Set(partners)], rivals).includes(candidate);
  }

  function flush(): void {
    appendRecords(paths, held);
    held = [];
  }

  function isMissing(record: LogRecord): boolean {
    if (isForeign(record)) return false;
    if (record.event === "UserPromptSubmit") return isMissingPrompt(record);
    return !isCompaction(record) || missingRecords(hookCompactions, [record]).length > 0;
  }

  return {
    take(turn) {
      for (const record of recordsOfTurn(session, turn)) {
        const key = keyOf(record);
        if (told.has(key)) continue;
        told.add(key);
        if (isMissing(record)) held.push(record);
      }
      if (held.length > MAX_HELD) flush();
    },
    flush,
  };
}

/** The transcript's records have an id or are the failure of a prompt; a hook's prompt is matched otherwise. */
function keyOf({ tool_use_id, uuid, event, prompt_id = "" }: LogRecord): string {
  return detach(tool_use_id ?? uuid ?? (event === "StopFailure" ? `failure ${prompt_id}` : ""));
}

/** A copy of its own: an id cut out of a transcript line would keep the whole line alive. */
export function detach(id: string): string {
  return Buffer.from(id).toString();
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
