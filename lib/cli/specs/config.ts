import type { CommandSpec } from "../command.ts";

export const config: CommandSpec = {
  name: "config",
  group: "Set up",
  summary: "show the settings, or change one",
  operands: "[key] [value]",
  maxOperands: 2,
  options: {
    unset: { type: "boolean", help: "take the key out of config.json: its default holds again" },
    json: { type: "boolean", help: "print JSON" },
  },
  examples: [
    ["logbook config", "every setting, its value and where it comes from"],
    ["logbook config exclude '**/secret-*,~/scratch'", "leave these projects alone"],
    ["logbook config raw.keepDays --unset", "back to the default"],
  ],
  writes: ({ operands, values }) => operands.length > 1 || values["unset"] === true,
  load: () => import("../commands/config.ts"),
};
