/**
 * A session as JSON lines, version 1: a record for the session, then for each turn one and one for each of its steps.
 * Names and rules are those of `logbook show --json`.
 */
import { stepJson, turnJson } from "../show-turn.ts";
import type { ExportFormat } from "./export-format.ts";

export const jsonLines: ExportFormat = {
  head: ({ session, title, project }) => ({ v: 1, record: "session", session, title, project }),
  turn({ turn, isAbandoned }, number) {
    const archived = { turn, sessions: [], isCut: turn.isCut === true };
    const { steps: _steps, sessions: _sessions, ...facts } = turnJson(archived, { isFull: true });
    return [
      { v: 1, record: "turn", number, is_abandoned: isAbandoned, ...facts },
      ...turn.steps.map((step, index) => ({
        ...{ v: 1, record: "step", turn: turn.id, index },
        ...stepJson(step, true),
      })),
    ];
  },
};
