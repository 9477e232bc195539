/**
 * A user's text as sentences, without what is not the user speaking: code, quoted lines, quoted strings, our own blocks
 * and private parts. A quoted string leaves a mark, so that a sentence about it can still be told apart.
 */
import { stripOwnBlocks } from "../text/own-block.ts";
import { stripPrivate } from "../text/private.ts";
import { stripUnseen } from "../text/unseen.ts";
import { isCodeLine } from "./code-lines.ts";

export type Language = "en" | "zh" | "ja";

export interface Sentence {
  text: string;
  language: Language;
}

/** Stands for a quoted string: no word of any rule, and never a sentence end. */
export const QUOTED = "\u2402";
/** Stands for code in backticks: a name that is spoken of, where a quoted string may be what somebody said. */
const INLINE_CODE = "\u2404";

/** A pasted page is not a statement; longer sentences are such pages. */
const MAX_SENTENCE_CHARS = 500;
/** Prompts beyond this are pastes: their end, where people write, is read. */
const MAX_TEXT_CHARS = 20_000;

const CODE_BLOCK = /^ {0,3}(```+|~~~+)[\s\S]*?(?:^ {0,3}\1[ \t]*$|(?![\s\S]))/gm;
const QUOTED_LINE = /^[ \t]*[>＞].*$/gm;
const CODE_SPAN = /`[^`\n]{1,300}`/g;
const QUOTES = [
  /"[^"\n]{1,300}"/g,
  /“[^”\n]{1,300}”/g,
  /『[^』\n]{1,300}』/g,
  /「[^」\n]{1,300}」/g,
  /(?<![\p{L}\p{N}])['‘][^'’\n]{1,300}['’](?![\p{L}\p{N}])/gu,
];
/** A full stop ends a sentence only before white space: `moment.js` and `v2.0` go on. */
const SENTENCE_END = /(?<=[。！？!?])(?![。！？!?])|(?<=[.](?:["')\]]{0,2}))\s+|\n+/;
const LINE = /^.+$/gm;
const ENDS = ".!?。！？";
const INNER_END = /[.!?。！？]/g;
/** Ends inside a quotation stand in a private area while sentences are cut; text has no use for it. */
const SHIELD = 0xf700;
const SHIELDED = /[\uf700-\uf705]/g;

export function splitSentences(text: string): Sentence[] {
  // Before the text is cut: what is private, or ours, may begin ahead of the part that is read.
  const spoken = stripPrivate(stripOwnBlocks(stripUnseen(text)))
    .slice(-MAX_TEXT_CHARS)
    .replace(CODE_BLOCK, "\n")
    .replace(QUOTED_LINE, "\n")
    .replace(LINE, (line) => (isCodeLine(withoutQuotes(line)) ? "" : line));
  return shieldQuotes(spoken)
    .split(SENTENCE_END)
    .map((part) => part.replace(SHIELDED, (end) => ENDS.charAt(end.charCodeAt(0) - SHIELD)))
    .map((part) => part.replace(/^[\s\-*•·]+/, "").trim())
    .filter((part) => part !== "" && part.length <= MAX_SENTENCE_CHARS)
    .map((part) => ({ text: part, language: languageOf(part) }));
}

/** The sentence with quoted strings replaced by the mark: what the rules look at. */
export function withoutQuotes(text: string): string {
  const bare = text.replace(CODE_SPAN, INLINE_CODE);
  return QUOTES.reduce((rest, quote) => rest.replace(quote, QUOTED), bare);
}

/** What is quoted stays in one sentence, whatever ends in it: its second half is not the user's either. */
function shieldQuotes(text: string): string {
  return [CODE_SPAN, ...QUOTES].reduce(
    (rest, quote) =>
      rest.replace(quote, (quoted) =>
        quoted.replace(INNER_END, (end) => String.fromCharCode(SHIELD + ENDS.indexOf(end))),
      ),
    text,
  );
}

export function languageOf(text: string): Language {
  if (/[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text)) return "ja";
  return /\p{Script=Han}/u.test(text) ? "zh" : "en";
}
