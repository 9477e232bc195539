/** What the archive derives from a turn: its columns, and its words for the index. Pure: a turn may be read in any thread. */
import type { TokenUsage, Turn } from "../contract/turn.ts";
import { tokeniseForIndex } from "../text/tokenise.ts";
import { FIELDS, filesOf, inputText, readTexts, toolsOf } from "./turn-text.ts";

export interface TurnColumns {
  kind: Turn["kind"];
  startMs: number;
  endMs: number;
  outcome: Turn["outcome"];
  agentId: string | null;
  model: string;
  toolCalls: number;
  tools: string;
  files: string;
  usage: TokenUsage;
  isCut: boolean;
}

export function columnsOf(turn: Turn, isCut: boolean): TurnColumns {
  const { kind, startMs, endMs, outcome, agentId = null, models, steps, usage } = turn;
  return {
    kind,
    startMs,
    endMs,
    outcome,
    agentId,
    model: models.at(-1) ?? "",
    toolCalls: steps.filter((step) => step.kind === "tool").length,
    tools: renderList(toolsOf(turn)),
    files: renderList(filesOf(turn)),
    usage,
    isCut,
  };
}

/** A line before and behind each item, so that one can be looked for whole. */
function renderList(items: readonly string[]): string {
  return items.length === 0 ? "" : `\n${items.join("\n")}\n`;
}

/** In the order of the index's columns. */
export function wordsOf(turn: Turn): string[] {
  const words = readTexts(turn, {
    text: tokeniseForIndex,
    input: (input) => tokeniseForIndex(inputText(input)),
  });
  return FIELDS.map((field) => words[field].join(" "));
}
