/** The hand-over in a few lines, for the next session's start block: what was being done, what failed last, what waits for an answer. */
import { cutText } from "../text/cut.ts";
import type { NoteTurn } from "./note-turn.ts";
import { code, oneLine } from "./prose.ts";
import { openDecisions, openTasks } from "./sections/current-state.ts";
import { troublesOf } from "./sections/errors.ts";
import { isChanged, touchedFiles } from "./sections/files.ts";

const LINE_CHARS = 240;
const MAX_FILES = 5;
const MAX_TASKS = 3;

/** Most worth knowing first, whole lines, at most `maxChars`. */
export function renderDigest(turns: readonly NoteTurn[], maxChars: number): string {
  const lines: string[] = [];
  let left = maxChars;
  for (const line of digestLines(turns)) {
    if (line.length + 1 > left) break;
    lines.push(line);
    left -= line.length + 1;
  }
  return lines.join("\n");
}

function digestLines(turns: readonly NoteTurn[]): string[] {
  const last = turns.findLast((turn) => turn.isUser) ?? turns.at(-1);
  if (last === undefined) return [];
  const decision = openDecisions(turns.at(-1) ?? last).at(-1);
  const error = troublesOf(turns)
    .filter((trouble) => trouble.isOpen)
    .sort((a, b) => a.timeMs - b.timeMs)
    .at(-1);
  const files = touchedFiles(turns).filter(isChanged).slice(0, MAX_FILES);
  return [
    `${HOW_IT_ENDED[last.outcome]}: ${oneLine(last.prompt, LINE_CHARS)}`,
    ...(error === undefined ? [] : [`Last error: ${oneLine(error.text, LINE_CHARS)}`]),
    ...(decision === undefined ? [] : [`Open decision: ${cutText(decision, LINE_CHARS)}`]),
    ...openTasks(turns)
      .slice(0, MAX_TASKS)
      .map((task) => `Open task: ${task}`),
    ...(files.length === 0 ? [] : [`Files in hand: ${files.map((file) => code(file.path)).join(", ")}`]),
  ];
}

const HOW_IT_ENDED: Readonly<Record<NoteTurn["outcome"], string>> = {
  open: "Was working on",
  interrupted: "Was interrupted while working on",
  error: "Was stopped by an error of the service while working on",
  answered: "Last request, answered",
};
