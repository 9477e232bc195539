/** What came out: how each answered request ended, and the totals that test runs printed. */
import type { NoteTurn } from "../note-turn.ts";
import { oneLine, sentencesOf } from "../prose.ts";
import type { Item } from "../section.ts";

const RESULT_CHARS = 400;
const MAX_SENTENCES = 2;
/** Totals stand at the end of what a test run prints. */
const TOTAL_CHARS = 4_000;
const TEST_TOTAL = /^.*\b\d+ (?:tests? )?(?:passed|failed|passing|failing|ok)\b.*$/im;

export function deriveResults(turns: readonly NoteTurn[]): Item[] {
  return turns.flatMap(resultsOf).reverse();
}

function resultsOf(turn: NoteTurn): Item[] {
  const ran = turn.calls.filter((call) => call.tool === "Bash");
  const total = ran.flatMap((call) => TEST_TOTAL.exec(call.output.slice(-TOTAL_CHARS))?.[0] ?? []).at(-1);
  const conclusion = turn.outcome === "answered" ? conclusionOf(turn) : undefined;
  const texts = [conclusion, total === undefined ? undefined : `Tests: ${oneLine(total, RESULT_CHARS)}`];
  return texts.flatMap((text, at) => (text === undefined ? [] : [{ text, order: turn.endMs + at }]));
}

function conclusionOf(turn: NoteTurn): string | undefined {
  const sentences = sentencesOf(turn.answers.at(-1) ?? "").slice(0, MAX_SENTENCES);
  return sentences.length === 0 ? undefined : oneLine(sentences.join(" "), RESULT_CHARS);
}
