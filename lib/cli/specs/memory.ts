import { type CommandArgs, type CommandSpec, READ_OPTIONS } from "../command.ts";

const WRITING_VERBS: ReadonlySet<string> = new Set(["add", "edit", "forget", "pin", "restore"]);

function isWriting({ operands: [verb = "list"], values }: CommandArgs): boolean {
  return WRITING_VERBS.has(verb) || (verb === "check" && values["accept"] === true);
}

export const memory: CommandSpec = {
  name: "memory",
  group: "Store",
  summary: "what is remembered: list|show|add|edit|forget|pin|restore|check",
  operands: "[verb] [name]",
  maxOperands: 2,
  options: {
    type: { type: "string", value: "TYPE", help: "list, add: user, feedback, project or reference" },
    description: { type: "string", value: "LINE", help: "add, edit: one line that tells when it matters" },
    body: { type: "string", value: "TEXT", help: "add, edit: the text (default: stdin, or $EDITOR)" },
    expires: { type: "string", value: "DATE", help: "add, edit: true until that day" },
    team: { type: "boolean", help: "add: into the repository's .claude/logbook-memory, for all" },
    purge: { type: "boolean", help: "forget: old versions too, so that nothing can be restored" },
    off: { type: "boolean", help: "pin: take the pin out" },
    time: {
      type: "string",
      value: "TIME",
      help: "restore: the version of that time, as list --history shows it",
    },
    history: { type: "boolean", help: "list: old versions too" },
    accept: { type: "boolean", help: "check: take over what was edited outside logbook" },
    ...READ_OPTIONS,
  },
  examples: [
    ["logbook memory", "all memories of this project and of the user"],
    ['logbook memory add "merge style" --body "Squash before merging."', "remember something yourself"],
    ['logbook memory forget "merge style"', "gone now, and not learnt again from old sessions"],
    ["logbook memory check", "edits from outside, files that do not parse, what the gates refused"],
  ],
  writes: isWriting,
  load: () => import("../commands/memory.ts"),
};
