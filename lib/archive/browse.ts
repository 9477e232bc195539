/** Lists sessions and turns with their counts, and reads single turns whole. Reads only. */
import type { TokenUsage, Turn, TurnKind, TurnOutcome } from "../contract/turn.ts";
import { LogbookError } from "../platform/errors.ts";
import { type AbandonedCheck, createAbandonedCheck } from "./active-path.ts";
import { packUuid, unpackUuid } from "./encode.ts";
import type { Archive } from "./handle.ts";
import { readOutcome } from "./outcome.ts";
import { deriveTurn } from "./settle.ts";
import { SETTLED_OF_SESSION } from "./turn-ids.ts";

/** A turn with what the archive alone knows of it. */
export interface ArchivedTurn {
  turn: Turn;
  /** Every session whose transcript holds the prompt, sorted. */
  sessions: { session: string; project: string; isAbandoned: boolean }[];
  /** True when text of it is not in the index (see `index.maxFieldChars`) and only `--deep` finds it. */
  isCut: boolean;
}

export interface SessionSummary {
  session: string;
  project: string;
  cwd?: string;
  title?: string;
  startMs: number;
  endMs: number;
  turns: number;
  toolCalls: number;
  usage: TokenUsage;
}

export interface TurnSummary {
  turn: string;
  kind: TurnKind;
  agentId?: string;
  startMs: number;
  endMs: number;
  outcome: TurnOutcome;
  model: string;
  tools: string[];
  toolCalls: number;
  usage: TokenUsage;
  isAbandoned: boolean;
  isCut: boolean;
}

/**
 * The turn with this whole id, and the sessions that hold it. Throws TURN_UNKNOWN. The check remembers each session's path,
 * which takes as long to find as the session has turns: who reads many turns makes one.
 */
export function readTurn(archive: Archive, id: string, isAbandoned: AbandonedCheck): ArchivedTurn {
  const { row, turn, isCut } = findText(archive, id);
  const sessions = readSessionsOf(archive, row.id).map(({ id: session, key, project }) => ({
    session: key,
    project,
    isAbandoned: isAbandoned(session, row),
  }));
  return { turn, sessions, isCut };
}

/** What was said and done in the turn with this whole id. Throws TURN_UNKNOWN. */
export function readTurnText(archive: Archive, id: string): Pick<ArchivedTurn, "turn" | "isCut"> {
  const { turn, isCut } = findText(archive, id);
  return { turn, isCut };
}

function findText(
  archive: Archive,
  id: string,
): Pick<ArchivedTurn, "turn" | "isCut"> & { row: { id: number; agentId: string | null } } {
  const row = archive
    .prepare(
      `SELECT turns.id, agent_id AS agentId FROM entries JOIN turns ON root = entries.id
       WHERE uuid = ? AND kind IS NOT NULL`,
    )
    .get<{ id: number; agentId: string | null }>(packUuid(id));
  if (row === undefined) throw new LogbookError("TURN_UNKNOWN", `read turn ${id}: the archive has none`);
  const { turn, isCut } = deriveTurn(archive, row.id, { uuid: id });
  return { row, turn: { ...turn, outcome: readOutcome(archive, row.id, turn) }, isCut };
}

/** The sessions that hold the turn, by key. */
export function readSessionsOf(
  archive: Archive,
  turn: number,
): { id: number; key: string; project: string }[] {
  return archive
    .prepare(
      `SELECT DISTINCT sessions.id, key, project FROM session_turns JOIN sessions ON sessions.id = session
       WHERE turn = ? ORDER BY key`,
    )
    .all(turn);
}

interface SessionRow {
  session: string;
  project: string;
  cwd: string | null;
  title: string | null;
  startMs: number;
  endMs: number;
  turns: number;
  toolCalls: number;
  input: number;
  output: number;
  cacheRead: number;
  cacheWrite: number;
}

const SELECT_SESSIONS = `SELECT key AS session, project, cwd,
    coalesce(
      (SELECT value FROM facts WHERE facts.session = sessions.id AND facts.key = 'custom-title'),
      (SELECT value FROM facts WHERE facts.session = sessions.id AND facts.key = 'ai-title')
    ) AS title,
    min(start_ms) AS startMs, max(end_ms) AS endMs, count(*) AS turns, sum(tool_calls) AS toolCalls,
    sum(input_tokens) AS input, sum(output_tokens) AS output,
    sum(cache_read_tokens) AS cacheRead, sum(cache_write_tokens) AS cacheWrite
  FROM sessions
  JOIN (SELECT DISTINCT session, turn FROM session_turns) AS held ON held.session = sessions.id
  JOIN turns ON turns.id = held.turn AND kind IS NOT NULL`;

/** Sessions that hold a turn, newest first; a custom title wins over the client's own. */
export function listSessions(archive: Archive, filter: { project?: string } = {}): SessionSummary[] {
  const { project } = filter;
  const order = "GROUP BY sessions.id ORDER BY endMs DESC, key";
  const rows =
    project === undefined
      ? archive.prepare(`${SELECT_SESSIONS} ${order}`).all<SessionRow>()
      : archive.prepare(`${SELECT_SESSIONS} WHERE project = ? ${order}`).all<SessionRow>(project);
  return rows.map(({ cwd, title, input, output, cacheRead, cacheWrite, ...row }) => ({
    ...row,
    ...(cwd !== null && { cwd }),
    ...(title !== null && { title }),
    usage: { input, output, cacheRead, cacheWrite },
  }));
}

interface TurnRow {
  id: number;
  session: number;
  uuid: Uint8Array | string;
  kind: TurnKind;
  agentId: string | null;
  startMs: number;
  endMs: number;
  outcome: TurnOutcome;
  model: string;
  toolCalls: number;
  tools: string;
  input: number;
  output: number;
  cacheRead: number;
  cacheWrite: number;
  isCut: number;
}

/** The session's turns by time, subagents' among them. */
export function listTurns(archive: Archive, session: string): TurnSummary[] {
  const rows = archive
    .prepare(
      `SELECT DISTINCT turns.id, session_turns.session, uuid, kind, agent_id AS agentId, start_ms AS startMs, end_ms AS endMs,
         outcome, model, tool_calls AS toolCalls, tools, input_tokens AS input, output_tokens AS output,
         cache_read_tokens AS cacheRead, cache_write_tokens AS cacheWrite, is_cut AS isCut
       ${SETTLED_OF_SESSION} ORDER BY start_ms, turns.id`,
    )
    .all<TurnRow>(session);
  const isAbandoned = createAbandonedCheck(archive);
  return rows.map((row) => ({
    turn: unpackUuid(row.uuid),
    kind: row.kind,
    ...(row.agentId !== null && { agentId: row.agentId }),
    startMs: row.startMs,
    endMs: row.endMs,
    outcome:
      row.outcome === "open"
        ? readOutcome(archive, row.id, deriveTurn(archive, row.id, { uuid: unpackUuid(row.uuid) }).turn)
        : row.outcome,
    model: row.model,
    tools: row.tools.split("\n").filter((tool) => tool !== ""),
    toolCalls: row.toolCalls,
    usage: { input: row.input, output: row.output, cacheRead: row.cacheRead, cacheWrite: row.cacheWrite },
    isAbandoned: isAbandoned(row.session, row),
    isCut: row.isCut === 1,
  }));
}
