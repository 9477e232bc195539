/** The committed files that the registration table renders, by path in the repository. */
import { renderHooks, renderPermissions } from "./registry.ts";

export function renderRegistrationFiles(): Record<string, string> {
  const plugin = {
    description: "Records tool calls and turns, keeps transcripts before compaction, hands sessions over.",
    hooks: renderHooks({ base: placeholder("CLAUDE_PLUGIN_ROOT") }),
  };
  const settings = {
    permissions: renderPermissions("~/.claude/logbook"),
    hooks: renderHooks({ base: `${placeholder("CLAUDE_PROJECT_DIR")}/.claude/hooks/logbook` }),
  };
  return { "hooks/hooks.json": renderJson(plugin), "settings.example.json": renderJson(settings) };
}

/** The client puts the folder there, in exec form as part of one argument. */
function placeholder(name: string): string {
  return `\${${name}}`;
}

/** As the formatter leaves it: a list of one text stays on its line. */
function renderJson(value: unknown): string {
  const json = JSON.stringify(value, null, 2);
  return `${json.replace(/\[\n\s+("(?:[^"\\]|\\.)*")\n\s+\]/g, "[$1]")}\n`;
}
