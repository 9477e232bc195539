/** The hand-over in a few lines, for the next session's start block: what was being done, what failed last, what waits for an answer. */
import type { NoteTurn } from "./note-turn.ts";
import { code, oneLine } from "./prose.ts";
import { openDecisions, openTasks } from "./sections/current-state.ts";
import { troublesOf } from "./sections/errors.ts";
import { isChanged, touchedFiles } from "./sections/files.ts";

const LINE_CHARS = 240;
const MAX_FILES = 5;
const MAX_TASKS = 3;

/** As many whole lines from the first on as fit. */
export function fitDigest(lines: readonly string[], maxChars: number): string[] {
  let left = maxChars;
  const end = lines.findIndex((line) => {
    left -= line.length + 1;
    return left < 0;
  });
  return end < 0 ? [...lines] : lines.slice(0, end);
}

/** Most worth knowing first. */
export function deriveDigest(turns: readonly NoteTurn[]): string[] {
  const last = turns.findLast((turn) => turn.isUser) ?? turns.at(-1);
  if (last === undefined) return [];
  const decision = openDecisions(turns).at(-1);
  const error = troublesOf(turns)
    .filter((trouble) => trouble.isOpen)
    .sort((a, b) => a.timeMs - b.timeMs)
    .at(-1);
  const files = touchedFiles(turns).filter(isChanged).slice(0, MAX_FILES);
  return [
    `${HOW_IT_ENDED[last.outcome]}: ${oneLine(last.prompt, LINE_CHARS)}`,
    ...(error === undefined ? [] : [`Last error: ${oneLine(error.text, LINE_CHARS)}`]),
    ...(decision === undefined ? [] : [`Open decision: ${oneLine(decision, LINE_CHARS)}`]),
    ...openTasks(turns)
      .slice(0, MAX_TASKS)
      .map((task) => `Open task: ${task}`),
    ...(files.length === 0 ? [] : [`Files in hand: ${files.map((file) => code(file.path)).join(", ")}`]),
  ];
}

/** It is read when the session is over: what was left open then was interrupted. */
const HOW_IT_ENDED: Readonly<Record<NoteTurn["outcome"], string>> = {
  open: "Was interrupted while working on",
  interrupted: "Was interrupted while working on",
  error: "Was stopped by an error of the service while working on",
  answered: "Last request, answered",
};
