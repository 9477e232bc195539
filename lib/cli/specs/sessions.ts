import { type CommandSpec, READ_OPTIONS } from "../command.ts";

export const sessions: CommandSpec = {
  name: "sessions",
  group: "Look back",
  summary: "the sessions of this project, newest first",
  operands: "",
  maxOperands: 0,
  options: {
    all: { type: "boolean", help: "of every project" },
    project: { type: "string", value: "NAME", help: "of another project (name, folder or path)" },
    limit: { type: "string", value: "N", help: "at most N sessions (default 20)" },
    ...READ_OPTIONS,
  },
  examples: [
    ["logbook sessions", "this project's sessions with length, turns and tools"],
    ["logbook sessions --all --limit 50", "the last 50 of every project"],
  ],
  load: () => import("../commands/sessions.ts"),
};
