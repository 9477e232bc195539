import type { CommandSpec } from "../command.ts";

export const doctor: CommandSpec = {
  name: "doctor",
  group: "Set up",
  summary: "say what is wrong with the set-up and what to do",
  operands: "",
  maxOperands: 0,
  options: {
    fix: { type: "boolean", help: "do what can be done: rights, native module, jobs that were given up" },
    json: { type: "boolean", help: "print JSON" },
  },
  examples: [
    ["logbook doctor", "check store, Node, hooks, archive, worker and logs"],
    ["logbook doctor --fix", "install the database engine for the Node that runs the hooks, and more"],
  ],
  writes: ({ values }) => values["fix"] === true,
  takesForeignStore: true,
  load: () => import("../commands/doctor.ts"),
};
