/** Help as text: the overview, and one page per command with its options and examples. */

import type { Paint } from "../replay/paint.ts";
import type { CommandSpec } from "./command.ts";
import { usageLine } from "./parse-args.ts";

const GROUPS = ["Look back", "Set up", "Store"] as const satisfies readonly CommandSpec["group"][];

export function renderOverview(commands: readonly CommandSpec[], paint: Paint): string {
  const shown = commands.filter((command) => !command.isHidden);
  const width = Math.max(...shown.map((command) => command.name.length));
  const sections = GROUPS.flatMap((group) => {
    const rows = shown.filter((command) => command.group === group);
    if (rows.length === 0) return [];
    const lines = rows.map((row) => `  ${paint("cyan", row.name.padEnd(width))}  ${row.summary}`);
    return [`${paint("bold", group)}\n${lines.join("\n")}`];
  });
  return [
    `${paint("bold", "logbook")}: what Claude Code did, replayed and searched\n`,
    `Usage: logbook <command> [options]\n`,
    `${sections.join("\n\n")}\n`,
    `Help with examples: logbook help <command>\n`,
  ].join("\n");
}

export function renderCommandHelp(spec: CommandSpec, paint: Paint): string {
  const options = Object.entries({
    ...spec.options,
    help: { type: "boolean", help: "show this help" } as const,
  });
  const heads = options.map(([name, option]) => `--${name}${"value" in option ? ` ${option.value}` : ""}`);
  const width = Math.max(...heads.map((head) => head.length));
  const optionLines = options.map(
    ([, option], index) => `  ${paint("cyan", (heads[index] ?? "").padEnd(width))}  ${option.help}`,
  );
  const exampleWidth = Math.max(0, ...spec.examples.map(([command]) => command.length));
  const exampleLines = spec.examples.map(
    ([command, does]) => `  ${command.padEnd(exampleWidth)}  ${paint("dim", does)}`,
  );
  return [
    `${paint("bold", `logbook ${spec.name}`)}: ${spec.summary}\n`,
    `Usage: ${usageLine(spec)}\n`,
    `${paint("bold", "Options")}\n${optionLines.join("\n")}\n`,
    ...(exampleLines.length > 0 ? [`${paint("bold", "Examples")}\n${exampleLines.join("\n")}\n`] : []),
  ].join("\n");
}
