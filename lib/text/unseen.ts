/**
 * Removes what a reader does not see: terminal escape sequences, control, zero-width and bidi characters, soft hyphens.
 * They reorder text, and they hide a secret or a tag from every pattern until something puts it together again.
 */
import { toWellFormed } from "./cut.ts";
import { isTypeset } from "./fold.ts";
import { lazy } from "./lazy.ts";

/**
 * CSI sequences, then strings (OSC, DCS, PM, APC, SOS), then two-character escapes. A string that never ends is given up at its line's
 * end or after 2,048 characters, so that one stray byte hides no text.
 */
const ANSI =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: escape sequences are what it is for
  /(?:\x1b\[|\x9b)[0-?]{0,64}[ -/]{0,8}[@-~]?|(?:\x1b[\]PX^_]|[\x90\x98\x9d-\x9f])[^\x07\x1b\x9c\n]{0,2048}(?:\x07|\x1b\\|\x9c)?|\x1b[ -/]{0,4}[0-~]?/g;
// biome-ignore lint/suspicious/noControlCharactersInRegex: escape sequences are what it is for
const ANSI_START = /[\x1b\x90-\x9f]/;

const LINE_ENDS = /\r\n?|[\u0085\u2028\u2029]/g;

// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it is for
const CONTROLS = /[\0-\x08\x0b-\x1f\x7f-\x9f]/g;
/** Most texts hold nothing else, and this look is the cheapest. */
const PRINTABLE = /^[\t\n -~]*$/;

/** Zero-width and bidi characters, soft hyphens, fillers, tags: they hide or reorder text. Joiners and selectors are looked at below. */
const invisible = lazy(() => /(?![\u200d\ufe00-\ufe0f])\p{Default_Ignorable_Code_Point}|[\ufff9-\ufffb]/gu);

/** A run of selectors can carry hidden bytes; one is how an emoji asks for colour. */
const REPEATED_SELECTORS = /([\ufe00-\ufe0f])[\ufe00-\ufe0f]+/g;
/** Behind a character that has no other form, a selector is only a way to break a word. */
const ASCII_SELECTORS = /(?<=[!-"$-)+-/:-~])[\ufe00-\ufe0f]+|(?<=[#*0-9])[\ufe00-\ufe0f]+(?!\u20e3)/g;

/** A joiner stays only between two emoji, where removing it changes the picture. */
const strayJoiners = lazy(
  () =>
    /(?<!(?:\p{Extended_Pictographic}|\p{Emoji_Modifier})[\ufe00-\ufe0f]?)\u200d|\u200d(?!\p{Extended_Pictographic})/gu,
);

/** Removes terminal escape sequences and keeps everything else. */
export function stripAnsi(text: string): string {
  return ANSI_START.test(text) ? text.replace(ANSI, "") : text;
}

/** Also lone surrogates become U+FFFD, and every line end becomes a line feed. Idempotent. */
export function stripUnseen(text: string): string {
  if (PRINTABLE.test(text)) return text;
  const seen = stripAnsi(toWellFormed(text)).replace(LINE_ENDS, "\n").replace(CONTROLS, "");
  if (isTypeset(seen)) return seen;
  return seen
    .replace(invisible(), "")
    .replace(REPEATED_SELECTORS, "$1")
    .replace(strayJoiners(), "")
    .replace(ASCII_SELECTORS, "");
}
