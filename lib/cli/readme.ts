/** The parts of README.md that are rendered from code: the commands and the configuration. A test holds the file to them. */
import type { CommandSpec } from "./command.ts";
import { renderConfigTable } from "./config-table.ts";

/** The text with every rendered part put between its two markers; a part without markers is an error of the author's. */
export function renderReadme(readme: string, commands: readonly CommandSpec[]): string {
  const parts = { configuration: renderConfigTable(), commands: renderCommandTable(commands) };
  return Object.entries(parts).reduce((text, [name, part]) => putBetween(text, name, part), readme);
}

function renderCommandTable(commands: readonly CommandSpec[]): string {
  const rows = commands.map(({ name, summary }) => `| \`logbook ${name}\` | ${summary} |`);
  return ["| Command | What it does |", "|---|---|", ...rows].join("\n");
}

function putBetween(text: string, name: string, part: string): string {
  const [open, close] = [`<!-- rendered: ${name} -->`, `<!-- end: ${name} -->`];
  const start = text.indexOf(open);
  const end = text.indexOf(close);
  if (start < 0 || end < start) throw new RangeError(`README.md has no place for ${name}: ${open} ${close}`);
  return `${text.slice(0, start + open.length)}\n${part.trim()}\n${text.slice(end)}`;
}
