import { type CommandSpec, READ_OPTIONS } from "../command.ts";

export const stats: CommandSpec = {
  name: "stats",
  group: "Look back",
  summary: "tools, failures, durations and sizes, by tool and by day",
  operands: "[session]",
  maxOperands: 1,
  options: {
    all: { type: "boolean", help: "of every project" },
    project: { type: "string", value: "NAME", help: "of another project (name, folder or path)" },
    since: { type: "string", value: "DATE", help: "from this day on: 2026-03-01, yesterday, 3d, 2w" },
    until: { type: "string", value: "DATE", help: "up to this day, the day included" },
    ...READ_OPTIONS,
  },
  examples: [
    ["logbook stats", "this project"],
    ["logbook stats --all --since 7d", "everything, one week"],
  ],
  load: () => import("../commands/stats.ts"),
};
