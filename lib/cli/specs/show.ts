import { type CommandSpec, READ_OPTIONS } from "../command.ts";

export const show: CommandSpec = {
  name: "show",
  group: "Look back",
  summary: "the text of a turn, a tool call or a session",
  operands: "<id>",
  maxOperands: 1,
  options: {
    full: { type: "boolean", help: "tool inputs and outputs whole" },
    budget: { type: "string", value: "N", help: "at most about N tokens: tool outputs are shortened first" },
    ...READ_OPTIONS,
  },
  examples: [
    ["logbook show 1a2b3c4d", "one turn: prompt, answer, tools"],
    ["logbook show toolu_01ABC --full", "one tool call with all of its output"],
    ["logbook show 3f2a --budget 4000", "a session in about 4,000 tokens"],
  ],
  load: () => import("../commands/show.ts"),
};
