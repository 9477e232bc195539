/**
 * Reads the value that begins at a place, to its own end: a quoted one to the quote that closes it at the same depth of escapes, a
 * bare one to where the sentence, the list, the address or the script around it goes on.
 */

export interface Value {
  start: number;
  end: number;
  isQuoted: boolean;
}

/** Longer ones are no secrets that a person or a program was given. */
const MAX_VALUE = 16_384;
/** A token of a session has some 1,000 characters; longer ones are known by their form. */
const MAX_BARE = 2_048;
/** What stands in quotation marks of typeset text was typed. */
const MAX_TYPED = 256;
/** The prefixes that languages give to texts, then the quote behind its backslashes. */
const OPENING =
  /[bBrRfFuUL@]{0,2}(?:(\\{0,63})("""|'''|["'`])|([\u201c\u201d\u201e\u2018\u00ab\u300c\u300e]))/y;
const CLOSING: Readonly<Record<string, string>> = {
  "\u201c": "\u201d",
  "\u201d": "\u201d",
  "\u201e": "\u201c\u201d",
  "\u2018": "\u2019",
  "\u00ab": "\u00bb",
  "\u300c": "\u300d",
  "\u300e": "\u300f",
};

export function readValue(text: string, at: number): Value | undefined {
  OPENING.lastIndex = at;
  const opening = OPENING.exec(text);
  if (opening === null) return readBare(text, at);
  const [whole, depth = "", quote, typographic = ""] = opening;
  const start = at + whole.length;
  const end =
    quote === undefined
      ? endOfTypographic(text, start, CLOSING[typographic] ?? "")
      : endOfQuoted(text, start, quote, depth.length);
  return end === start ? undefined : { start, end, isQuoted: true };
}

/**
 * A quote behind k backslashes closes a text whose own stood behind n when k is n and so many pairs of an escaped backslash: one
 * at depth n is written as 2(n + 1) of them. One that nothing closes was cut off, or is none: it ends with its line.
 */
function endOfQuoted(text: string, start: number, quote: string, depth: number): number {
  const limit = Math.min(text.length, start + MAX_VALUE);
  const isMultiline = quote.length > 1 || quote === "`";
  let run = 0;
  for (let at = start; at < limit; at++) {
    const char = text.charAt(at);
    if (text.startsWith(quote, at) && closes(run, depth)) return at - Math.min(run, depth);
    if (char === "\n" && run === 0 && !isMultiline) return at;
    run = char === "\\" ? run + 1 : 0;
  }
  return limit;
}

function closes(run: number, depth: number): boolean {
  return run < depth || (run - depth) % (2 * (depth + 1)) === 0;
}

function endOfTypographic(text: string, start: number, closing: string): number {
  for (let at = start; at < Math.min(text.length, start + MAX_TYPED); at++) {
    const char = text.charAt(at);
    if (closing.includes(char) || char === "\n") return at;
  }
  return start;
}

/** Not white space, nor scripts and signs that are no part of what is typed as a password, nor what is redacted already. */
const SURE = /[^\s"'`&;,()[\]{}<>|\\\u2000-\u2bff\u2e80-\uffff]{1,2048}/y;
/** Signs that can belong to a value or end it. */
const DOUBTFUL = /["'`&;,()[\]{}<>|\\]/;
const NEXT_FIELD =
  /&(?:amp;)?[\w.[\]%-]{1,64}=|;\s{0,4}(?:[A-Za-z][\w .-]{0,40}=|\w{1,40}:\s|$)|,\s{0,4}["']?[A-Za-z_][\w.-]{0,40}["']?\s{0,2}[:=]/y;
const ENDS_AFTER = /[\s,;:.)\]}>|&\\"'`!?]|[\u2000-\uffff]/;
const PAIRS: Readonly<Record<string, string>> = { ")": "(", "]": "[", "}": "{" };

function readBare(text: string, start: number): Value | undefined {
  const limit = Math.min(text.length, start + MAX_BARE);
  const open: string[] = [];
  let end = start;
  while (end < limit) {
    SURE.lastIndex = end;
    if (SURE.test(text)) end = Math.min(SURE.lastIndex, limit);
    const char = text.charAt(end);
    if (end >= limit || !DOUBTFUL.test(char) || isEnd(text, end, start, open)) break;
    if (char === "(" || char === "[" || char === "{") open.push(char);
    end++;
  }
  while (end > start && ".,;:".includes(text.charAt(end - 1))) end--;
  return end === start ? undefined : { start, end, isQuoted: false };
}

function isEnd(text: string, at: number, start: number, open: string[]): boolean {
  const char = text.charAt(at);
  const next = text.charAt(at + 1);
  switch (char) {
    case "(":
    case "[":
    case "{":
      return false;
    case ")":
    case "]":
    case "}":
      if (open[open.length - 1] !== PAIRS[char]) return next === "" || ENDS_AFTER.test(next);
      open.pop();
      return false;
    case "&":
    case ";":
    case ",":
      NEXT_FIELD.lastIndex = at;
      return next === "" || /\s/.test(next) || NEXT_FIELD.test(text) || (char === "&" && next === "&");
    case "<":
      return at > start;
    case ">":
    case "|":
      return next === "" || ENDS_AFTER.test(next);
    case "\\":
      return /[nrt"'`\\\r\n]/.test(next) || next === "";
    default:
      // A quote: inside a word it is part of it, else it closes what stands around the whole.
      return next === "" || ENDS_AFTER.test(next);
  }
}

/** The lines of a YAML block scalar, which are indented deeper than its name. */
export function readBlock(text: string, at: number): Value | undefined {
  const indent = /[ \t]{1,64}/y;
  indent.lastIndex = at;
  const margin = indent.exec(text)?.[0];
  if (margin === undefined) return undefined;
  const start = at + margin.length;
  let end = lineEnd(text, start);
  while (end - start < MAX_VALUE && text.startsWith(margin, end + 1)) end = lineEnd(text, end + 1);
  return end > start ? { start, end, isQuoted: true } : undefined;
}

function lineEnd(text: string, from: number): number {
  const at = text.indexOf("\n", from);
  return at === -1 ? text.length : at;
}
