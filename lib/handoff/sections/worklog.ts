/** One line per turn: when, what was asked, how much was done, how it ended. */
import type { NoteTurn } from "../note-turn.ts";
import { oneLine } from "../prose.ts";
import type { Item } from "../section.ts";

const PROMPT_CHARS = 120;
/** "2026-03-01 09:30" of an ISO stamp: minutes are enough to find a turn again. */
const STAMP_CHARS = 16;

export function deriveWorklog(turns: readonly NoteTurn[]): Item[] {
  return turns.map((turn) => ({ text: renderLine(turn), order: turn.startMs })).reverse();
}

function renderLine(turn: NoteTurn): string {
  const time = new Date(turn.startMs).toISOString().replace("T", " ").slice(0, STAMP_CHARS);
  const failed = turn.calls.filter((call) => !call.ok).length;
  const calls = `${turn.calls.length} calls${failed > 0 ? `, ${failed} not ok` : ""}`;
  return `${time} ${oneLine(turn.prompt, PROMPT_CHARS)} (${calls}; ${turn.outcome})`;
}
