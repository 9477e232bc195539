import { type CommandSpec, READ_OPTIONS } from "../command.ts";

/** What `logbook` alone runs. */
export const overview: CommandSpec = {
  name: "overview",
  group: "Look back",
  summary: "what `logbook` alone shows: where things stand, what to do next",
  operands: "",
  maxOperands: 0,
  options: { ...READ_OPTIONS },
  examples: [["logbook overview --json", "the same for a program"]],
  isHidden: true,
  load: () => import("../commands/overview.ts"),
};
