/**
 * Makes foreign text safe to print into a context block or onto a terminal: no control, invisible or bidi characters,
 * and no text that imitates the client's own tags or role markers. What is defused stays readable. Idempotent.
 */

/** CSI, OSC and other string sequences, then two-character escapes. Unterminated strings end at the line or after 2,048 characters. */
const ANSI =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: escape sequences are what it is for
  /(?:\x1b\[|\x9b)[0-?]{0,64}[ -/]{0,8}[@-~]?|\x1b[\]PX^_][^\x07\x1b\x9c\n]{0,2048}(?:\x07|\x1b\\|\x9c)?|\x1b[ -/]{0,4}[0-~]?/g;

const LINE_ENDS = /\r\n?|[\u0085\u2028\u2029]/g;

// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it is for
const CONTROLS = /[\0-\x08\x0b-\x1f\x7f-\x9f]/g;

/**
 * Zero-width, soft hyphen, invisible operators, Hangul fillers, bidi marks, embeddings and isolates, interlinear anchors,
 * tag characters and supplementary variation selectors (both carry hidden text).
 */
const INVISIBLE =
  /[\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b\u200c\u200e\u200f\u202a-\u202e\u2060-\u206f\u3164\ufeff\uffa0\ufff9-\ufffb\u{e0000}-\u{e0fff}]/gu;

/** ZWJ stays only between two emoji, where removing it changes the picture; variation selectors only one at a time. */
const STRAY_JOINERS =
  /(?<![\p{Extended_Pictographic}\ufe0f\u{1f3fb}-\u{1f3ff}])\u200d|\u200d(?!\p{Extended_Pictographic})/gu;
const REPEATED_SELECTORS = /([\ufe00-\ufe0f])[\ufe00-\ufe0f]+/g;

/** Names of tags that the client or a model reads as structure. `*` stands for any further name characters. */
const TAG_NAMES = [
  "logbook*",
  "system*",
  "human",
  "assistant",
  "user*",
  "antml*",
  "function_*",
  "invoke",
  "parameter",
  "tool_*",
  "command-*",
  "local-command-*",
  "task-notification",
  "persisted-output",
  "session-start-hook",
  "bash-*",
  "instructions",
  "important",
  "private",
];

function anyWidth(char: string): string {
  if (char === "*") return "[\\w:.－＿-]*";
  if (char === "-" || char === "_") return "[-_－＿‐‑]";
  const full = String.fromCharCode(char.charCodeAt(0) + 0xfee0);
  return `[${char}${char.toUpperCase()}${full}${String.fromCharCode(full.charCodeAt(0) - 0x20)}]`;
}

const NAMES = TAG_NAMES.map((name) => [...name].map(anyWidth).join("")).join("|");
const IMITATION_TAG = new RegExp(`[<＜﹤](?=\\s{0,8}[/／]?\\s{0,8}(?:${NAMES})(?![\\w]))`, "g");

const ROLE_MARKER = /^([ \t>#*_]{0,8})(?=(?:human|assistant|system|user)[ \t*_]{0,4}[:：])/gim;

/** Removes terminal escape sequences and keeps everything else. */
export function stripAnsi(text: string): string {
  return text.includes("\x1b") || text.includes("\x9b") ? text.replace(ANSI, "") : text;
}

export function neutralise(text: string): string {
  return stripAnsi(text)
    .replace(LINE_ENDS, "\n")
    .replace(CONTROLS, "")
    .replace(INVISIBLE, "")
    .replace(STRAY_JOINERS, "")
    .replace(REPEATED_SELECTORS, "$1")
    .replace(IMITATION_TAG, "‹")
    .replace(ROLE_MARKER, "$1› ");
}
