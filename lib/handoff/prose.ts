/** Small pieces of note text: one-line quotes, code spans, and a cut that never falls inside a code span. */
import { boundaryBefore, cutText } from "../text/cut.ts";
import { estimateTokens } from "../text/estimate-tokens.ts";
import { withholdHead } from "../text/withhold.ts";

/** White space is folded before the text is cut: so much more of it is read. */
const FOLDED_CHARS = 4096;

/** One line of at most `maxChars`, redacted: white space and line breaks become single spaces. */
export function oneLine(text: string, maxChars: number): string {
  const line = withholdHead(text, maxChars + FOLDED_CHARS).replace(/\s+/g, " ");
  return cutText(line.trim(), maxChars);
}

/** A Markdown code span, fenced by more backticks than the text itself has in a row. */
export function code(text: string, maxChars = 160): string {
  const line = oneLine(text, maxChars);
  const longest = Math.max(0, ...(line.match(/`+/g) ?? []).map((run) => run.length));
  const ticks = "`".repeat(longest + 1);
  const pad = line.startsWith("`") || line.endsWith("`") ? " " : "";
  return line === "" ? "" : `${ticks}${pad}${line}${pad}${ticks}`;
}

const CODE_SPAN = /(?<!`)(`+)(?!`)[\s\S]*?(?<!`)\1(?!`)/g;
const MARK = "…";

/** At most `maxTokens` (estimated); ends before a code span that does not fit whole. */
export function cutProse(text: string, maxTokens: number): string {
  if (estimateTokens(text) <= maxTokens) return text;
  let low = 0;
  let high = text.length;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (estimateTokens(text.slice(0, middle)) < maxTokens) low = middle;
    else high = middle - 1;
  }
  const end = boundaryBefore(text, low);
  const span = [...text.matchAll(CODE_SPAN)].find(
    ({ index, 0: all }) => index < end && end < index + all.length,
  );
  return text.slice(0, span === undefined ? end : span.index).trimEnd() + MARK;
}

/** Sentences in Latin and CJK punctuation; a line break ends one too. Code blocks are left out. */
export function sentencesOf(text: string): string[] {
  return text
    .replace(/```[\s\S]*?(?:```|$)/g, "\n")
    .split(/(?<=[.!?])\s+|(?<=[。！？])|\n+/)
    .map((sentence) => sentence.replace(/^[\s>#*-]+/, "").trim())
    .filter((sentence) => sentence !== "");
}
