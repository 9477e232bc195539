import { type CommandSpec, READ_OPTIONS } from "../command.ts";

export const status: CommandSpec = {
  name: "status",
  group: "Look back",
  summary: "last capture, sessions today, archive, worker, problems",
  operands: "",
  maxOperands: 0,
  options: { ...READ_OPTIONS },
  examples: [["logbook status", "where things stand, and what to do next"]],
  load: () => import("../commands/status.ts"),
};
