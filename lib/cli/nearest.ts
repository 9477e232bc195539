/** The known name a mistyped one most likely meant. */

/** Nobody mistypes a name into something this long, and comparing takes the product of both lengths. */
const MAX_TYPED = 64;

/** The nearest of `names`, or undefined when none is close enough to be a helpful guess. */
export function nearestName(typed: string, names: readonly string[]): string | undefined {
  if (typed.length > MAX_TYPED) return undefined;
  const prefixed = typed.length >= 2 ? names.find((name) => name.startsWith(typed)) : undefined;
  if (prefixed !== undefined) return prefixed;
  let best: string | undefined;
  // One edit in three letters: "serach" finds "search", "foo" finds nothing.
  let bestDistance = Math.max(1, Math.floor(typed.length / 3)) + 1;
  for (const name of names) {
    const distance = editDistance(typed, name);
    if (distance < bestDistance) {
      best = name;
      bestDistance = distance;
    }
  }
  return best;
}

/** Edits between two words, a swap of neighbours counted as one. */
function editDistance(from: string, to: string): number {
  const rows: number[][] = [Array.from({ length: to.length + 1 }, (_, column) => column)];
  for (let i = 1; i <= from.length; i++) {
    const row = [i];
    for (let j = 1; j <= to.length; j++) {
      row.push(cheapestEdit(rows, row, { i, j, from, to }));
    }
    rows.push(row);
  }
  return rows[from.length]?.[to.length] ?? 0;
}

function cheapestEdit(
  rows: readonly number[][],
  row: readonly number[],
  at: { i: number; j: number; from: string; to: string },
): number {
  const { i, j, from, to } = at;
  const cell = (line: readonly number[] | undefined, column: number) =>
    line?.[column] ?? Number.POSITIVE_INFINITY;
  const substitution = cell(rows[i - 1], j - 1) + (from[i - 1] === to[j - 1] ? 0 : 1);
  const cheapest = Math.min(cell(rows[i - 1], j) + 1, cell(row, j - 1) + 1, substitution);
  const isSwap = from[i - 1] === to[j - 2] && from[i - 2] === to[j - 1];
  return isSwap ? Math.min(cheapest, cell(rows[i - 2], j - 2) + 1) : cheapest;
}
