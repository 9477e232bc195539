/** What an edit changed, as rows of a unified diff: unchanged stretches far from a change are folded away. */
import { diffArrays } from "diff";

export interface DiffRow {
  sign: "+" | "-" | " " | "…";
  text: string;
}

export interface Diff {
  rows: DiffRow[];
  added: number;
  removed: number;
}

/** Unchanged lines kept around a change, as `diff -u` does. */
const CONTEXT_LINES = 3;
/** Beyond this many edits the algorithm takes seconds: old and new are then shown whole, one after the other. */
const MAX_EDIT_LENGTH = 2_000;

export function diffRows(before: string, after: string): Diff {
  const [old, now] = [linesOf(before), linesOf(after)];
  const parts = diffArrays(old, now, { maxEditLength: MAX_EDIT_LENGTH });
  const rows: DiffRow[] =
    parts === undefined
      ? [...rowsOf(old, "-"), ...rowsOf(now, "+")]
      : parts.flatMap(({ value, added, removed }) => rowsOf(value, added ? "+" : removed ? "-" : " "));
  return {
    rows: foldContext(rows),
    added: rows.filter(({ sign }) => sign === "+").length,
    removed: rows.filter(({ sign }) => sign === "-").length,
  };
}

/** The newline at the end makes no line of its own, and its absence no other one. */
function linesOf(text: string): string[] {
  return text === "" ? [] : text.replace(/\n$/, "").split("\n");
}

function rowsOf(lines: readonly string[], sign: DiffRow["sign"]): DiffRow[] {
  return lines.map((text) => ({ sign, text }));
}

function foldContext(rows: readonly DiffRow[]): DiffRow[] {
  const isKept = new Uint8Array(rows.length);
  for (const [at, { sign }] of rows.entries()) {
    if (sign === " ") continue;
    isKept.fill(1, Math.max(0, at - CONTEXT_LINES), Math.min(rows.length, at + CONTEXT_LINES + 1));
  }
  const folded: DiffRow[] = [];
  let hidden = 0;
  const close = (): void => {
    if (hidden > 0)
      folded.push({ sign: "…", text: `${hidden} unchanged ${hidden === 1 ? "line" : "lines"}` });
    hidden = 0;
  };
  for (const [at, row] of rows.entries()) {
    if (isKept[at] === 1) {
      close();
      folded.push(row);
    } else hidden += 1;
  }
  close();
  return folded;
}
