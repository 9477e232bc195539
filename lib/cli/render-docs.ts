/** The parts of README.md and docs/ that are rendered from code, each between its two markers. A test holds the files to them. */
import { renderEventTable } from "../hook/event-docs.ts";
import type { CommandSpec } from "./command.ts";
import { renderConfigTable } from "./config-table.ts";
import { renderCommandHelp } from "./help.ts";

type Part = (commands: readonly CommandSpec[]) => string;

const PARTS: Readonly<Record<string, Part>> = {
  commands: renderCommandTable,
  configuration: renderConfigTable,
  events: renderEventTable,
  help: renderHelpPages,
};

/** Wide enough for every line of help but a few examples. */
const HELP_COLUMNS = 100;

/** The text with every rendered part put between its markers; a marker that names no part is an error of the author's. */
export function renderDocument(text: string, commands: readonly CommandSpec[]): string {
  return text.replace(
    /<!-- rendered: (\w+) -->\n[\s\S]*?<!-- end: \1 -->/g,
    (_whole, name: string) =>
      `<!-- rendered: ${name} -->\n${partOf(name)(shownOf(commands)).trim()}\n<!-- end: ${name} -->`,
  );
}

function partOf(name: string): Part {
  const part = PARTS[name];
  if (part === undefined) throw new RangeError(`there is no part "${name}" to render`);
  return part;
}

function shownOf(commands: readonly CommandSpec[]): CommandSpec[] {
  return commands.filter(({ isHidden }) => isHidden !== true);
}

function renderCommandTable(commands: readonly CommandSpec[]): string {
  // A bar would end the cell.
  const rows = commands.map(
    ({ name, summary }) => `| \`logbook ${name}\` | ${summary.replaceAll("|", "\\|")} |`,
  );
  return ["| Command | What it does |", "|---|---|", ...rows].join("\n");
}

/** Word for word what `logbook help <command>` prints into a pipe. */
function renderHelpPages(commands: readonly CommandSpec[]): string {
  const look = { paint: (_style: string, text: string) => text, columns: HELP_COLUMNS };
  const pages = commands.map(
    (spec) => `## ${spec.name}\n\n\`\`\`text\n${renderCommandHelp(spec, look).trim()}\n\`\`\``,
  );
  return pages.join("\n\n");
}
