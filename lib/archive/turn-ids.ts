/** Which turns a session holds: ids only, for callers that then read a few of them. */
import { unpackUuid } from "./encode.ts";
import type { Archive } from "./handle.ts";

export interface TurnId {
  turn: string;
  endMs: number;
}

/** A row for each place of each turn of the session that `key` is compared with. */
export const PLACES_OF_SESSION = `FROM sessions
  JOIN files ON files.session = sessions.id
  JOIN session_turns ON session_turns.file = files.id`;

/** Of those that are settled. */
export const SETTLED_OF_SESSION = `${PLACES_OF_SESSION}
  JOIN turns ON turns.id = session_turns.turn
  JOIN entries ON entries.id = root
  WHERE key = ? AND kind IS NOT NULL`;

/** By end; with `sinceMs` those that end then or later. */
export function listTurnIds(archive: Archive, session: string, sinceMs = 0): TurnId[] {
  return archive
    .prepare(
      `SELECT DISTINCT uuid, end_ms AS endMs ${SETTLED_OF_SESSION} AND end_ms >= ? ORDER BY end_ms, uuid`,
    )
    .all<{ uuid: Uint8Array | string; endMs: number }>(session, sinceMs)
    .map(({ uuid, endMs }) => ({ turn: unpackUuid(uuid), endMs }));
}

/** A turn as one of a session's files holds it: one of several files has a place in each. */
export interface TurnPlace extends TurnId {
  stream: string;
  generation: number;
  /** Where it begins in that file. */
  byteOffset: number;
}

/** Every turn of a session that is settled, by end. */
export function listTurnPlaces(archive: Archive, session: string): TurnPlace[] {
  return archive
    .prepare(
      `SELECT uuid, end_ms AS endMs, stream, generation, session_turns.byte_offset AS byteOffset ${SETTLED_OF_SESSION} ORDER BY end_ms, uuid`,
    )
    .all<Omit<TurnPlace, "turn"> & { uuid: Uint8Array | string }>(session)
    .map(({ uuid, ...place }) => ({ turn: unpackUuid(uuid), ...place }));
}
