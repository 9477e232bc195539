/**
 * Joins what the log tells of a session with what its transcript tells: the log has every turn and call, the end of the
 * transcript their texts. Of what both have the transcript's telling counts.
 */
import type { NoteCall, NoteTurn } from "./note-turn.ts";

/** The log cuts and redacts a prompt by itself: its beginning is what both have. */
const COMPARED_CHARS = 80;

export function mergeNoteTurns(logged: readonly NoteTurn[], told: readonly NoteTurn[]): NoteTurn[] {
  const toldCalls = new Set(told.flatMap((turn) => turn.calls.map((call) => call.id)));
  const partners = new Map<NoteTurn, NoteTurn>();
  const others: NoteTurn[] = [];
  for (const turn of told) {
    const partner = findPartner(logged, turn, partners);
    if (partner === undefined) others.push(turn);
    else partners.set(partner, turn);
  }
  const merged = logged.map((turn) => {
    const own = { ...turn, calls: turn.calls.filter((call) => !toldCalls.has(call.id)) };
    const partner = partners.get(turn);
    return partner === undefined ? own : mergeTurn(own, partner);
  });
  const all = [...merged, ...others].sort((a, b) => a.startMs - b.startMs);
  return all.map((turn, at) =>
    turn.outcome === "open" && at < all.length - 1 ? { ...turn, outcome: "interrupted" } : turn,
  );
}

/** By uuid; by prompt id and text; where only the end of a turn was read, by a call in it; else by the prompt id alone. */
function findPartner(
  logged: readonly NoteTurn[],
  turn: NoteTurn,
  taken: ReadonlyMap<NoteTurn, NoteTurn>,
): NoteTurn | undefined {
  const free = logged.filter((candidate) => !taken.has(candidate));
  const sameId = free.filter(
    ({ promptId }) => promptId !== undefined && promptId !== "" && promptId === turn.promptId,
  );
  const ids = new Set(turn.prompt === "" ? turn.calls.map((call) => call.id) : []);
  return (
    free.find(({ id }) => id === turn.id) ??
    sameId.find(({ prompt }) => beginningOf(prompt) === beginningOf(turn.prompt)) ??
    free.find(({ calls }) => calls.some((call) => ids.has(call.id))) ??
    // A command or a picture reads differently in the transcript.
    (sameId.length === 1 ? sameId[0] : undefined)
  );
}

function beginningOf(prompt: string): string {
  return prompt.trim().slice(0, COMPARED_CHARS);
}

function mergeTurn(logged: NoteTurn, told: NoteTurn): NoteTurn {
  return {
    ...(told.prompt === "" ? logged : told),
    startMs: Math.min(logged.startMs, told.startMs),
    endMs: Math.max(logged.endMs, told.endMs),
    answers: told.answers,
    calls: byStart([...logged.calls, ...told.calls]),
    // The transcript may lag behind the hook that saw the turn end.
    outcome: told.outcome === "open" ? logged.outcome : told.outcome,
  };
}

function byStart(calls: NoteCall[]): NoteCall[] {
  return calls.sort((a, b) => a.startMs - b.startMs);
}
