import type { CommandSpec } from "../command.ts";
import { SCOPE_OPTIONS } from "./install.ts";

export const uninstall: CommandSpec = {
  name: "uninstall",
  group: "Set up",
  summary: "take the hooks out again; what was recorded stays",
  operands: "",
  maxOperands: 0,
  options: {
    ...SCOPE_OPTIONS,
    "dry-run": { type: "boolean", help: "say what would be written, write nothing" },
    json: { type: "boolean", help: "print JSON" },
  },
  examples: [["logbook uninstall", "stop capturing; the settings are as they were before install"]],
  writes: true,
  load: () => import("../commands/uninstall.ts"),
};
