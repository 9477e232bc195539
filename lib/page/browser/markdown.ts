/**
 * Markdown as elements. Invariants: what is not on the short list of harmless tags and attributes does not survive, a
 * link leads to the web or a mail address or nowhere, and nothing is ever fetched (an image is shown as its words).
 */
import DOMPurify from "dompurify";
import { Marked, type Tokens } from "marked";

const TAGS = "p br hr strong em del code pre blockquote ul ol li a table thead tbody tr th td h4 h5 h6".split(
  " ",
);
const ATTRIBUTES = ["href", "title", "start", "align"];
const WEB_LINK = /^(?:https?:\/\/|mailto:)/i;

/** Headings of a text nest below the turn's own, level by level, whatever they were written as. */
const TOP_LEVEL = 4;
const LAST_LEVEL = 6;

function createMarked(): Marked {
  const open: number[] = [];
  const marked = new Marked({ gfm: true, breaks: true, async: false });
  marked.use({
    hooks: {
      preprocess(markdown) {
        open.length = 0;
        return markdown;
      },
    },
    renderer: {
      heading({ tokens, depth }: Tokens.Heading) {
        while ((open.at(-1) ?? 0) >= depth) open.pop();
        open.push(depth);
        const level = Math.min(LAST_LEVEL, TOP_LEVEL - 1 + open.length);
        return `<h${level}>${this.parser.parseInline(tokens)}</h${level}>`;
      },
      // Text that looks like HTML is text.
      html: ({ text }: Tokens.HTML | Tokens.Tag) => escapeText(text),
      image: ({ href, text }: Tokens.Image) => escapeText(`[image: ${text === "" ? href : text}]`),
      checkbox: ({ checked }: Tokens.Checkbox) => (checked ? "☑ " : "☐ "),
    },
  });
  return marked;
}

const marked = createMarked();

function escapeText(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
}

/** Text so long, or so deeply nested, that formatting it would take seconds stays as it is. */
const FORMATTED_MAX_CHARS = 60_000;
const MAX_NESTING = /^(?:[ \t]*(?:>|[-*+]|\d+[.)])){30}|(?:[[(*_~`]{60})/m;

export function renderMarkdown(text: string): HTMLElement {
  const holder = document.createElement("div");
  holder.className = "prose";
  const fragment = isTame(text) ? formatted(text) : undefined;
  if (fragment === undefined) {
    holder.classList.add("is-plain");
    holder.textContent = text;
  } else holder.append(fragment);
  return holder;
}

function isTame(text: string): boolean {
  return text.length <= FORMATTED_MAX_CHARS && !MAX_NESTING.test(text);
}

function formatted(text: string): DocumentFragment | undefined {
  let html: string;
  try {
    html = marked.parse(text, { async: false });
  } catch {
    // A parser that gives up on a text must not take the page along: the text is shown as written.
    return undefined;
  }
  const fragment = DOMPurify.sanitize(html, {
    ALLOWED_TAGS: TAGS,
    ALLOWED_ATTR: ATTRIBUTES,
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    RETURN_DOM_FRAGMENT: true,
  });
  for (const link of fragment.querySelectorAll("a")) tameLink(link);
  for (const table of fragment.querySelectorAll("table")) wrapTable(table);
  return fragment;
}

function tameLink(link: HTMLAnchorElement): void {
  const href = link.getAttribute("href") ?? "";
  if (!WEB_LINK.test(href)) {
    // Where it would have led stays readable.
    const words = link.textContent ?? "";
    link.replaceWith(href === "" || href === words ? words : `${words} (${href})`);
    return;
  }
  link.rel = "noopener noreferrer";
  link.target = "_blank";
  link.title = href;
}

function wrapTable(table: HTMLTableElement): void {
  const frame = document.createElement("div");
  frame.className = "table-frame";
  frame.tabIndex = 0;
  frame.setAttribute("role", "group");
  frame.setAttribute("aria-label", "Table");
  table.replaceWith(frame);
  frame.append(table);
}
