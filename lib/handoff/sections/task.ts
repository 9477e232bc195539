/** What the user asked for, verbatim. Newest requests have the first claim on the budget; they are printed in order. */
import type { NoteTurn } from "../note-turn.ts";
import type { Item } from "../section.ts";

export function deriveTask(turns: readonly NoteTurn[]): Item[] {
  return turns
    .filter((turn) => turn.isUser && turn.prompt.trim() !== "")
    .map((turn) => ({ text: turn.prompt.trim(), order: turn.startMs }))
    .reverse();
}
