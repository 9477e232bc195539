/**
 * The text as its last reader will have it: escapes of JSON and shells, HTML entities and percent signs read, escape sequences and
 * invisible characters removed, full-width letters as plain ones. How often a text was escaped does not matter: a run of
 * backslashes counts as one.
 */
import { rewrite, type View } from "./view.ts";

/** A run of backslashes is taken whole, so that there is one way to read it. */
const RUN = "(?<!\\\\)\\\\+(?!\\\\)";
const ESCAPE = new RegExp(
  `${RUN}(?:u(?:([0-9a-f]{4})|\\{([0-9a-f]{1,5})\\})|x([0-9a-f]{2})|(033|e(?=\\[))|([nrt])|(["'\`/]))|` +
    "&(?:(quot|apos|amp|lt|gt)|#x([0-9a-f]{2,4})|#(\\d{2,4}));|(\\^\\[)(?=\\[)|(\u241b)",
  "gi",
);
const ENTITIES: Readonly<Record<string, string>> = { quot: '"', apos: "'", amp: "&", lt: "<", gt: ">" };
const BLANKS: Readonly<Record<string, string>> = { n: "\n", r: "\r", t: "\t" };
const ESC = "\x1b";

function readEscape(match: RegExpExecArray): string | undefined {
  const [, u4, u, x, esc, blank, sign, entity, hex, decimal, caret, symbol] = match;
  const code = u4 ?? u ?? x ?? hex;
  if (code !== undefined) return String.fromCodePoint(Number.parseInt(code, 16));
  if (decimal !== undefined) return String.fromCharCode(Number(decimal));
  if (blank !== undefined) return BLANKS[blank];
  if (entity !== undefined) return ENTITIES[entity.toLowerCase()];
  return (esc ?? caret ?? symbol) === undefined ? sign : ESC;
}

/** As a class of their own they cost nothing to compile, which Unicode properties do: every default-ignorable character. */
const IGNORABLE =
  "\\xad\\u034f\\u061c\\u115f\\u1160\\u17b4\\u17b5\\u180b-\\u180f\\u200b-\\u200f\\u202a-\\u202e\\u2060-\\u206f\\u3164\\ufe00-\\ufe0f\\ufeff\\uffa0\\ufff0-\\ufffb";
const CONTROLS = "\\0-\\x08\\x0b\\x0c\\x0e-\\x1f\\x7f-\\x9f";
/** Letters, digits and the signs that tokens and addresses are made of; commas and full stops of Chinese and Japanese stay. */
const WIDE = "\\uff03-\\uff06\\uff0b\\uff0d-\\uff1a\\uff1d\\uff20-\\uff3a\\uff3f\\uff41-\\uff5a\\uff5e";
const UNSEEN = new RegExp(
  "(?:\\x1b\\[|\\x9b)[0-?]{0,64}[ -/]{0,8}[@-~]?|" +
    "(?:\\x1b[\\]PX^_]|[\\x90\\x98\\x9d-\\x9f])[^\\x07\\x1b\\x9c\\n]{0,2048}(?:\\x07|\\x1b\\\\|\\x9c)?|" +
    `\\x1b[ -/]{0,4}[0-~]?|\\r(?!\\n)|[${CONTROLS}${IGNORABLE}]|\\udb40[\\udc00-\\udfff]|\\ud834[\\udd73-\\udd7a]|` +
    `\\ud82f[\\udca0-\\udca3]|([${WIDE}])`,
  "g",
);
const FULL_WIDTH = 0xfee0;

function seen([, wide]: RegExpExecArray): string {
  return wide === undefined ? "" : String.fromCharCode(wide.charCodeAt(0) - FULL_WIDTH);
}

/** However often it was encoded: a sign of ASCII, a line end, a letter of any other script. */
const PERCENT =
  /%(?:25){0,3}(?:([2-7][0-9a-f])|(0[ad]))|(?:%(?:25){0,3}[cd][0-9a-f]|%(?:25){0,3}e[0-9a-f]%(?:25){0,3}[89ab][0-9a-f])%(?:25){0,3}[89ab][0-9a-f]/gi;

function readPercent([whole, code, lineEnd]: RegExpExecArray): string | undefined {
  if (lineEnd !== undefined) return "\n";
  if (code !== undefined) return String.fromCharCode(Number.parseInt(code, 16));
  try {
    return decodeURIComponent(whole.replace(/%(?:25)+/g, "%"));
  } catch {
    // Bytes that are no character stand as they are.
    return undefined;
  }
}

const WIDE_SIGN = new RegExp(`[${WIDE}]`);

/** With its escapes as they stand, where that makes a difference: a value in full width ends at its escaped quote. */
export function narrowView(view: View): View {
  const hasBoth = view.text.includes("\\") && WIDE_SIGN.test(view.text);
  return hasBoth ? rewrite(view, view.text.matchAll(UNSEEN), seen) : view;
}

export function plainView(view: View): View {
  const read = /[\\&^\u241b]/.test(view.text) ? rewrite(view, view.text.matchAll(ESCAPE), readEscape) : view;
  const shown = rewrite(read, read.text.matchAll(UNSEEN), seen);
  return shown.text.includes("%") ? rewrite(shown, shown.text.matchAll(PERCENT), readPercent) : shown;
}
