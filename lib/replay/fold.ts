/**
 * Folds a log: writers may append a thing twice (two registrations, a hook and the transcript), readers count it once.
 * Invariant: delivering any record again, or reading the log in pieces, changes nothing.
 */
import type { LogRecord } from "../contract/log-record.ts";
import { hash64 } from "../text/hash.ts";

/** A record that stands for all its copies, at the time its event began. */
export interface FoldedRecord {
  record: LogRecord;
  startMs: number;
  timeMs: number;
}

/** A twin registration delivers within a second or two; a real repetition (resume, compaction) takes longer. */
const TWIN_WINDOW_MS = 10_000;

/** These legitimately repeat inside one prompt. */
const REPEATING = new Set(["SessionStart", "SessionEnd", "PreCompact", "PostCompact"]);
/** Between two equal records without a prompt id, one of these (of another key) makes them two events. */
const LIFECYCLE = new Set([...REPEATING, "UserPromptSubmit", "Stop", "StopFailure"]);

interface Group {
  record: LogRecord;
  timeMs: number;
  position: number;
}

interface Boundary {
  key: string;
  timeMs: number;
}

/** One record per event, ordered by the event's beginning, ties in the order of the log. */
export function foldRecords(records: readonly LogRecord[]): FoldedRecord[] {
  const timed = records.map((record, position) => ({ record, timeMs: timeOf(record), position }));
  timed.sort((a, b) => a.timeMs - b.timeMs || a.position - b.position);
  const groups = mergePromptOrigins(groupByKey(timed));
  return groups
    .map(({ record, timeMs, position }) => ({ record, timeMs, position, startMs: startOf(record, timeMs) }))
    .sort((a, b) => a.startMs - b.startMs || a.position - b.position)
    .map(({ record, timeMs, startMs }) => ({ record, timeMs, startMs }));
}

/** A record whose time cannot be read sorts first and is still shown. */
function timeOf(record: LogRecord): number {
  const timeMs = Date.parse(record.time);
  return Number.isNaN(timeMs) ? 0 : timeMs;
}

/** Not before the epoch: a damaged duration would lead to a moment that is no date. */
function startOf(record: LogRecord, timeMs: number): number {
  return Math.max(0, timeMs - Math.max(0, record.duration_ms ?? 0));
}

/** `timed` comes sorted by time, so a group's first member is its earliest. */
function groupByKey(timed: readonly Group[]): Group[] {
  const groups: Group[] = [];
  const latest = new Map<string, Group>();
  const boundaries: Boundary[] = [];
  for (const candidate of timed) {
    const key = keyOf(candidate.record);
    const group = latest.get(key);
    if (group !== undefined && isSameEvent(group, candidate, { key, boundaries })) {
      absorb(group, candidate);
      continue;
    }
    const opened = { ...candidate };
    groups.push(opened);
    latest.set(key, opened);
    if (LIFECYCLE.has(candidate.record.event)) boundaries.push({ key, timeMs: candidate.timeMs });
  }
  return groups;
}

function isSameEvent(
  group: Group,
  candidate: Group,
  context: { key: string; boundaries: readonly Boundary[] },
): boolean {
  const { record } = candidate;
  if (record.tool_use_id !== undefined || record.uuid !== undefined) return true;
  if (record.prompt_id !== undefined && !REPEATING.has(record.event)) return true;
  if (candidate.timeMs - group.timeMs > TWIN_WINDOW_MS) return false;
  return !hasBoundaryBetween(group, candidate, context);
}

function hasBoundaryBetween(
  group: Group,
  candidate: Group,
  { key, boundaries }: { key: string; boundaries: readonly Boundary[] },
): boolean {
  for (let at = boundaries.length - 1; at >= 0; at--) {
    const boundary = boundaries[at];
    if (boundary === undefined || boundary.timeMs <= group.timeMs) return false;
    if (boundary.key !== key && boundary.timeMs < candidate.timeMs) return true;
  }
  return false;
}

function keyOf(record: LogRecord): string {
  if (record.tool_use_id !== undefined) return `tool ${record.tool_use_id}`;
  if (record.uuid !== undefined) return `uuid ${record.uuid}`;
  return JSON.stringify([
    record.event,
    record.prompt_id,
    record.agent_id,
    record.source,
    record.reason,
    record.trigger,
    record.stop_hook_active,
    record.event === "UserPromptSubmit" ? promptHash(record) : undefined,
  ]);
}

