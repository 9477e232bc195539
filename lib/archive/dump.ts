/**
 * The archive's content as canonical lines of JSON: equal for two archives that hold the same, however they came to it.
 * No rowids, nothing of the index's own shape.
 */
import { createAbandonedCheck } from "./active-path.ts";
import { unpackUuid } from "./encode.ts";
import type { Archive } from "./handle.ts";
import { readOutcome } from "./outcome.ts";
import { deriveTurn } from "./settle.ts";

export function* dumpArchive(archive: Archive): Generator<string> {
  yield* dumpSessions(archive);
  yield* dumpTurns(archive);
  yield* dumpSessionTurns(archive);
  yield* dumpDamage(archive);
}

function* dumpSessions(archive: Archive): Generator<string> {
  const sessions = archive
    .prepare("SELECT id, key AS session, project, cwd FROM sessions ORDER BY key")
    .all<{ id: number; session: string; project: string; cwd: string | null }>();
  const facts = archive.prepare("SELECT key, value FROM facts WHERE session = ? ORDER BY key");
  for (const { id, ...session } of sessions) {
    const titles = facts.all<{ key: string; value: string }>(id).map(({ key, value }) => [key, value]);
    yield JSON.stringify({ ...session, titles });
  }
}

function* dumpTurns(archive: Archive): Generator<string> {
  const turns = archive
    .prepare(
      "SELECT turns.id, uuid FROM turns JOIN entries ON entries.id = root WHERE kind IS NOT NULL ORDER BY uuid",
    )
    .all<{ id: number; uuid: Uint8Array | string }>();
  for (const { id, uuid } of turns) {
    const { turn, isCut } = deriveTurn(archive, id, { uuid: unpackUuid(uuid) });
    const whole = { ...turn, outcome: readOutcome(archive, id, turn), isCut };
    yield JSON.stringify(sortKeys(whole));
  }
}

function* dumpSessionTurns(archive: Archive): Generator<string> {
  const rows = archive
    .prepare(
      `SELECT DISTINCT session, key, session_turns.turn AS id, uuid, agent_id AS agentId FROM session_turns
       JOIN sessions ON sessions.id = session JOIN turns ON turns.id = session_turns.turn
       JOIN entries ON entries.id = root
       WHERE kind IS NOT NULL ORDER BY key, uuid`,
    )
    .all<{ session: number; key: string; id: number; uuid: Uint8Array | string; agentId: string | null }>();
  const isAbandoned = createAbandonedCheck(archive);
  for (const row of rows) {
    yield JSON.stringify({
      session: row.key,
      turn: unpackUuid(row.uuid),
      isAbandoned: isAbandoned(row.session, row),
    });
  }
}

function* dumpDamage(archive: Archive): Generator<string> {
  const rows = archive
    .prepare(
      `SELECT key AS session, stream, generation, damage.byte_offset AS byteOffset, bytes, reason FROM damage
       JOIN files ON files.id = file JOIN sessions ON sessions.id = session ORDER BY 1, 2, 3, 4, 6`,
    )
    .all<Record<string, unknown>>();
  for (const row of rows) yield JSON.stringify(row);
}

/** Objects are built field by field as facts turn up; the order of the fields says nothing. */
function sortKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sortKeys);
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(entries.map(([key, inner]) => [key, sortKeys(inner)]));
}
