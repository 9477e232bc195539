/**
 * Private keys in PEM or PGP armour: whole, cut off at either end, and as tools show files: numbered, quoted, marked as
 * a diff, escaped as in JSON however often.
 */

const PLACEHOLDER = "[redacted:private-key]";
const LABEL = "[A-Z0-9 ]{0,40}PRIVATE KEY(?: BLOCK)?-----";
const BEGIN = new RegExp(`-----BEGIN${LABEL}`, "g");
const END = new RegExp(`-----END${LABEL}`, "g");

/** Base64 lines have at most 76 characters; a shorter one counts where the armour or the text ends behind it. */
const MAX_LINE = 76;
const MIN_LINE = 16;
/** What may stand between two lines of base64. A run of backslashes is taken whole, so that there is one way to read it. */
const BASE64 = "[A-Za-z0-9+/=]";
const GAP = "(?:\\s|\\\\+(?!\\\\)[nrt]?|[\"',>|#]|\\d{1,6}[→:|\\t]){0,40}";
const HEADER = "(?:Proc-Type|DEK-Info|Version|Comment|Hash):[^\\n\\\\]{0,80}";
const LINE = `${BASE64}{${MIN_LINE},${MAX_LINE}}(?![A-Za-z0-9])`;
const LAST_LINE = `${BASE64}{1,${MAX_LINE}}(?=${GAP}(?:-----|…|$))`;
const BODY = new RegExp(
  `(?:${GAP}(?:${HEADER}|${LINE}))*(?:${GAP}${LAST_LINE})?(?:${GAP}[+-]?-----END${LABEL})?`,
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

/** How many characters of a key's body stand at the end of `before`. */
function bodyLength(before: string): number {
  const backwards = [...before.slice(-MAX_BODY)].reverse().join("");
  BACK_BODY.lastIndex = 0;
  return BACK_BODY.test(backwards) ? BACK_BODY.lastIndex : 0;
}

/** The end of a key whose beginning was cut away. */
function redactEnded(text: string): string {
  let kept = "";
  let from = 0;
  for (const end of text.matchAll(END)) {
    const before = text.slice(from, end.index);
    const length = bodyLength(before);
    from = end.index + (length > 0 ? end[0].length : 0);
    kept += before.slice(0, before.length - length) + (length > 0 ? PLACEHOLDER : "");
  }
  return kept + text.slice(from);
}

export function redactPrivateKeys(text: string): string {
  return text.includes("PRIVATE KEY") ? redactEnded(redactBegun(text)) : text;
}
