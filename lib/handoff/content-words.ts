/** The words of a text that carry its meaning, folded, each once: what a paraphrase keeps most of. */
import { isStopWord } from "../text/stop-words.ts";
import { tokenise } from "../text/tokenise.ts";

export function contentWords(text: string): string[] {
  return [...new Set(tokenise(text).split(" "))].filter((word) => word.length > 1 && !isStopWord(word));
}
