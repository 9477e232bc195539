/** The figures of a torture, as a table and as a judgement. */
import { cellWidth } from "../../lib/replay/cells.ts";

export interface Tally {
  fault: string;
  sessions: number;
  /** How often the fault struck. */
  rounds: number;
  kills: number;
  lost: number;
  doubled: number;
  /** Sessions in which any promise was broken. */
  broken: number;
  seconds: number;
}

const COLUMNS = ["sessions", "rounds", "kills", "lost", "doubled", "broken", "seconds"] as const;

export function addTallies(tallies: readonly Tally[]): Tally[] {
  const byFault = new Map<string, Tally>();
  for (const tally of tallies) {
    const sum = byFault.get(tally.fault);
    if (sum === undefined) byFault.set(tally.fault, { ...tally });
    else for (const column of COLUMNS) sum[column] += tally[column];
  }
  return [...byFault.values()];
}

export function isUnhurt(tallies: readonly Tally[]): boolean {
  return tallies.every(({ lost, doubled, broken }) => lost + doubled + broken === 0);
}

export function renderTable(tallies: readonly Tally[]): string {
  const total = { ...addTallies(tallies.map((tally) => ({ ...tally, fault: "total" })))[0] } as Tally;
  const rows = [...tallies, ...(tallies.length > 0 ? [total] : [])];
  const cells = [
    ["fault", ...COLUMNS],
    ...rows.map((row) => [row.fault, ...COLUMNS.map((column) => row[column].toFixed(0))]),
  ];
  const widths = ["fault", ...COLUMNS].map((_, at) =>
    Math.max(...cells.map((row) => cellWidth(row[at] ?? ""))),
  );
  return cells
    .map((row) => row.map((cell, at) => pad(cell, widths[at] ?? 0, at === 0)).join("  "))
    .join("\n");
}

function pad(cell: string, width: number, isLeft: boolean): string {
  const gap = " ".repeat(Math.max(0, width - cellWidth(cell)));
  return isLeft ? cell + gap : gap + cell;
}

/** Of each program: how many of the calls that it makes were struck by one lane, and how many there are. */
export type StruckCalls = [program: string, { struck: number; calls: number }][];

/** Lanes share the calls. */
export function renderStruck(all: StruckCalls): string {
  const byName = new Map<string, { struck: number; calls: number }>();
  for (const [name, { struck, calls }] of all) {
    const known = byName.get(name) ?? { struck: 0, calls: 0 };
    byName.set(name, { struck: known.struck + struck, calls: Math.max(known.calls, calls) });
  }
  return [...byName]
    .map(([name, { struck, calls }]) => `${name} ${Math.min(struck, calls)}/${calls}`)
    .join(", ");
}
