/** Private keys in PEM or PGP armour: whole, cut off at either end, or with their line ends escaped as in JSON. */

const PLACEHOLDER = "[redacted:private-key]";
const LABEL = "[A-Z0-9 ]{0,40}PRIVATE KEY(?: BLOCK)?-----";
const BEGIN = new RegExp(`-----BEGIN${LABEL}`, "g");
const END = new RegExp(`-----END${LABEL}`, "g");
/** Base64 lines have at most 76 characters; a shorter rest counts where the text or the armour ends behind it. */
const BODY = new RegExp(
  "(?:\\s|\\\\[nrt]|(?:Proc-Type|DEK-Info|Version|Comment|Hash):[^\\n\\\\]{0,80}|[A-Za-z0-9+/=]{16,76}(?![A-Za-z0-9])|" +
    `[A-Za-z0-9+/=]{1,76}(?=(?:\\\\[nr]|\\s){0,4}(?:-----|…|$)))*(?:-----END${LABEL})?`,
  "y",
);
const WHOLE_LINE = /^[A-Za-z0-9+/=]{1,76}$/;
const MIN_LINE = 16;
const LINE_REST = /[A-Za-z0-9+/=]{0,76}$/;

function redactBegun(text: string): string {
  let kept = "";
  let from = 0;
  for (const begin of text.matchAll(BEGIN)) {
    if (begin.index < from) continue;
    kept += text.slice(from, begin.index) + PLACEHOLDER;
    BODY.lastIndex = begin.index + begin[0].length;
    BODY.test(text);
    from = BODY.lastIndex;
  }
  return kept + text.slice(from);
}

/** Where the base64 lines before `end` begin; `end` itself where there are none. */
function bodyStart(text: string, end: number): number {
  let start = end;
  while (text[start - 1] === "\n") {
    const lineStart = text.lastIndexOf("\n", start - 2) + 1;
    const line = text.slice(lineStart, start - 1).trimEnd();
    const isLastLine = start === end;
    if (!WHOLE_LINE.test(line) || (line.length < MIN_LINE && !isLastLine)) {
      return isLastLine ? end : start - 1 - (LINE_REST.exec(line)?.[0].length ?? 0);
    }
    start = lineStart;
  }
  return start;
}

/** The end of a key whose beginning was cut away. */
function redactEnded(text: string): string {
  let kept = "";
  let from = 0;
  for (const end of text.matchAll(END)) {
    const start = bodyStart(text, end.index);
    if (start >= end.index || start < from) continue;
    kept += text.slice(from, start) + PLACEHOLDER;
    from = end.index + end[0].length;
  }
  return kept + text.slice(from);
}

export function redactPrivateKeys(text: string): string {
  return text.includes("PRIVATE KEY") ? redactEnded(redactBegun(text)) : text;
}
