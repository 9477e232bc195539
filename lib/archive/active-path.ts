/** Which turns of a session its conversation stands on; the others were left behind by a rewind. */
import type { Archive } from "./handle.ts";

/**
 * The turns from the session's last entry up to its first prompt; undefined where the archive has no main conversation,
 * and then nothing can have been abandoned.
 */
export function readActiveTurns(archive: Archive, session: number): Set<number> | undefined {
  const leaf = archive
    .prepare(
      `SELECT json_extract(predecessors, '$.""') AS entry FROM files
       WHERE session = ? AND stream = 'main' AND json_extract(predecessors, '$.""') IS NOT NULL
       ORDER BY generation DESC LIMIT 1`,
    )
    .get<{ entry: number }>(session);
  if (leaf === undefined) return undefined;
  const rows = archive
    .prepare(
      `WITH RECURSIVE path (turn) AS (
         SELECT turn FROM entries WHERE id = ?
         UNION
         SELECT parent.turn FROM path
         JOIN turns ON turns.id = path.turn
         JOIN entries AS head ON head.id = turns.root AND head.role = 0
         JOIN entries AS parent ON parent.id = head.link
       ) SELECT turn FROM path`,
    )
    .all<{ turn: number }>(leaf.entry);
  return new Set(rows.map(({ turn }) => turn));
}

/** Says of a turn whether the session has abandoned it. Subagents' turns are no part of the conversation and never are. */
export type AbandonedCheck = (session: number, turn: { id: number; agentId: string | null }) => boolean;

export function createAbandonedCheck(archive: Archive): AbandonedCheck {
  const active = new Map<number, Set<number> | undefined>();
  return (session, { id, agentId }) => {
    if (agentId !== null) return false;
    if (!active.has(session)) active.set(session, readActiveTurns(archive, session));
    return active.get(session)?.has(id) === false;
  };
}
