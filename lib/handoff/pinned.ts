/** Facts that a compaction must not lose: open tasks and decisions, errors nobody has solved, rules the user laid down. */
import { contentWords } from "./content-words.ts";
import type { NoteTurn } from "./note-turn.ts";
import { oneLine } from "./prose.ts";
import { openDecisions, openTasks } from "./sections/current-state.ts";
import { troublesOf } from "./sections/errors.ts";
import { constraintsOf } from "./sections/learnings.ts";

export type PinnedKind = "task" | "decision" | "error" | "rule";

export interface PinnedFact {
  kind: PinnedKind;
  text: string;
}

/** Enough for any list a person keeps in mind; what is beyond it stands in the session notes. */
const MAX_FACTS_A_KIND = 12;
const FACT_CHARS = 300;
/** A fact counts as told when this share of its content words stands in the summary: a paraphrase keeps most names. */
const TOLD_SHARE = 0.6;

export function derivePinned(turns: readonly NoteTurn[]): PinnedFact[] {
  const errors = troublesOf(turns)
    .filter((trouble) => trouble.isOpen)
    .sort((a, b) => b.timeMs - a.timeMs);
  return [
    ...pinned("decision", openDecisions(turns)),
    ...pinned("task", openTasks(turns)),
    ...pinned(
      "error",
      errors.map((trouble) => trouble.text),
    ),
    ...pinned(
      "rule",
      constraintsOf(turns).map((item) => item.text),
    ),
  ];
}

function pinned(kind: PinnedKind, texts: readonly string[]): PinnedFact[] {
  return texts.slice(0, MAX_FACTS_A_KIND).map((text) => ({ kind, text: oneLine(text, FACT_CHARS) }));
}

/** The facts that a summary does not tell, by the share of their content words it holds. */
export function missingFrom(summary: string, facts: readonly PinnedFact[]): PinnedFact[] {
  const told = new Set(contentWords(summary));
  return facts.filter(({ text }) => {
    const words = contentWords(text);
    const found = words.filter((word) => told.has(word)).length;
    return words.length > 0 && found < words.length * TOLD_SHARE;
  });
}
