import type { CommandSpec } from "../command.ts";

export const prune: CommandSpec = {
  name: "prune",
  group: "Store",
  summary: "make room: remove the copies of old sessions; what was learnt from them stays",
  operands: "",
  maxOperands: 0,
  options: {
    "older-than": { type: "string", value: "AGE", help: "sessions whose last record is older: 90d, 8w, 1y" },
    "max-size": {
      type: "string",
      value: "SIZE",
      help: "the oldest, until sessions and archive take at most so much: 500MB, 2GB",
    },
    project: { type: "string", value: "NAME", help: "only sessions of this project (name, folder or path)" },
    "dry-run": { type: "boolean", help: "say what would go and what it takes, change nothing" },
    yes: { type: "boolean", help: "do not ask" },
    json: { type: "boolean", help: "print JSON" },
  },
  examples: [
    ["logbook prune --dry-run", "what each session takes, oldest first"],
    ["logbook prune --older-than 90d", "asks, then removes; memories stay"],
    ["logbook prune --max-size 2GB --yes", "the oldest, until the rest fits"],
    ["logbook import --pruned", "brings back what Claude Code still has"],
  ],
  writes: true,
  load: () => import("../commands/prune.ts"),
};
