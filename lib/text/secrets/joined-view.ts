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

/**
 * Most tokens are broken once, and the lines before and behind may look like more of it: so every second break is joined in one
 * view, and the others in another. A third joins a token that goes over many lines, where words on either side are none of it.
 */
export function joinedViews(view: View): View[] {
  const { text } = view;
  if (!text.includes("\n")) return [];
  const breaks = [...text.matchAll(BREAK)].map((gap) => {
    const isBefore = !isWords(runBefore(text, gap.index));
    const isBehind = !isWords(runAfter(text, gap.index + gap[0].length));
    return { gap, isAny: isBefore || isBehind, isWithin: isBefore && isBehind };
  });
  const candidates = breaks.filter(({ isAny }) => isAny);
  const chosen = [
    candidates.filter((_, at) => at % 2 === 0),
    candidates.filter((_, at) => at % 2 === 1),
    candidates.length < 2 ? [] : candidates.filter(({ isWithin }) => isWithin),
  ];
  return chosen.flatMap((joints) =>
    joints.length === 0
      ? []
      : rewrite(
          view,
          joints.map(({ gap }) => gap),
          () => "",
        ),
  );
}
