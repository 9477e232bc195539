/** One line of columns that never is wider than the terminal: what says least is left out first. */
import { cellWidth, cutCells } from "../replay/cells.ts";
import type { Paint, Style } from "../replay/paint.ts";

export interface Column {
  text: string;
  style?: Style;
  /** Columns with the highest number go first; 0 always stays. */
  dispensable?: number;
  /** Takes what room is left, at least this many cells; the line's one flexible column. */
  minCells?: number;
}

const GAP = "  ";

export function joinColumns(columns: readonly Column[], width: number, paint: Paint): string {
  let kept = columns.filter(({ text }) => text !== "").map((column) => boundText(column, width));
  while (neededCells(kept) > width) {
    const worst = Math.max(...kept.map(({ dispensable }) => dispensable ?? 0));
    if (worst === 0) break;
    kept = kept.filter(({ dispensable }) => (dispensable ?? 0) < worst);
  }
  let room = width;
  const texts = kept.map((column) => {
    const others = neededCells(kept.filter((other) => other !== column)) + GAP.length;
    const text =
      column.minCells === undefined
        ? column.text
        : cutCells(column.text, Math.max(column.minCells, width - others));
    const shown = cutCells(text, Math.max(0, room));
    room -= cellWidth(shown) + GAP.length;
    return column.style === undefined ? shown : paint(column.style, shown);
  });
  return texts.join(GAP).trimEnd();
}

/** Of a prompt of a megabyte no more is measured than the line holds. */
function boundText(column: Column, width: number): Column {
  const { text, minCells } = column;
  return minCells === undefined ? column : { ...column, text: cutCells(text, Math.max(minCells, width)) };
}

function neededCells(columns: readonly Column[]): number {
  const cells = columns.map(({ text, minCells }) =>
    minCells === undefined ? cellWidth(text) : Math.min(minCells, cellWidth(text)),
  );
  return cells.reduce((sum, cell) => sum + cell + GAP.length, -GAP.length);
}
