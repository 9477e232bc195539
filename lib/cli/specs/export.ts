import { type CommandSpec, READ_OPTIONS } from "../command.ts";

export const exportCommand: CommandSpec = {
  name: "export",
  group: "Look back",
  summary: "a whole session as Markdown or JSON lines, secrets masked",
  operands: "[session]",
  maxOperands: 1,
  options: {
    format: { type: "string", value: "FORMAT", help: "md (default) or jsonl; by the ending of --out" },
    out: { type: "string", value: "FILE", help: "write a file instead of printing" },
    json: { type: "boolean", help: "print JSON: of --out what was written, else the same as --format jsonl" },
    raw: { type: "boolean", help: "at a terminal or into --out: the original text, secrets included" },
    page: READ_OPTIONS.page,
  },
  examples: [
    ["logbook export > session.md", "the last session of this project, for people"],
    ["logbook export 3f2a --out session.jsonl", "a record a line, for programs"],
  ],
  // A file of any name is not the model's to write.
  writes: ({ values }) => values["out"] !== undefined,
  // A file half written is removed before the command ends.
  stopsOnSignal: true,
  load: () => import("../commands/export.ts"),
};
