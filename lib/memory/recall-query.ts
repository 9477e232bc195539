/** What of the user's words recall asks with. Where something must go, the newest text stays. */
import { boundaryAfter } from "../text/cut.ts";

/** More says little about what the turn needs. */
const MAX_QUERY_CHARS = 4_000;
/** A longer prompt is a paste with a question: its end is asked for by itself as well. */
const MAX_QUESTION_CHARS = 400;

/** `texts` oldest first. The newest is kept whole where it fits, its end where it does not; then older ones fill up. */
export function joinQuery(texts: readonly string[], maxChars: number = MAX_QUERY_CHARS): string {
  let joined = "";
  for (const text of [...texts].reverse()) {
    const room = maxChars - joined.length - (joined === "" ? 0 : 1);
    if (room <= 0) break;
    joined = joined === "" ? keepEnd(text, room) : `${keepEnd(text, room)}\n${joined}`;
  }
  return joined;
}

/** The questions in one prompt: its end where a paste stands before it, then all of it. */
export function questionsOf(prompt: string): string[] {
  const whole = joinQuery([prompt]);
  if (whole.length <= MAX_QUESTION_CHARS) return [whole];
  const lastBlock =
    whole
      .trimEnd()
      .split(/\n\s*\n/)
      .at(-1) ?? whole;
  return [keepEnd(lastBlock, MAX_QUESTION_CHARS), whole];
}

function keepEnd(text: string, maxChars: number): string {
  return text.length <= maxChars ? text : text.slice(boundaryAfter(text, text.length - maxChars));
}
