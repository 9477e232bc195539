/** A timeline with the texts of the archive, or of the raw copies where no archive can be opened. */
import { joinTurns } from "../replay/join.ts";
import type { Timeline } from "../replay/shape.ts";
import type { CommandContext } from "./command.ts";
import type { StoredSession } from "./session-index.ts";
import { openTurnSource } from "./turn-source.ts";

export interface JoinedTimeline {
  timeline: Timeline;
  /** How many turns had texts to join. */
  turns: number;
}

export function joinTexts(
  context: CommandContext,
  session: StoredSession,
  timeline: Timeline,
  texts: "whole" | "ends" = "whole",
): JoinedTimeline {
  const source = openTurnSource(context);
  try {
    const turns = source.turnsOf(session.id, texts);
    return { timeline: joinTurns(timeline, turns), turns: turns.length };
  } finally {
    source.close();
  }
}
