/** What sort of work a tool does: how the page colours it, and the letter that says the same without colour. */

export type ToolKind = "read" | "search" | "edit" | "run" | "web" | "agent" | "plan" | "other";

export interface KindLook {
  letter: string;
  word: string;
}

export const KIND_LOOK: Readonly<Record<ToolKind, KindLook>> = {
  read: { letter: "R", word: "reads" },
  search: { letter: "S", word: "searches" },
  edit: { letter: "E", word: "edits" },
  run: { letter: "$", word: "commands" },
  web: { letter: "W", word: "web" },
  agent: { letter: "A", word: "subagents" },
  plan: { letter: "P", word: "plans, questions" },
  other: { letter: "·", word: "other tools" },
};

/** The client's own tools; those of MCP servers and newer ones are `other`. */
const KIND_OF_TOOL = new Map<string, ToolKind>([
  ["Read", "read"],
  ["NotebookRead", "read"],
  ["Grep", "search"],
  ["Glob", "search"],
  ["LS", "search"],
  ["ToolSearch", "search"],
  ["Edit", "edit"],
  ["MultiEdit", "edit"],
  ["Write", "edit"],
  ["NotebookEdit", "edit"],
  ["Bash", "run"],
  ["BashOutput", "run"],
  ["KillShell", "run"],
  ["KillBash", "run"],
  ["WebFetch", "web"],
  ["WebSearch", "web"],
  ["Agent", "agent"],
  ["Task", "agent"],
  ["TaskOutput", "agent"],
  ["Skill", "plan"],
  ["TodoWrite", "plan"],
  ["TaskCreate", "plan"],
  ["TaskUpdate", "plan"],
  ["TaskList", "plan"],
  ["EnterPlanMode", "plan"],
  ["ExitPlanMode", "plan"],
  ["AskUserQuestion", "plan"],
]);

export function toolKind(tool: string): ToolKind {
  return KIND_OF_TOOL.get(tool) ?? "other";
}

/** Tools whose target is a file. */
export function worksOnFile(tool: string): boolean {
  const kind = toolKind(tool);
  return kind === "read" || kind === "edit";
}
