/** Which turns a session holds: ids only, for callers that then read a few of them. */
import { unpackUuid } from "./encode.ts";
import type { Archive } from "./handle.ts";

export interface TurnId {
  turn: string;
  endMs: number;
}

/** By end; with `sinceMs` those that end then or later. */
export function listTurnIds(archive: Archive, session: string, sinceMs = 0): TurnId[] {
  return archive
    .prepare(
      `SELECT DISTINCT uuid, end_ms AS endMs FROM sessions
       JOIN files ON files.session = sessions.id
       JOIN session_turns ON session_turns.file = files.id
       JOIN turns ON turns.id = session_turns.turn
       JOIN entries ON entries.id = root
       WHERE key = ? AND kind IS NOT NULL AND end_ms >= ? ORDER BY end_ms, uuid`,
    )
    .all<{ uuid: Uint8Array | string; endMs: number }>(session, sinceMs)
    .map(({ uuid, endMs }) => ({ turn: unpackUuid(uuid), endMs }));
}
