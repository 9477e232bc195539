import type { CommandSpec } from "../command.ts";

export const trust: CommandSpec = {
  name: "trust",
  group: "Store",
  summary: "look at this repository's team memory, and let it into context",
  operands: "",
  maxOperands: 0,
  options: {
    yes: { type: "boolean", help: "trust what is shown without being asked" },
    revoke: { type: "boolean", help: "trust none of it any more" },
    json: { type: "boolean", help: "print JSON" },
  },
  examples: [
    ["logbook trust", "show .claude/logbook-memory and ask"],
    ["logbook trust --revoke", "keep it out again"],
  ],
  writes: true,
  load: () => import("../commands/trust.ts"),
};
