/**
 * Makes foreign text safe to print into a context block or onto a terminal: no control, invisible or bidi characters,
 * and nothing that imitates the client's tags or role markers. What is defused stays readable. Idempotent.
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

/** Zero-width and bidi characters, soft hyphens, fillers, tags: they hide or reorder text. Joiners and selectors are looked at below. */
const invisible = lazy(() => /(?![\u200d\ufe00-\ufe0f])\p{Default_Ignorable_Code_Point}|[\ufff9-\ufffb]/gu);

/** A run of selectors can carry hidden bytes; one is how an emoji asks for colour. */
const REPEATED_SELECTORS = /([\ufe00-\ufe0f])[\ufe00-\ufe0f]+/g;

/** A joiner stays only between two emoji, where removing it changes the picture. */
const strayJoiners = lazy(
  () =>
    /(?<!\p{Extended_Pictographic}|\p{Emoji_Modifier}|[\ufe00-\ufe0f])\u200d|\u200d(?!\p{Extended_Pictographic})/gu,
);

/** Tags that the client or a model reads as structure. `*` stands for any further name characters. */
const TAG_NAMES =
  "logbook* system system-* human assistant user user-* antml:* function_* invoke parameter tool_* command-* local-command-* bash-* " +
  "task-notification persisted-output session-start-hook instructions important";

const FULL_WIDTH = 0xfee0;

/** Letters of other alphabets that are drawn like those of tag names. */
const LOOKALIKES: Readonly<Record<string, string>> = {
  a: "аα",
  c: "сϲ",
  e: "еε",
  g: "ɡց",
  h: "һ",
  i: "іι",
  k: "кκ",
  l: "ӏІ",
  m: "м",
  n: "ո",
  o: "оοօ",
  p: "рρ",
  r: "г",
  s: "ѕ",
  t: "тτ",
  u: "υս",
  v: "ν",
  x: "хχ",
  y: "уγ",
};

/** A pattern for one character of a tag name in either case and width, or as its look-alike. */
function anyWidth(char: string): string {
  if (char === "*") return "[\\w:.－＿-]*";
  if (char === "-" || char === "_") return "[-_－＿\\p{Dash}]";
  const wide = (plain: string) => String.fromCharCode(plain.charCodeAt(0) + FULL_WIDTH);
  const alike = LOOKALIKES[char] ?? "";
  return `[${char}${char.toUpperCase()}${wide(char)}${wide(char.toUpperCase())}${alike}${alike.toUpperCase()}]`;
}

const OPENING_BRACKET = /[<＜﹤]/;
const imitationTag = lazy(() => {
  const names = TAG_NAMES.split(" ").map((name) => [...name].map(anyWidth).join(""));
  return new RegExp(`[<＜﹤](?=\\s{0,40}[/／]?\\s{0,40}(?:${names.join("|")})(?![\\w-]))`, "gu");
});

const ROLE_MARKER =
  /^([ \t>#*_]{0,8})(?=(?:Human|HUMAN|Assistant|ASSISTANT|System|SYSTEM|User|USER)[ \t*_]{0,4}[:：])/gm;

/** Removes terminal escape sequences and keeps everything else. */
export function stripAnsi(text: string): string {
  return ANSI_START.test(text) ? text.replace(ANSI, "") : text;
}

/** Removes what has no place in text that is shown: lone surrogates, escape sequences, controls but tab and newline, invisible characters. */
export function stripUnseen(text: string): string {
  const seen = stripAnsi(toWellFormed(text)).replace(LINE_ENDS, "\n").replace(CONTROLS, "");
  if (isTypeset(seen)) return seen;
  return seen.replace(invisible(), "").replace(strayJoiners(), "").replace(REPEATED_SELECTORS, "$1");
}

export function neutralise(text: string): string {
  const seen = stripUnseen(text);
  const untagged = OPENING_BRACKET.test(seen) ? seen.replace(imitationTag(), "‹") : seen;
  return untagged.replace(ROLE_MARKER, "$1› ");
}
