/** Bars of eighths of a cell: when a step ran within its turn, and how much of a whole a part is. */

const EIGHTHS = ["", "▏", "▎", "▍", "▌", "▋", "▊", "▉"] as const;

/**
 * A waterfall: the bar begins where the step began and is as long as the step took, on a line that is the whole turn.
 * Parallel steps stand under each other; the empty stretches are the model thinking. Exactly `cells` wide.
 */
export function drawSpan(
  part: { startMs: number; durationMs: number },
  wholeMs: number,
  cells: number,
): string {
  if (cells <= 0) return "";
  const perCell = Math.max(1, wholeMs) / cells;
  const lead = Math.min(cells - 1, Math.max(0, Math.floor(part.startMs / perCell)));
  const bar = drawBlocks((part.durationMs / perCell) * 8, cells - lead);
  return " ".repeat(lead) + bar + " ".repeat(cells - lead - bar.length);
}

/** A plain bar, `cells` wide when `part` is the whole. Not padded. */
export function drawShare(part: number, whole: number, cells: number): string {
  if (cells <= 0 || whole <= 0 || part <= 0) return "";
  return drawBlocks((part / whole) * cells * 8, cells);
}

/** At least a sliver: what happened is never invisible. */
function drawBlocks(eighths: number, maxCells: number): string {
  const rounded = Math.min(maxCells * 8, Math.max(1, Math.round(eighths)));
  return "█".repeat(Math.floor(rounded / 8)) + EIGHTHS[rounded % 8];
}
