/** Puts each folded record where it belongs: into a turn, or beside the turns as a start, end or compaction. */
import type { LogRecord } from "../contract/log-record.ts";
import type { FoldedRecord } from "./fold.ts";

export interface DraftTurn {
  promptId?: string;
  startMs: number;
  prompts: FoldedRecord[];
  calls: FoldedRecord[];
  /** SubagentStart and SubagentStop. */
  agentEvents: FoldedRecord[];
  stops: FoldedRecord[];
  failures: FoldedRecord[];
}

export interface DraftCompaction {
  startMs: number;
  endMs?: number;
  trigger?: string;
}

export interface Draft {
  session: string;
  firstMs: number;
  lastMs: number;
  facts: { cwd?: string; model?: string; client?: string };
  turns: DraftTurn[];
  /** Starts that begin or resume the session; the one after a compaction is part of the compaction. */
  starts: FoldedRecord[];
  ends: FoldedRecord[];
  compactions: DraftCompaction[];
}

interface Assignment extends Draft {
  byPromptId: Map<string, DraftTurn>;
  /** A subagent stays in the turn it began in, also when it outlives that turn. */
  byAgent: Map<string, DraftTurn>;
  /** Subagents that began before there was anything to do. */
  warmedUp: Set<string>;
  current?: DraftTurn;
}

/** PostCompact and SessionStart(compact) both close a compaction, in either order, within moments of each other. */
const SAME_COMPACTION_MS = 60_000;

/** `folded` in the order foldRecords gives. */
export function assignRecords(folded: readonly FoldedRecord[]): Draft {
  const draft: Assignment = {
    session: folded[0]?.record.session ?? "",
    firstMs: folded[0]?.startMs ?? 0,
    lastMs: folded.reduce((last, { timeMs }) => Math.max(last, timeMs), 0),
    facts: {},
    turns: [],
    starts: [],
    ends: [],
    compactions: [],
    byPromptId: new Map(),
    byAgent: new Map(),
    warmedUp: new Set(),
  };
  for (const entry of folded) {
    learnFacts(draft.facts, entry.record);
    assignRecord(draft, entry);
  }
  return draft;
}

/** The folder and client the session began with, the model it ended with. */
function learnFacts(facts: Draft["facts"], record: LogRecord): void {
  if (record.cwd !== undefined) facts.cwd ??= record.cwd;
  if (record.client !== undefined) facts.client ??= record.client;
  if (record.model !== undefined) facts.model = record.model;
}

function assignRecord(draft: Assignment, entry: FoldedRecord): void {
  const { record } = entry;
  switch (record.event) {
    case "SessionStart":
      if (record.source === "compact") closeCompaction(draft, entry);
      else draft.starts.push(entry);
      return;
    case "SessionEnd":
      draft.ends.push(entry);
      return;
    case "PreCompact":
      draft.compactions.push({
        startMs: entry.startMs,
        ...(record.trigger !== undefined && { trigger: record.trigger }),
      });
      return;
    case "PostCompact":
      closeCompaction(draft, entry);
      return;
    case "UserPromptSubmit":
      assignPrompt(draft, entry);
      return;
    case "PostToolUse":
    case "PostToolUseFailure":
      turnOf(draft, entry).calls.push(entry);
      return;
    case "SubagentStart":
    case "SubagentStop":
      if (!isHelper(draft, record)) turnOf(draft, entry).agentEvents.push(entry);
      return;
    case "Stop":
      turnOf(draft, entry).stops.push(entry);
      return;
    case "StopFailure":
      turnOf(draft, entry).failures.push(entry);
      return;
    default:
      // An event of a newer version: nothing of ours to draw.
      return;
  }
}

/**
 * The client's own helpers (prompt suggestions, the compaction's summariser) have an empty type. Clients before prompt ids
 * also warm up two agents before the first prompt.
 */
function isHelper(draft: Assignment, { agent_id, agent_type, prompt_id }: LogRecord): boolean {
  if (agent_id === undefined || agent_type === "") return true;
  if (draft.current === undefined && prompt_id === undefined) draft.warmedUp.add(agent_id);
  return draft.warmedUp.has(agent_id);
}

function closeCompaction(draft: Assignment, { record, timeMs }: FoldedRecord): void {
  const last = draft.compactions.at(-1);
  const isSame =
    last !== undefined && (last.endMs === undefined || timeMs - last.endMs <= SAME_COMPACTION_MS);
  const compaction: DraftCompaction = isSame ? last : { startMs: timeMs };
  if (!isSame) draft.compactions.push(compaction);
  // The transcript names one moment, a hook before it the beginning: alone, neither tells how long it took.
  if (isSame || record.uuid === undefined) compaction.endMs ??= timeMs;
  if (record.trigger !== undefined) compaction.trigger ??= record.trigger;
}

/** A prompt with the id of a turn that still ran was typed into it; any other begins a turn. */
function assignPrompt(draft: Assignment, entry: FoldedRecord): void {
  const { prompt_id: promptId } = entry.record;
  const known = promptId === undefined ? undefined : draft.byPromptId.get(promptId);
  const turn = known !== undefined && isTypedInto(known, entry) ? known : openTurn(draft, entry);
  turn.prompts.push(entry);
}

/**
 * Where no hook saw either prompt, one id says nothing: a fork's transcript gives all that it copied the same. (Then a
 * prompt that really was typed into a turn becomes one of its own, as it is in the archive.)
 */
function isTypedInto(turn: DraftTurn, entry: FoldedRecord): boolean {
  return (
    [...turn.prompts, entry].some(({ record }) => record.origin !== "transcript") || turn.prompts.length === 0
  );
}

function turnOf(draft: Assignment, entry: FoldedRecord): DraftTurn {
  const { prompt_id: promptId, agent_id: agentId } = entry.record;
  const ofAgent = agentId === undefined ? undefined : draft.byAgent.get(agentId);
  const ofPrompt = promptId === undefined ? draft.current : draft.byPromptId.get(promptId);
  const turn = ofAgent ?? ofPrompt ?? openTurn(draft, entry);
  if (agentId !== undefined) draft.byAgent.set(agentId, turn);
  return turn;
}

/** Also for a record whose prompt the log does not have: capture began in mid-session. */
function openTurn(draft: Assignment, { record, startMs }: FoldedRecord): DraftTurn {
  const turn: DraftTurn = {
    startMs,
    prompts: [],
    calls: [],
    agentEvents: [],
    stops: [],
    failures: [],
    ...(record.prompt_id !== undefined && { promptId: record.prompt_id }),
  };
  draft.turns.push(turn);
  draft.current = turn;
  if (record.prompt_id !== undefined) draft.byPromptId.set(record.prompt_id, turn);
  return turn;
}

/** The end of the last thing the log knows of the turn. */
export function lastSignOfLife(turn: DraftTurn): number {
  const entries = [turn.prompts, turn.calls, turn.agentEvents, turn.stops, turn.failures].flat();
  return entries.reduce((last, { timeMs }) => Math.max(last, timeMs), turn.startMs);
}
