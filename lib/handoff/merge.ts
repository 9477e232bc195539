/**
 * Joins what the log tells of a session with what its transcript tells: the log has every turn and call, the end of the
 * transcript their texts. Of what both have the transcript's telling counts.
 */
import type { NoteCall, NoteTurn } from "./note-turn.ts";

export function mergeNoteTurns(logged: readonly NoteTurn[], told: readonly NoteTurn[]): NoteTurn[] {
  const loggedById = new Map<string, NoteTurn>();
  for (const turn of logged) {
    for (const id of [turn.id, turn.promptId, ...turn.calls.map((call) => call.id)]) {
      if (id !== undefined && id !== "") loggedById.set(id, turn);
    }
  }
  const merged = new Map<NoteTurn, NoteTurn>(logged.map((turn) => [turn, turn]));
  const others: NoteTurn[] = [];
  for (const turn of told) {
    const ids = [turn.promptId ?? turn.id, turn.id, ...turn.calls.map((call) => call.id)];
    const known = ids.map((id) => loggedById.get(id)).find((found) => found !== undefined);
    if (known === undefined) others.push(turn);
    else merged.set(known, mergeTurn(merged.get(known) ?? known, turn));
  }
  const all = [...merged.values(), ...others].sort((a, b) => a.startMs - b.startMs);
  return all.map((turn, at) => (isLeftOpen(turn) && at < all.length - 1 ? interrupted(turn) : turn));
}

/** The transcript's turn may lack its beginning, where only the end of the file was read. */
function mergeTurn(logged: NoteTurn, told: NoteTurn): NoteTurn {
  const isWhole = told.prompt !== "";
  return {
    ...(isWhole ? told : logged),
    startMs: Math.min(logged.startMs, told.startMs),
    endMs: Math.max(logged.endMs, told.endMs),
    answers: [...logged.answers, ...told.answers],
    calls: mergeCalls(logged.calls, told.calls),
    // The transcript may lag behind the hook that saw the turn end.
    outcome: told.outcome === "open" ? logged.outcome : told.outcome,
  };
}

function mergeCalls(logged: readonly NoteCall[], told: readonly NoteCall[]): NoteCall[] {
  const toldIds = new Set(told.map((call) => call.id));
  return [...logged.filter((call) => !toldIds.has(call.id)), ...told].sort((a, b) => a.startMs - b.startMs);
}

function isLeftOpen(turn: NoteTurn): boolean {
  return turn.outcome === "open";
}

function interrupted(turn: NoteTurn): NoteTurn {
  return { ...turn, outcome: "interrupted" };
}
