/** Help as text: the overview, and one page per command with its options and examples. */

import { cellWidth, wrapCells } from "../replay/cells.ts";
import type { Paint } from "../replay/paint.ts";
import type { CommandSpec } from "./command.ts";
import { usageLine } from "./parse-args.ts";

export interface HelpLook {
  paint: Paint;
  /** Width of the terminal in cells. */
  columns: number;
}

const GROUPS = ["Look back", "Set up", "Store"] as const satisfies readonly CommandSpec["group"][];
/** A text narrower than this beside its head is harder to read than one below it. */
const MIN_TEXT_CELLS = 24;

export function renderOverview(commands: readonly CommandSpec[], look: HelpLook): string {
  const { paint } = look;
  const shown = commands.filter((command) => !command.isHidden);
  const headCells = Math.max(...shown.map(({ name }) => name.length));
  const sections = GROUPS.flatMap((group) => {
    const rows = shown.filter((command) => command.group === group);
    if (rows.length === 0) return [];
    const pairs = rows.map(({ name, summary }) => ({ head: name, text: summary }));
    return [`${paint("bold", group)}\n${renderRows(pairs, { ...look, headCells })}`];
  });
  return [
    `${paint("bold", "logbook")}: what Claude Code did, replayed and searched\n`,
    `Usage: logbook <command> [options]\n`,
    `${sections.join("\n\n")}\n`,
    `Help with examples: logbook help <command>\n`,
  ].join("\n");
}

export function renderCommandHelp(spec: CommandSpec, look: HelpLook): string {
  const { paint } = look;
  const specs = { ...spec.options, help: { type: "boolean", help: "show this help" } as const };
  const options = Object.entries(specs).map(([name, option]) => ({
    head: `--${name}${"value" in option ? ` ${option.value}` : ""}`,
    text: option.help,
  }));
  const examples = spec.examples.map(([head, text]) => ({ head, text }));
  return [
    `${paint("bold", `logbook ${spec.name}`)}: ${spec.summary}\n`,
    `Usage: ${usageLine(spec)}\n`,
    `${paint("bold", "Options")}\n${renderRows(options, look)}\n`,
    ...(examples.length > 0
      ? [`${paint("bold", "Examples")}\n${renderRows(examples, { ...look, isDim: true })}\n`]
      : []),
  ].join("\n");
}

/** Heads in one column, their texts beside them and wrapped at the terminal's edge, or below where that is too narrow. */
function renderRows(
  rows: readonly { head: string; text: string }[],
  { paint, columns, headCells, isDim }: HelpLook & { headCells?: number; isDim?: boolean },
): string {
  const width = headCells ?? Math.max(...rows.map(({ head }) => cellWidth(head)));
  const isBeside = columns - width - 4 >= MIN_TEXT_CELLS;
  const indent = isBeside ? width + 4 : 6;
  return rows
    .map(({ head, text }) => {
      const lines = wrapCells(text, columns - indent).map((line) => (isDim ? paint("dim", line) : line));
      const painted = isDim ? head : paint("cyan", head);
      const gap = isBeside ? " ".repeat(width - cellWidth(head) + 2) : `\n${" ".repeat(indent)}`;
      return `  ${painted}${gap}${lines.join(`\n${" ".repeat(indent)}`)}`;
    })
    .join("\n");
}