function promptHash(record: LogRecord): string {
  return record.hash ?? hash64(record.prompt ?? "");
}

/** What the hook saw wins over what the transcript told later; each fills the other's gaps. */
function absorb(group: Group, other: Group): void {
  const otherWins = isFromTranscript(group.record) && !isFromTranscript(other.record);
  const [winner, loser] = otherWins ? [other, group] : [group, other];
  group.record = fillGaps(winner.record, loser.record);
  if (otherWins) group.timeMs = other.timeMs;
}

function isFromTranscript(record: LogRecord): boolean {
  return record.origin === "transcript";
}

function fillGaps(winner: LogRecord, loser: LogRecord): LogRecord {
  const gaps = Object.entries(loser).filter(
    ([key, value]) => value !== undefined && winner[key] === undefined,
  );
  return gaps.length === 0 ? winner : { ...winner, ...Object.fromEntries(gaps) };
}

/**
 * A prompt told by the transcript is one a hook logged when text and prompt id agree, or text and moment: a fork copies
 * prompts under a prompt id of its own, and clients before 2.1.196 have none. A prompt that waited for a running turn to
 * end was logged under that turn's id, long before; its own id is known from the transcript and from what ran under it.
 */
function mergePromptOrigins(groups: readonly Group[]): Group[] {
  const prompts = groups.filter(({ record }) => record.event === "UserPromptSubmit");
  const seenByText = new Map<string, Group[]>();
  for (const prompt of prompts.filter(({ record }) => !isFromTranscript(record))) {
    const text = promptHash(prompt.record);
    seenByText.set(text, [...(seenByText.get(text) ?? []), prompt]);
  }
  const workedIds = findWorkedIds(groups);
  const dropped = new Set<Group>();
  for (const prompt of prompts) {
    const seen = (seenByText.get(promptHash(prompt.record)) ?? []).filter((other) => !dropped.has(other));
    const twin = isFromTranscript(prompt.record)
      ? findTold(prompt, seen, workedIds)
      : seen.slice(0, seen.indexOf(prompt)).find((other) => hasSameId(prompt, other));
    if (twin === undefined) continue;
    absorb(twin, prompt);
    if (workedIds.has(prompt.record.prompt_id ?? "") && !hasSameId(prompt, twin)) moveToOwnTurn(twin, prompt);
    dropped.add(prompt);
  }
  return groups.filter((group) => !dropped.has(group));
}

/** Its turn began when the client took it up, not when it was typed. */
function moveToOwnTurn(twin: Group, { record, timeMs }: Group): void {
  twin.record = { ...twin.record, prompt_id: record.prompt_id, time: record.time };
  twin.timeMs = timeMs;
}

/** Prompt ids that hooks other than a prompt's have told of. */
function findWorkedIds(groups: readonly Group[]): ReadonlySet<string> {
  const ids = new Set<string>();
  for (const { record } of groups) {
    if (record.prompt_id === undefined || record.event === "UserPromptSubmit") continue;
    if (!isFromTranscript(record)) ids.add(record.prompt_id);
  }
  return ids;
}

/** The prompt among those hooks have `seen`, of one text, that this one of the transcript is. */
function findTold(prompt: Group, seen: readonly Group[], workedIds: ReadonlySet<string>): Group | undefined {
  const found = seen.find((other) => hasSameId(prompt, other)) ?? seen.find((other) => isNear(prompt, other));
  if (found !== undefined || !workedIds.has(prompt.record.prompt_id ?? "")) return found;
  return seen.find((other) => other.record.uuid === undefined && other.timeMs <= prompt.timeMs);
}

function hasSameId(group: Group, other: Group): boolean {
  return group.record.prompt_id !== undefined && group.record.prompt_id === other.record.prompt_id;
}

/** The text alone says too little: "go on" twice in a session is two prompts. */
function isNear(group: Group, other: Group): boolean {
  return Math.abs(group.timeMs - other.timeMs) <= TWIN_WINDOW_MS;
}
