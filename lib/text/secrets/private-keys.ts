/**
 * Private keys in armour of PEM, PGP, SSH2 or PuTTY: whole, cut off at either end, and as tools show files: numbered, quoted,
 * marked as a diff, escaped as in JSON however often.
 */
import type { Range, View } from "./view.ts";

/** SSH2 has four hyphens and a space. */
const EDGE = "-{4}[- ]";
const LABEL = "[A-Z0-9 ]{0,40}PRIVATE KEY(?: BLOCK)? ?-{4,5}";
/** PuTTY says how many lines follow. */
const BEGIN = new RegExp(`${EDGE}BEGIN${LABEL}|Private-Lines: ?\\d{1,4}`, "g");
const END = new RegExp(`${EDGE}END${LABEL}`, "g");

/** Base64 lines have 64 or 76 characters, or are one; a shorter one counts where the armour or the text ends behind it. */
const MAX_LINE = 8_192;
const MIN_LINE = 16;
/** What may stand between two lines of base64. A run of backslashes is taken whole, so that there is one way to read it. */
const BASE64 = "[A-Za-z0-9+/=]";
const GAP = "(?:\\s|\\\\+(?!\\\\)[nrt]?|[\"',>|#]|\\d{1,6}[→:|\\t]){0,40}";
const HEADER = "(?:Proc-Type|DEK-Info|Version|Comment|Hash|Subject|x-\\w{1,20}|Private-MAC):[^\\n\\\\]{0,80}";
const LINE = `${BASE64}{${MIN_LINE},${MAX_LINE}}(?![A-Za-z0-9])`;
const LAST_LINE = `${BASE64}{1,${MAX_LINE}}(?=${GAP}(?:-----|…|$))`;
const BODY = new RegExp(
  `(?:${GAP}(?:${HEADER}|${LINE}))*(?:${GAP}${LAST_LINE})?(?:${GAP}[+-]?${EDGE}END${LABEL})?`,
  "y",
);

/** The same from the end of a text on, read backwards: an escaped line end leaves its letter at the line before. */
const BACK_GAP = "(?:[→:|\\t]\\d{1,6}|[\\s\"',>|#→:\\\\]){0,40}";
const BACK_LINE = `${BASE64}{${MIN_LINE},${MAX_LINE + 1}}(?![A-Za-z0-9])`;
const BACK_BODY = new RegExp(
  `(?:${BACK_GAP}${BASE64}{1,${MIN_LINE}}(?=${BACK_GAP}${BACK_LINE}))?(?:${BACK_GAP}${BACK_LINE})+(?:${BACK_GAP}${BASE64}{1,${MIN_LINE}}(?![A-Za-z0-9]))?`,
  "y",
);
/** Longer than any key's armour. */
const MAX_BODY = 16_384;

function findBegun(text: string): Range[] {
  const ranges: Range[] = [];
  let from = 0;
  for (const begin of text.matchAll(BEGIN)) {
    if (begin.index < from) continue;
    BODY.lastIndex = begin.index + begin[0].length;
    BODY.test(text);
    from = BODY.lastIndex;
    ranges.push({ start: begin.index, end: from });
  }
  return ranges;
}

/** How many characters of a key's body stand at the end of `before`. */
function bodyLength(before: string): number {
  const backwards = [...before.slice(-MAX_BODY)].reverse().join("");
  BACK_BODY.lastIndex = 0;
  return BACK_BODY.test(backwards) ? BACK_BODY.lastIndex : 0;
}

/** The ends of keys whose beginnings were cut away. */
function findEnded(text: string, begun: readonly Range[]): Range[] {
  const ranges: Range[] = [];
  let from = 0;
  let next = 0;
  for (const end of text.matchAll(END)) {
    while (next < begun.length && (begun[next] as Range).end <= end.index)
      from = (begun[next++] as Range).end;
    if ((begun[next]?.start ?? Number.POSITIVE_INFINITY) < end.index) continue;
    const length = bodyLength(text.slice(Math.max(from, end.index - MAX_BODY), end.index));
    if (length > 0) ranges.push({ start: end.index - length, end: end.index + end[0].length });
    from = end.index + end[0].length;
  }
  return ranges;
}

export function findPrivateKeys(
  { text }: View,
  found: (kind: string, start: number, end: number) => void,
): void {
  if (!text.includes("PRIVATE KEY") && !text.includes("Private-Lines")) return;
  const begun = findBegun(text);
  for (const { start, end } of [...begun, ...findEnded(text, begun)]) found("private-key", start, end);
}
