/**
 * Answers that a hook was told and no transcript shows (yet): they count until the transcript has them.
 * Invariant: which turn such an answer belongs to, and whether it counts, follows from what the archive holds, not from
 * the order in which it came. A turn without a prompt id may be meant by any: old clients have none, and a prompt that a
 * running turn took in is answered under that turn's.
 */
import type { Entry } from "../contract/turn.ts";
import { withhold } from "../text/withhold.ts";
import type { Archive } from "./handle.ts";

/** One `last_assistant_message` of `extra.jsonl`. */
export interface StandInAnswer {
  timeMs: number;
  promptId?: string;
  agentId?: string;
  text: string;
}

/** Most turns looked at on either side of a turn: between two of one agent stand a few subagents' at most. */
const NEIGHBOURS = 8;

export function putStandIn(archive: Archive, session: number, answer: StandInAnswer): boolean {
  const { promptId = "", agentId = "", timeMs, text } = answer;
  const changes = archive
    .prepare(
      "INSERT OR IGNORE INTO stand_ins (session, prompt_id, agent_id, time_ms, text) VALUES (?, ?, ?, ?, ?)",
    )
    .run(session, promptId, agentId, timeMs, text);
  return changes === 1;
}

export function hasStandIns(archive: Archive, session: number): boolean {
  return archive.prepare("SELECT 1 FROM stand_ins WHERE session = ? LIMIT 1").get(session) !== undefined;
}

/** False where no session that holds the turn has any: it then owns none. */
export function mayHaveStandIns(archive: Archive, turn: number): boolean {
  if (!hasAnyStandIn(archive)) return false;
  return readHeads(archive, turn).some(({ session }) => hasStandIns(archive, session));
}

function hasAnyStandIn(archive: Archive): boolean {
  return archive.prepare("SELECT 1 FROM stand_ins LIMIT 1").get() !== undefined;
}

/** A turn's beginning as it stands in a file. */
interface Head {
  turn: number;
  file: number;
  session: number;
  byteOffset: number;
  timeMs: number;
  promptId: string;
  agentId: string;
}

const SELECT_HEAD = `SELECT session_turns.turn, session_turns.file, session_turns.session,
    session_turns.byte_offset AS byteOffset, time_ms AS timeMs,
    coalesce(json_extract(meta, '$.promptId'), '') AS promptId,
    coalesce(json_extract(meta, '$.agentId'), '') AS agentId
  FROM session_turns JOIN turns ON turns.id = session_turns.turn JOIN entries ON entries.id = root`;

/** The turns that a new stand-in belongs to: in each file of the session the last one it can mean. */
export function ownersOf(archive: Archive, session: number, answer: StandInAnswer): number[] {
  const { promptId = "", agentId = "", timeMs } = answer;
  const owner = archive.prepare(
    `${SELECT_HEAD} WHERE session_turns.file = ? AND time_ms <= ?
       AND coalesce(json_extract(meta, '$.agentId'), '') = ?
       AND (? = '' OR coalesce(json_extract(meta, '$.promptId'), '') IN ('', ?))
     ORDER BY session_turns.byte_offset DESC LIMIT 1`,
  );
  return archive
    .prepare("SELECT id FROM files WHERE session = ?")
    .all<{ id: number }>(session)
    .map(({ id }) => owner.get<Head>(id, timeMs, agentId, promptId, promptId)?.turn)
    .filter((turn) => turn !== undefined);
}

/** The turns before this one, in the files that hold it, that may have to give up a stand-in to it. */
export function turnsLosingTo(archive: Archive, turn: number): number[] {
  const before = archive.prepare(
    `${SELECT_HEAD} WHERE session_turns.file = ? AND session_turns.byte_offset < ?
     ORDER BY session_turns.byte_offset DESC LIMIT ?`,
  );
  const later = archive.prepare(
    `SELECT 1 FROM stand_ins
     WHERE session = ? AND agent_id = ? AND (? = '' OR prompt_id IN ('', ?)) AND time_ms >= ? LIMIT 1`,
  );
  return readHeads(archive, turn).flatMap((head) =>
    before
      .all<Head>(head.file, head.byteOffset, NEIGHBOURS)
      .filter(
        ({ agentId, promptId }) =>
          agentId === head.agentId &&
          later.get(head.session, agentId, promptId, promptId, head.timeMs) !== undefined,
      )
      .map((earlier) => earlier.turn),
  );
}

/** The stand-ins that belong to the turn and whose text its own entries do not hold, as entries. */
export function standInEntries(archive: Archive, turn: number, entries: readonly Entry[]): Entry[] {
  if (!hasAnyStandIn(archive)) return [];
  const owned = new Map<string, Entry>();
  for (const head of readHeads(archive, turn)) {
    if (!hasStandIns(archive, head.session)) continue;
    for (const standIn of readStandIns(archive, head)) {
      const entry = entryOf(standIn, head.agentId);
      owned.set(entry.uuid, entry);
    }
  }
  if (owned.size === 0) return [];
  const answers = entries.flatMap(({ parts }) =>
    parts.flatMap((part) => (part.kind === "answer" ? [part.text] : [])),
  );
  return [...owned.values()].filter(
    ({ parts: [part] }) => !(part?.kind === "answer" && isHeld(answers, part.text)),
  );
}

/** Hooks redact what they keep: only where that may have changed it are the answers redacted too. */
function isHeld(answers: readonly string[], text: string): boolean {
  const wanted = comparable(text);
  return (
    answers.some((answer) => comparable(answer).startsWith(wanted)) ||
    answers.some((answer) => comparable(withhold(answer)).startsWith(wanted))
  );
}

function entryOf({ timeMs, text }: { timeMs: number; text: string }, agentId: string): Entry {
  return {
    uuid: `stand-in ${timeMs} ${text}`,
    parent: null,
    timeMs,
    role: "assistant",
    isFinal: true,
    isStandIn: true,
    ...(agentId !== "" && { agentId }),
    parts: [{ kind: "answer", text }],
  };
}

function readHeads(archive: Archive, turn: number): Head[] {
  return archive.prepare(`${SELECT_HEAD} WHERE session_turns.turn = ?`).all<Head>(turn);
}

function readStandIns(archive: Archive, head: Head): { timeMs: number; text: string }[] {
  const after = archive
    .prepare(
      `${SELECT_HEAD} WHERE session_turns.file = ? AND session_turns.byte_offset > ?
       ORDER BY session_turns.byte_offset LIMIT ?`,
    )
    .all<Head>(head.file, head.byteOffset, NEIGHBOURS)
    .filter(({ agentId }) => agentId === head.agentId);
  return archive
    .prepare(
      `SELECT prompt_id AS promptId, time_ms AS timeMs, text FROM stand_ins
       WHERE session = ? AND agent_id = ? AND (? = '' OR prompt_id IN ('', ?)) AND time_ms >= ?`,
    )
    .all<{ promptId: string; timeMs: number; text: string }>(
      head.session,
      head.agentId,
      head.promptId,
      head.promptId,
      head.timeMs,
    )
    .filter(
      (standIn) =>
        !after.some(
          ({ timeMs, promptId }) =>
            timeMs <= standIn.timeMs && (promptId === "" || ["", promptId].includes(standIn.promptId)),
        ),
    );
}

/** Without white space's differences, and without the mark of a text that was shortened. */
function comparable(text: string): string {
  return text.replace(/…\s*$/u, "").replace(/\s+/g, " ").trim();
}
