import type { CommandSpec, OptionSpecs } from "../command.ts";

/** Which settings file; shared with uninstall. */
export const SCOPE_OPTIONS = {
  user: { type: "boolean", help: "~/.claude/settings.json: every project of yours (the default)" },
  project: { type: "boolean", help: ".claude/settings.json of this repository: everybody who works in it" },
  local: { type: "boolean", help: ".claude/settings.local.json: you, in this repository" },
} as const satisfies OptionSpecs;

export const install: CommandSpec = {
  name: "install",
  group: "Set up",
  summary: "put the hooks into Claude Code's settings",
  operands: "",
  maxOperands: 0,
  options: {
    ...SCOPE_OPTIONS,
    "dry-run": { type: "boolean", help: "say what would be written, write nothing" },
    json: { type: "boolean", help: "print JSON" },
  },
  examples: [
    ["logbook install", "capture every project from now on"],
    ["logbook install --project --dry-run", "what a team's repository would get"],
  ],
  writes: true,
  load: () => import("../commands/install.ts"),
};
