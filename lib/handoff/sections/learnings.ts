/** Sentences in which the answers say what was found out, and the rules the user laid down. */
import { isConstraint, isFinding } from "../language.ts";
import type { NoteTurn } from "../note-turn.ts";
import { oneLine, sentencesOf } from "../prose.ts";
import type { Item } from "../section.ts";

const SENTENCE_CHARS = 300;
/** A pasted log is no rule of the user's, whatever words stand in it. */
const MAX_CONSTRAINT_CHARS = 300;

export function deriveLearnings(turns: readonly NoteTurn[]): Item[] {
  return [...constraintsOf(turns), ...deriveFindings(turns)];
}

/** Newest first. */
export function deriveFindings(turns: readonly NoteTurn[]): Item[] {
  const findings = turns.flatMap((turn) =>
    turn.answers
      .flatMap(sentencesOf)
      .filter(isFinding)
      .map((sentence) => ({ text: oneLine(sentence, SENTENCE_CHARS), order: turn.startMs })),
  );
  return newestOfEach(findings);
}

/** Rules in the user's own words, newest first. */
export function constraintsOf(turns: readonly NoteTurn[]): Item[] {
  const rules = turns
    .filter((turn) => turn.isUser)
    .flatMap((turn) =>
      sentencesOf(turn.prompt)
        .filter((sentence) => sentence.length <= MAX_CONSTRAINT_CHARS && isConstraint(sentence))
        .map((sentence) => ({ text: `The user's rule: ${sentence}`, order: turn.startMs })),
    );
  return newestOfEach(rules);
}

function newestOfEach(items: readonly Item[]): Item[] {
  return [...new Map(items.map((item) => [item.text, item])).values()].reverse();
}
