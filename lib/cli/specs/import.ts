import type { CommandSpec } from "../command.ts";

export const importCommand: CommandSpec = {
  name: "import",
  group: "Store",
  summary: "take in the sessions Claude Code kept from before",
  operands: "[folder or transcript]",
  maxOperands: 1,
  options: {
    pruned: { type: "boolean", help: "also sessions that were pruned: they come back" },
    "dry-run": { type: "boolean", help: "say what would be taken in, write nothing" },
    json: { type: "boolean", help: "print JSON" },
  },
  examples: [
    ["logbook import", "everything in ~/.claude/projects; may be stopped and repeated"],
    ["logbook import /mnt/old/.claude/projects", "another machine's"],
  ],
  writes: true,
  stopsOnSignal: true,
  load: () => import("../commands/import.ts"),
};
