/**
 * Finds a text in bytes whatever it is wrapped in: as it is, or escaped as JSON does once or several times over (a tool's
 * input in a transcript's line is JSON in JSON). Works on bytes read as latin1, so that places are byte offsets.
 */

/** A text inside three strings of JSON is behind seven backslashes; nothing wraps deeper. */
const ESCAPE = "\\\\{1,7}";
/** Shorter texts stand everywhere, in names and structure too. */
export const MIN_NEEDLE_CHARS = 4;
/** Some hundred alternatives in one expression cost no more than one. */
const NEEDLES_PER_EXPRESSION = 100;

const SHORT_ESCAPES: Readonly<Record<string, string>> = { "\b": "b", "\f": "f" };

/** A run that does not end the text is tried from its first character only. */
const WRAPPING = /^["'\\\s]+|(?<!["'\\\s])["'\\\s]+$/g;

/** What is looked for: quotes, backslashes and white space at its ends are no part of a secret, and belong to what wraps it. */
export function trimNeedle(text: string): string {
  return text.replace(WRAPPING, "");
}

/** Expressions for latin1 text. Throws RangeError for a text that is too short. */
export function needleExpressions(needles: readonly string[]): RegExp[] {
  const trimmed = [...new Set(needles.map(trimNeedle))];
  if (trimmed.some((text) => text.length < MIN_NEEDLE_CHARS))
    throw new RangeError("text too short to look for");
  // The longest first: of two that begin alike the whole one is found.
  const sources = trimmed.sort((a, b) => b.length - a.length).map(sourceOf);
  const groups = Math.ceil(sources.length / NEEDLES_PER_EXPRESSION);
  return Array.from({ length: groups }, (_, at) => {
    const part = sources.slice(at * NEEDLES_PER_EXPRESSION, (at + 1) * NEEDLES_PER_EXPRESSION);
    return new RegExp(part.join("|"), "g");
  });
}

/** White space of any kind and length: notes and memories are made of lines, and have theirs put right. */
const BLANK = `(?:[ \\t\\r\\n]|${ESCAPE}[nrt])`;
const SPACE = `${BLANK}+`;
/**
 * Behind what may be an escape itself: from each of a run of them on, the whole rest of it would be read. 40 are more than an
 * indented line begins with.
 */
const SPACE_IN_RUN = `(?:(?<!\\\\[nrt])${SPACE}|(?<=\\\\[nrt])${BLANK}{1,40})`;

function sourceOf(text: string): string {
  const words = text.split(/[ \t\r\n]+/);
  return words.map((word, at) => spaceAfter(words[at - 1]) + [...word].map(charSource).join("")).join("");
}

function spaceAfter(word: string | undefined): string {
  if (word === undefined) return "";
  return /[nrt]$/.test(word) ? SPACE_IN_RUN : SPACE;
}

/** One character in each of its forms. */
function charSource(char: string): string {
  const plain = literal(Buffer.from(char).toString("latin1"));
  const units = Array.from({ length: char.length }, (_, at) => char.charCodeAt(at));
  const escaped = units.map((unit) => `${ESCAPE}u${anyCase(unit.toString(16).padStart(4, "0"))}`).join("");
  const forms = [escaped];
  const short = SHORT_ESCAPES[char];
  if (short !== undefined) forms.push(`${ESCAPE}${short}`);
  if (char === '"' || char === "/") forms.push(`${ESCAPE}${plain}`);
  if (char === "\\") forms.push("\\\\{1,8}");
  else forms.push(plain);
  return `(?:${forms.join("|")})`;
}

function literal(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\/]/g, "\\$&");
}

function anyCase(hex: string): string {
  return hex.replace(/[a-f]/g, (digit) => `[${digit}${digit.toUpperCase()}]`);
}
