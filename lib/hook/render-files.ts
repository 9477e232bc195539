/** The committed files that the registration table renders, by path in the repository. */
import { renderHooks, renderPermissions } from "./registry.ts";

/** biome.json's lineWidth. */
const LINE_WIDTH = 110;

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

/** As the formatter leaves it: a list of texts stands on one line where it fits. */
export function renderJson(value: unknown): string {
  const lists = /^(.*)\[\n\s+("(?:[^"\\]|\\.)*"(?:,\n\s+"(?:[^"\\]|\\.)*")*)\n\s+\]/gm;
  const json = JSON.stringify(value, null, 2).replace(lists, (list: string, head: string, items: string) => {
    const line = `${head}[${items.replace(/\n\s+/g, " ")}]`;
    return line.length < LINE_WIDTH ? line : list;
  });
  return `${json}\n`;
}
