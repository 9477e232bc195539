/** The piece of a turn that a hit shows. */
import { foldText } from "../text/fold.ts";
import { hasLiteral } from "../text/highlight.ts";
import type { Query } from "../text/query.ts";
import { type Snippet, snippet } from "../text/snippet.ts";
import { FIELDS, type Field, type TurnText } from "./turn-text.ts";

/** What a terminal line and a half holds. */
const SNIPPET_CHARS = 160;

export interface Excerpt {
  field: Field;
  snippet: Snippet;
}

export function cutExcerpt(field: Field, text: string, query: Query): Excerpt {
  return { field, snippet: snippet(text, query, SNIPPET_CHARS) };
}

/** The one that shows most different terms; of equal ones the first. */
export function chooseExcerpt(excerpts: Iterable<Excerpt>): Excerpt {
  let best: Excerpt = { field: "prompt", snippet: { text: "", highlights: [] } };
  let bestTerms = -1;
  for (const excerpt of excerpts) {
    const terms = new Set(excerpt.snippet.highlights.map(({ term }) => term)).size;
    if (terms <= bestTerms) continue;
    best = excerpt;
    bestTerms = terms;
  }
  return best;
}

/** Of every text of the turn, in the order of fields. */
export function* cutExcerpts(text: TurnText, query: Query, role: Field | undefined): Generator<Excerpt> {
  for (const field of role === undefined ? FIELDS : [role]) {
    for (const piece of text[field]) yield cutExcerpt(field, piece, query);
  }
}

/** Whether a folded text stands in the turn as it is. */
export function hasText(text: TurnText, literal: string): boolean {
  return FIELDS.some((field) => text[field].some((piece) => hasLiteral(foldText(piece), literal)));
}
