/** What a tool call worked on: the one field of its input that a reader of the log wants to see. */

/** By what says most, across tools: Bash has command before description, Grep pattern before path. */
const TELLING_FIELDS = [
  "command",
  "file_path",
  "notebook_path",
  "pattern",
  "url",
  "query",
  "path",
  "skill",
  "description",
  "subject",
  "prompt",
  "message",
];

/** Undefined when the input holds no text at all. */
export function findTarget(toolInput: unknown): string | undefined {
  if (typeof toolInput === "string") return toolInput || undefined;
  if (typeof toolInput !== "object" || toolInput === null) return undefined;
  const fields = toolInput as Record<string, unknown>;
  const telling =
    TELLING_FIELDS.map((name) => fields[name]).find(isText) ?? Object.values(fields).find(isText);
  const agent = fields["subagent_type"];
  return telling !== undefined && isText(agent) ? `${agent}: ${telling}` : telling;
}

function isText(value: unknown): value is string {
  return typeof value === "string" && value !== "";
}
