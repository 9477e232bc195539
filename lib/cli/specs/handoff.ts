import { type CommandSpec, READ_OPTIONS } from "../command.ts";

export const handoff: CommandSpec = {
  name: "handoff",
  group: "Look back",
  summary: "what a session leaves to the next: state, decisions, errors, files",
  operands: "[session]",
  maxOperands: 1,
  options: { ...READ_OPTIONS },
  examples: [
    ["logbook handoff", "the last session of this project"],
    ["logbook handoff 3f2a", "a session by the first letters of its id"],
  ],
  load: () => import("../commands/handoff.ts"),
};
