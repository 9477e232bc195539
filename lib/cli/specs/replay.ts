import { type CommandSpec, READ_OPTIONS } from "../command.ts";

export const replay: CommandSpec = {
  name: "replay",
  group: "Look back",
  summary: "a session's tool loop, step by step, from the log alone",
  operands: "[session]",
  maxOperands: 1,
  options: {
    full: { type: "boolean", help: "join the texts and tokens from the archive" },
    analyze: { type: "boolean", help: "name what went astray, and where time and tokens went" },
    follow: { type: "boolean", help: "keep printing as the session goes on" },
    html: {
      type: "string",
      value: "FILE",
      help: "write one page that opens in a browser, with the archive's texts",
    },
    width: { type: "string", value: "N", help: "columns to draw in (default: the terminal's)" },
    ...READ_OPTIONS,
  },
  examples: [
    ["logbook replay", "the last session of this project"],
    ["logbook replay 3f2a", "a session by the first letters of its id"],
    ['logbook replay "flaky test"', "a session by words of its title"],
    ["logbook replay --analyze", "failing streaks, repetitions, long waits"],
    ["logbook replay --follow", "watch a running session"],
    ["logbook replay --html page.html", "a page to look at, or to keep"],
  ],
  // A file of any name is not the model's to write.
  writes: ({ values }) => values["html"] !== undefined,
  stopsOnSignal: true,
  load: () => import("../commands/replay.ts"),
};
