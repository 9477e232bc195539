import type { CommandSpec } from "../command.ts";

export const forget: CommandSpec = {
  name: "forget",
  group: "Store",
  summary: "remove a session, and the memories that it alone supports, for good",
  operands: "<session>",
  maxOperands: 1,
  options: {
    "dry-run": { type: "boolean", help: "say what would go, change nothing" },
    yes: { type: "boolean", help: "do not ask" },
    force: { type: "boolean", help: "also a session that is running: it is not recorded from then on" },
    json: { type: "boolean", help: "print JSON" },
  },
  examples: [
    ["logbook forget 3f2a --dry-run", "what would go, memories by name"],
    ["logbook forget 3f2a", "asks, then removes; import and reindex do not bring it back"],
  ],
  writes: true,
  load: () => import("../commands/forget.ts"),
};
