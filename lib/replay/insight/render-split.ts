/** The split of time as lines with bars, for `stats` and `replay --analyze`. */
import { drawShare } from "../bars.ts";
import { cutCells, fitCells } from "../cells.ts";
import type { Paint, Style } from "../paint.ts";
import { renderDuration } from "../units.ts";
import type { TimeSplit } from "./time-split.ts";

const NAME_CELLS = 6;
const TIME_CELLS = 7;
const PERCENT_CELLS = 5;
const MAX_BAR_CELLS = 24;
/** A shorter bar says nothing. */
const MIN_BAR_CELLS = 6;
const GAP = "  ";

/** One line each for model, tools and user; one for the time nobody was there only where there is some. */
export function splitLines(
  split: TimeSplit,
  { width, paint, nameCells = NAME_CELLS }: { width: number; paint: Paint; nameCells?: number },
): string[] {
  const rows: { name: string; ms: number; style: Style }[] = [
    { name: "model", ms: split.modelMs, style: "magenta" },
    { name: "tools", ms: split.toolsMs, style: "cyan" },
    { name: "user", ms: split.userMs, style: "blue" },
    ...(split.awayMs > 0 ? [{ name: "away", ms: split.awayMs, style: "gray" as const }] : []),
  ];
  // A night would leave nothing of the others' bars.
  const openMs = split.modelMs + split.toolsMs + split.userMs;
  const left = width - nameCells - TIME_CELLS - PERCENT_CELLS - 3 * GAP.length;
  const barCells = left < MIN_BAR_CELLS ? 0 : Math.min(MAX_BAR_CELLS, left);
  return rows.map(({ name, ms, style }) => {
    const head = `${fitCells(name, nameCells)}${GAP}${fitCells(renderDuration(ms), TIME_CELLS, "right")}`;
    if (name === "away") return cutCells(head, width);
    const percent = fitCells(`${Math.round((100 * ms) / Math.max(1, openMs))} %`, PERCENT_CELLS, "right");
    if (barCells === 0) return cutCells(`${head}${GAP}${percent}`, width);
    return `${head}${GAP}${paint(style, fitCells(drawShare(ms, openMs, barCells), barCells))}${GAP}${percent}`;
  });
}
