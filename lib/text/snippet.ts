/** The piece of a text that shows most of a query, on one line. */
import { boundaryAfter, boundaryBefore } from "./cut.ts";
import { type Highlight, highlightRanges } from "./highlight.ts";
import type { Query } from "./query.ts";

export interface Snippet {
  text: string;
  /** Ranges of `text`. */
  highlights: Highlight[];
}

const MARK = "…";
/** The share of the room that stands before the first hit, so that it is read in its context. */
const LEAD = 0.2;

/** Where the window begins that holds most different terms, then most hits. */
function bestStart(highlights: readonly Highlight[], maxChars: number): number {
  const counts = new Map<number, number>();
  let best = { start: 0, different: 0, hits: 0 };
  let last = 0;
  for (const [first, { start, term }] of highlights.entries()) {
    for (
      let next = highlights[last];
      next !== undefined && next.end <= start + maxChars;
      next = highlights[++last]
    ) {
      counts.set(next.term, (counts.get(next.term) ?? 0) + 1);
    }
    const hits = last - first;
    if (counts.size > best.different || (counts.size === best.different && hits > best.hits)) {
      best = { start, different: counts.size, hits };
    }
    const left = (counts.get(term) ?? 0) - 1;
    if (left > 0) counts.set(term, left);
    else counts.delete(term);
    last = Math.max(last, first + 1);
  }
  return best.start;
}

/** A window should not begin inside a word if its beginning is near. */
function wordStart(text: string, at: number): number {
  const space = text.indexOf(" ", at);
  return at > 0 && space >= 0 && space - at < 12 ? space + 1 : boundaryAfter(text, at);
}

/** At most `maxChars` characters, marks for what was left out included. White space is made single spaces. */
export function snippet(text: string, query: Query, maxChars: number): Snippet {
  const line = text.replace(/\s+/g, " ").trim();
  const highlights = highlightRanges(line, query);
  if (line.length <= maxChars) return { text: line, highlights };
  const lead = Math.floor(maxChars * LEAD);
  const wanted = Math.min(
    bestStart(highlights, maxChars - lead - 2 * MARK.length) - lead,
    line.length - maxChars,
  );
  const start = wanted <= 0 ? 0 : wordStart(line, wanted);
  const before = start > 0 ? MARK : "";
  const isCut = line.length - start > maxChars - before.length;
  const end = boundaryBefore(line, start + maxChars - before.length - (isCut ? MARK.length : 0));
  const shift = before.length - start;
  return {
    text: before + line.slice(start, end) + (isCut ? MARK : ""),
    highlights: highlights
      .filter((highlight) => highlight.start >= start && highlight.end <= end)
      .map(({ start: from, end: to, term }) => ({ start: from + shift, end: to + shift, term })),
  };
}
