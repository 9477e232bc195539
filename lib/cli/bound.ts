/** Output for the model, kept inside a number of characters: pages of whole lines, or JSON that still parses. */
import { cutText } from "../text/cut.ts";

/** Room for the line that says which page this is and how to get the next. */
const PAGE_NOTE_CHARS = 300;

/** The asked-for page of `text` and, unless it is all there is, a last line that names the next one. */
export function cutPage(
  text: string,
  maxChars: number,
  page: { number: number; next: (page: number) => string },
): string {
  if (text.length <= maxChars && page.number === 1) return text;
  const pages = splitPages(text, maxChars - PAGE_NOTE_CHARS);
  const shown = pages[page.number - 1];
  if (shown === undefined) return `[there is no page ${page.number}: this output has ${pages.length}]\n`;
  const isLast = page.number === pages.length;
  const rest = isLast ? "the last" : `next: ${page.next(page.number + 1)}`;
  return `${shown}[page ${page.number} of ${pages.length}; ${rest}]\n`;
}

function splitPages(text: string, pageChars: number): string[] {
  const pages: string[] = [];
  let start = 0;
  while (start < text.length) {
    const end = pageEnd(text, start, pageChars);
    const page = text.slice(start, end);
    pages.push(page.endsWith("\n") ? page : `${page}\n`);
    start = end;
  }
  return pages;
}

/** After the last newline that fits; in the middle of a line only when the line alone is over a page. */
function pageEnd(text: string, start: number, pageChars: number): number {
  const limit = start + pageChars;
  if (limit >= text.length) return text.length;
  const newline = text.lastIndexOf("\n", limit - 1);
  if (newline > start) return newline + 1;
  const code = text.charCodeAt(limit - 1);
  const splitsPair = code >= 0xd800 && code <= 0xdbff;
  return splitsPair ? limit - 1 : limit;
}

/** How far strings and lists are cut, step by step, until the document fits. */
const JSON_STEPS = [
  { stringChars: 2_000, items: 100 },
  { stringChars: 1_000, items: 50 },
  { stringChars: 400, items: 20 },
  { stringChars: 200, items: 10 },
  { stringChars: 100, items: 5 },
  { stringChars: 40, items: 2 },
] as const;

/** The value as JSON of at most `maxChars`; what was cut is said in a `truncated` field at the top. */
export function boundJson(value: unknown, maxChars: number): string {
  const whole = JSON.stringify(value);
  if (whole.length <= maxChars) return whole;
  for (const step of JSON_STEPS) {
    const smaller = shrink(value, step);
    const fields =
      typeof smaller === "object" && smaller !== null && !Array.isArray(smaller)
        ? smaller
        : { value: smaller };
    const json = JSON.stringify({
      truncated: `cut to ${step.items} items a list and ${step.stringChars} characters a text`,
      ...fields,
    });
    if (json.length <= maxChars) return json;
  }
  return JSON.stringify({
    truncated: `${whole.length} characters do not fit; narrow the question or leave out --json`,
  });
}

function shrink(value: unknown, step: { stringChars: number; items: number }): unknown {
  if (typeof value === "string") {
    return cutText(value, step.stringChars);
  }
  if (Array.isArray(value)) return value.slice(0, step.items).map((item) => shrink(item, step));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, shrink(item, step)]));
}
