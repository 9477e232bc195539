/**
 * The text with those lines joined that a terminal, a mail or an editor has broken within a token: what stands on both sides of
 * the break must not both look like words.
 */
import { rewrite, type View } from "./view.ts";
import { isWords } from "./words.ts";

const TOKEN = "[\\w+/=.~-]";
/** What an editor, a mail, a diff or a listing puts in front of a line. */
const GUTTER = "[ \\t]{0,40}(?:[>|+*#\u2502]|-(?=[ \\w])|\\d{1,6}[:|\\t\u2192\u2502])?[ \\t]{0,40}";
const BREAK = new RegExp(`(?<=${TOKEN})[ \\t]{0,4}\\\\?\\r?\\n${GUTTER}(?=${TOKEN})`, "g");
const AHEAD = new RegExp(`${TOKEN}{1,512}`, "y");
/** Enough of it to tell. */
const MAX_BEFORE = 128;

/** The run of token characters that ends at this place. */
function runBefore(text: string, end: number): string {
  let start = end;
  while (start > 0 && end - start < MAX_BEFORE && /[\w+/=.~-]/.test(text.charAt(start - 1))) start--;
  return text.slice(start, end);
}

function runAfter(text: string, start: number): string {
  AHEAD.lastIndex = start;
  return AHEAD.exec(text)?.[0] ?? "";
}

export function joinedView(view: View): View {
  const { text } = view;
  if (!text.includes("\n")) return view;
  return rewrite(view, text.matchAll(BREAK), ({ index, 0: gap }) => {
    const isBroken = !isWords(runAfter(text, index + gap.length)) || !isWords(runBefore(text, index));
    return isBroken ? "" : undefined;
  });
}
