import { type CommandSpec, READ_OPTIONS } from "../command.ts";

export const open: CommandSpec = {
  name: "open",
  group: "Look back",
  summary: "a session's replay, or a project's sessions, as a page in the browser",
  operands: "[session]",
  maxOperands: 1,
  options: {
    project: { type: "boolean", help: "all sessions of this project, or of the one named, by day" },
    json: READ_OPTIONS.json,
  },
  examples: [
    ["logbook open", "the last session of this project"],
    ["logbook open 3f2a", "a session by the first letters of its id"],
    ["logbook open --project", "this project's sessions, each with the way to its replay"],
    ['logbook open "flaky test"', "a session by words of its title"],
  ],
  // A page on the user's screen, written where nobody asked: not for the model.
  writes: true,
  load: () => import("../commands/open.ts"),
};
