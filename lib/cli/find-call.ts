/** Finds a tool call by its id: the logs tell the session, the session's turns hold the texts. */
import type { ArchivedTurn } from "../archive/browse.ts";
import type { LogRecord } from "../contract/log-record.ts";
import type { ToolCall } from "../contract/turn.ts";
import { parseLog } from "../log/parse.ts";
import { readFileIfPresent } from "../platform/files.ts";
import { sessionPaths } from "../platform/paths.ts";
import { projectOf } from "../platform/project.ts";
import { readOwnSpills } from "../raw/own-spill.ts";
import { readSpilledText } from "../worker/spilled.ts";
import type { CommandContext } from "./command.ts";
import { logPathOf } from "./load-timeline.ts";
import { listSessions, newestSessions, type StoredSession } from "./session-index.ts";
import type { TurnSource } from "./turn-source.ts";

export interface FoundCall {
  call: ToolCall;
  /** Absent while the call's turn is not archived yet. */
  turn?: ArchivedTurn;
}

/** The log stamps the end of a call, the transcript the moment its result was written: the turn ends about then or later. */
const CLOCK_SLACK_MS = 60_000;

/** Ids of calls, as the client writes them, have an underscore; ids of turns and sessions have none. */
export function looksLikeCall(id: string): boolean {
  return id.includes("_");
}

export function findCall(context: CommandContext, source: TurnSource, id: string): FoundCall | undefined {
  const here = projectOf(context.cwd).id;
  const visible = listSessions(context.store).filter(
    ({ projects }) => !context.isModel || projects.includes(here),
  );
  for (const { session } of newestSessions(context.store, visible, visible.length)) {
    const record = findRecord(context, session, id);
    if (record === undefined) continue;
    const found = findInTurns(source, session, record) ?? findShortened(context, session, record);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** An output that logbook shortened has its whole in the store before the model is told how to open it. */
function findShortened(
  { store }: CommandContext,
  { folder }: StoredSession,
  record: LogRecord,
): FoundCall | undefined {
  const { raw } = sessionPaths(store, folder);
  const toolUseId = record.tool_use_id ?? "";
  const file = readOwnSpills(raw).get(toolUseId);
  const output = file === undefined ? undefined : readSpilledText(raw, file);
  if (output === undefined) return undefined;
  const endMs = Date.parse(record.time) || 0;
  const call = { toolUseId, tool: record.tool ?? "", input: record.target ?? "", output, isError: false };
  return { call: { ...call, startMs: Math.max(0, endMs - (record.duration_ms ?? 0)), endMs } };
}

function findRecord(context: CommandContext, session: StoredSession, id: string): LogRecord | undefined {
  const bytes = readFileIfPresent(logPathOf(context, session));
  // Most logs do not have it: looking for the bytes is a hundred times cheaper than parsing.
  if (bytes === undefined || !bytes.includes(`"${id}`)) return undefined;
  return parseLog(bytes).records.find(({ record }) => record.tool_use_id?.startsWith(id))?.record;
}

function findInTurns(source: TurnSource, session: StoredSession, record: LogRecord): FoundCall | undefined {
  const sinceMs = Date.parse(record.time) - (record.duration_ms ?? 0) - CLOCK_SLACK_MS;
  for (const id of source.idsOf(session.id, Number.isNaN(sinceMs) ? 0 : sinceMs)) {
    const turn = source.read(id);
    const step = turn.turn.steps.find(
      (candidate) => candidate.kind === "tool" && candidate.toolUseId === record.tool_use_id,
    );
    if (step?.kind === "tool") return { call: step, turn };
  }
  return undefined;
}
