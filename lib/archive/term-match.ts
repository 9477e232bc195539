/** Which terms of a query a text holds: what the index would say, told from the text itself. */
import { foldText } from "../text/fold.ts";
import type { Query, QueryTerm } from "../text/query.ts";
import { isSameWord } from "../text/same-word.ts";
import { tokeniseForIndex } from "../text/tokenise.ts";

/** Forms of one word share at least these letters, so a text without them need not be tokenised. */
const KEY_LENGTH = 3;

/** Gives the positions in `query.terms` of the terms that a text holds. It may be a little more generous than the index's stemmer. */
export function createTermMatcher(query: Query): (text: string) => number[] {
  const keys = query.terms.map(({ tokens, marks }) =>
    [...tokens, ...marks].map((token) => [...token].slice(0, KEY_LENGTH).join("")),
  );
  return (text) => {
    const folded = foldText(text);
    const likely = query.terms.flatMap((_, index) =>
      keys[index]?.every((key) => folded.includes(key)) === true ? [index] : [],
    );
    if (likely.length === 0) return [];
    const tokens = tokeniseForIndex(text).split(" ");
    return likely.filter((index) => holdsTerm(tokens, query.terms[index] as QueryTerm));
  };
}

function holdsTerm(tokens: readonly string[], { tokens: phrase, marks, isPrefix }: QueryTerm): boolean {
  return (
    marks.every((mark) => tokens.includes(mark)) &&
    tokens.some((_, start) =>
      phrase.every((wanted, offset) => {
        const token = tokens[start + offset];
        if (token === undefined) return false;
        const isBeginning = isPrefix && offset === phrase.length - 1;
        return isBeginning ? token.startsWith(wanted) : token === wanted || isSameWord(token, wanted);
      }),
    )
  );
}
