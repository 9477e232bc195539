/** Which columns a step gets in a width: the target keeps room, what says least goes first. */

export interface Layout {
  width: number;
  toolCells: number;
  barCells: number;
  sizes: "both" | "out" | "none";
  hasDuration: boolean;
}

/** Below this nothing useful fits; such a terminal wraps. */
const MIN_WIDTH = 24;
/** A shorter target is mostly "…". */
const MIN_TARGET_CELLS = 24;
/** "+59m 59s" */
export const OFFSET_CELLS = 8;
/** "59m 59s" */
export const DURATION_CELLS = 7;
/** "999 kB" */
export const SIZE_CELLS = 6;
const GAP = 2;

/** From rich to poor. */
const STEPS: readonly Omit<Layout, "width" | "toolCells">[] = [
  { barCells: 20, sizes: "both", hasDuration: true },
  { barCells: 14, sizes: "both", hasDuration: true },
  { barCells: 10, sizes: "out", hasDuration: true },
  { barCells: 0, sizes: "out", hasDuration: true },
  { barCells: 0, sizes: "none", hasDuration: true },
  { barCells: 0, sizes: "none", hasDuration: false },
];

export function chooseLayout(wantedWidth: number, longestTool: number): Layout {
  const width = Math.max(MIN_WIDTH, wantedWidth);
  // "NotebookEdit" fits in 12; names of MCP tools are cut.
  const toolCells = Math.min(Math.max(4, longestTool), width < 60 ? 6 : 12);
  const fitting = STEPS.find((step) => targetCells({ ...step, width, toolCells }, 0) >= MIN_TARGET_CELLS);
  const layout = {
    ...(fitting ?? { barCells: 0, sizes: "none" as const, hasDuration: false }),
    width,
    toolCells,
  };
  // A wide terminal shares what is left over between the target and the bar.
  const spare = targetCells(layout, 0) - 2 * MIN_TARGET_CELLS;
  return layout.barCells > 0 && spare > 0
    ? { ...layout, barCells: layout.barCells + Math.floor(spare / 3) }
    : layout;
}

/** What is left for the target after a prefix of `prefixCells` and the other columns; may be negative. */
export function targetCells(layout: Layout, prefixCells: number): number {
  // offset, space, sign, space, tool, space
  const left = prefixCells + OFFSET_CELLS + 3 + layout.toolCells + 1;
  return layout.width - left - rightCells(layout);
}

export function rightCells(layout: Layout): number {
  const bar = layout.barCells === 0 ? 0 : GAP + layout.barCells;
  const duration = layout.hasDuration ? 1 + DURATION_CELLS : 0;
  return bar + duration + sizesCells(layout);
}

function sizesCells({ sizes }: Layout): number {
  if (sizes === "none") return 0;
  // "in › out" or "out" alone, after a gap
  return GAP + (sizes === "both" ? SIZE_CELLS + 3 + SIZE_CELLS : SIZE_CELLS);
}
