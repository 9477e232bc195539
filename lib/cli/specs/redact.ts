import type { CommandSpec } from "../command.ts";

export const redact: CommandSpec = {
  name: "redact",
  group: "Store",
  summary: "overwrite a text in all copies, logs, memories and the archive",
  operands: "[text]",
  maxOperands: 1,
  options: {
    pattern: { type: "string", value: "REGEX", help: "what this matches, instead of one text" },
    secrets: { type: "boolean", help: "what looks like a key, token or password" },
    "ignore-case": { type: "boolean", help: "the text in any letter case" },
    session: {
      type: "string",
      value: "SESSION",
      help: "only this session's files (memories and lists are looked through in any case)",
    },
    "dry-run": { type: "boolean", help: "say how many places there are, change nothing" },
    yes: { type: "boolean", help: "do not ask" },
    json: { type: "boolean", help: "print JSON" },
  },
  examples: [
    ["logbook redact - --dry-run", "the text comes from stdin, so that no shell keeps it"],
    ["logbook redact 'Project Heron' --ignore-case", "also where it stands as PROJECT HERON"],
    ["logbook redact --secrets --session 3f2a", "known kinds of secrets in one session"],
    ["logbook redact --pattern 'ACME-[0-9]{6}' --yes", "every match, of 4 characters or more"],
  ],
  writes: true,
  load: () => import("../commands/redact.ts"),
};
