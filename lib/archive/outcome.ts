/** How a turn ended, as far as the turns after it tell: its own entries may leave it open. */
import type { Turn, TurnOutcome } from "../contract/turn.ts";
import { settleOutcome } from "../transcript/turns.ts";
import type { Archive } from "./handle.ts";

/** Most later turns looked at for one that was queued into this one; it is nearly always the next. */
const LATER_TURNS = 8;

interface LaterTurn {
  /** Turn of the entry that the later prompt hangs on. */
  parentTurn: number | null;
  isQueued: number | null;
}

export function readOutcome(archive: Archive, id: number, turn: Turn): TurnOutcome {
  if (turn.outcome !== "open") return turn.outcome;
  const later = readLaterTurns(archive, id, turn.agentId ?? "");
  const isTakenOver = later.some(({ parentTurn, isQueued }) => parentTurn === id && isQueued === 1);
  return settleOutcome(turn, { isOver: later.length > 0, isTakenOver });
}

/** Prompts of the same agent that stand behind the turn's own in some file. */
function readLaterTurns(archive: Archive, id: number, agentId: string): LaterTurn[] {
  const places = archive
    .prepare("SELECT file, byte_offset AS byteOffset FROM session_turns WHERE turn = ?")
    .all<{ file: number; byteOffset: number }>(id);
  const later = archive.prepare(
    `SELECT parent.turn AS parentTurn, json_extract(head.meta, '$.isQueued') AS isQueued
     FROM session_turns JOIN turns ON turns.id = session_turns.turn
     JOIN entries AS head ON head.id = turns.root AND head.role = 0
     LEFT JOIN entries AS parent ON parent.id = head.link
     WHERE session_turns.file = ? AND session_turns.byte_offset > ?
       AND coalesce(json_extract(head.meta, '$.agentId'), '') = ?
     ORDER BY session_turns.byte_offset LIMIT ?`,
  );
  return places.flatMap(({ file, byteOffset }) =>
    later.all<LaterTurn>(file, byteOffset, agentId, LATER_TURNS),
  );
}
