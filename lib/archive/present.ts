/** Makes hits of ranked turns: who holds them, which field answers the query, the piece to show. */
import { foldText } from "../text/fold.ts";
import { hasLiteral } from "../text/highlight.ts";
import type { Query } from "../text/query.ts";
import { type Snippet, snippet } from "../text/snippet.ts";
import type { Field } from "./turn-text.ts";
import { FIELDS, type TurnText } from "./turn-text.ts";

/** What a terminal line and a half holds. */
const SNIPPET_CHARS = 160;

export interface Excerpt {
  field: Field;
  snippet: Snippet;
}

/** The piece of the turn that shows most different terms; of equal ones the first in the order of fields. */
export function chooseExcerpt(text: TurnText, query: Query, role?: Field): Excerpt {
  let best: Excerpt | undefined;
  let bestTerms = -1;
  for (const field of role === undefined ? FIELDS : [role]) {
    for (const piece of text[field]) {
      const cut = snippet(piece, query, SNIPPET_CHARS);
      const terms = new Set(cut.highlights.map(({ term }) => term)).size;
      if (terms <= bestTerms) continue;
      best = { field, snippet: cut };
      bestTerms = terms;
    }
  }
  return best ?? { field: "prompt", snippet: { text: "", highlights: [] } };
}

/** Whether a folded text stands in the turn as it is. */
export function hasText(text: TurnText, literal: string): boolean {
  return FIELDS.some((field) => text[field].some((piece) => hasLiteral(foldText(piece), literal)));
}
