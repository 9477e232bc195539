/** Text search over everything a page holds, folded as the archive's search folds (case, width, accents). */
import { foldText } from "../text/fold.ts";
import { stripAnsi } from "../text/unseen.ts";
import type { PageStep, PageText, PageTurn } from "./shape.ts";
import { type FlatStep, groupByTurn } from "./steps.ts";

export interface Passage {
  /** Absent: the prompt that began the turn. */
  step?: number;
  turn: number;
  where: string;
  text: string;
  folded?: string;
}

export interface Hit {
  passage: Passage;
  /** A stretch of the text around the first match. */
  snippet: string;
  /** How often the words occur in the passage. */
  count: number;
}

/** What can be found, in reading order. */
export function listPassages(turns: readonly PageTurn[], steps: readonly FlatStep[]): Passage[] {
  const byTurn = groupByTurn(steps);
  return turns.flatMap((turn) => [
    ...(turn.prompt === undefined ? [] : [{ turn: turn.number, where: "prompt", text: turn.prompt.text }]),
    ...(byTurn.get(turn) ?? []).flatMap(({ step, index }) =>
      passagesOf(step).map(([where, text]) => ({ step: index, turn: turn.number, where, text })),
    ),
  ]);
}

function passagesOf(step: PageStep): [where: string, text: string][] {
  switch (step.kind) {
    case "tool": {
      const { fields = [], edits = [] } = step;
      const input = [
        ...fields.map(({ value }) => value),
        ...edits.flatMap(({ before, after }) => [before, after]),
      ];
      const inText = input.map(({ text }) => text).join("\n");
      return [
        [step.tool, [step.tool, step.target ?? "", step.denial ?? ""].join(" ")],
        // The usual target is a field of the input: found once, not twice.
        ...named("input", inText === step.target ? undefined : { text: inText }),
        ...named("error", step.error),
        ...named("output", step.output && { text: stripAnsi(step.output.text) }),
      ];
    }
    case "agent":
      return [["subagent", step.name]];
    case "prompt":
    case "answer":
      return [[step.kind === "prompt" ? "queued prompt" : "answer", step.text.text]];
    case "compaction":
    case "failure":
      return [[step.kind, step.text]];
    default:
      return step satisfies never;
  }
}

function named(where: string, text: PageText | undefined): [string, string][] {
  return text === undefined || text.text === "" ? [] : [[where, text.text]];
}

export function findHits(passages: readonly Passage[], query: string): Hit[] {
  const needle = foldText(query.trim());
  if (needle === "") return [];
  return passages.flatMap((passage) => {
    passage.folded ??= foldText(passage.text);
    const at = passage.folded.indexOf(needle);
    if (at === -1) return [];
    return [
      { passage, snippet: snippetAt(passage, at, needle.length), count: countOf(passage.folded, needle) },
    ];
  });
}

function countOf(text: string, needle: string): number {
  let count = 0;
  for (let at = text.indexOf(needle); at !== -1; at = text.indexOf(needle, at + needle.length)) count += 1;
  return count;
}

const SNIPPET_BEFORE = 40;
const SNIPPET_CHARS = 140;

/** From the text as written where folding kept every place, else from the folded one. */
function snippetAt({ text, folded = "" }: Passage, at: number, length: number): string {
  const source = folded.length === text.length ? text : folded;
  const start = wordStart(source, Math.max(0, at - SNIPPET_BEFORE), at);
  const end = Math.min(source.length, start + Math.max(SNIPPET_CHARS, SNIPPET_BEFORE + length));
  const stretch = source.slice(start, end).replace(/\s+/g, " ");
  return `${start > 0 ? "…" : ""}${stretch}${end < source.length ? "…" : ""}`;
}

/** The first word that begins at `from` or later, if one does before `end`. */
function wordStart(text: string, from: number, end: number): number {
  if (from === 0) return 0;
  const space = text.slice(from, end).search(/\s\S/);
  return space === -1 ? from : from + space + 1;
}
