/**
 * One character in bytes, in whatever way it is spelled: as it is, escaped as JSON does once or several times over, encoded
 * for a URL or for HTML. Looks at a bounded number of bytes beyond the spelling itself.
 */

/** Filled by `readSpelling`: one for a whole text, since an object a character would double the cost. */
export interface Spelling {
  /** NOTHING where the bytes stand for no character. */
  point: number;
  end: number;
  /** Where the same bytes read as plain text begin, behind what made an escape of them; NOTHING without. */
  literal: number;
}

export const NOTHING = -1;
export const ESCAPE = 0x1b;
const BACKSPACE = 0x08;
const SPACE = 0x20;
const PERCENT = 0x25;
const AMPERSAND = 0x26;
const BACKSLASH = 0x5c;
const BRACKET = 0x5b;
const REPLACEMENT = 0xfffd;

export function readSpelling(bytes: Uint8Array, at: number, out: Spelling): void {
  const byte = bytes[at] as number;
  out.literal = NOTHING;
  if (byte === BACKSLASH) readEscaped(bytes, at, out);
  else if (byte === PERCENT) readPercent(bytes, at, out);
  else if (byte >= 0x80) readUtf8(bytes, at, out);
  else set(out, byte, at + 1);
  if (out.point === AMPERSAND) readEntities(bytes, out);
}

function set(out: Spelling, point: number, end: number): void {
  out.point = point;
  out.end = end;
}

/** A run of backslashes is read whole: how many there are says only how often a text was wrapped. */
function readEscaped(bytes: Uint8Array, start: number, out: Spelling): void {
  let at = start + 1;
  while (bytes[at] === BACKSLASH) at++;
  const letter = String.fromCharCode(bytes[at] ?? 0);
  set(out, NOTHING, at);
  if ("nrt".includes(letter)) set(out, SPACE, at + 1);
  else if ("bf".includes(letter)) set(out, BACKSPACE, at + 1);
  else if (letter === "u") readUnicode(bytes, at, out);
  else if (`"'/`.includes(letter)) {
    set(out, bytes[at] as number, at + 1);
    return;
  } else readPrintedEscape(bytes, at, out);
  if (out.point !== NOTHING) out.literal = at;
}

function readUnicode(bytes: Uint8Array, at: number, out: Spelling): void {
  const unit = hex(bytes, at + 1, 4);
  if (unit === NOTHING) return;
  set(out, unit, at + 5);
  if (unit < 0xd800 || unit > 0xdbff || bytes[at + 5] !== BACKSLASH) return;
  let next = at + 6;
  while (bytes[next] === BACKSLASH) next++;
  const low = bytes[next] === 0x75 ? hex(bytes, next + 1, 4) : NOTHING;
  if (low >= 0xdc00 && low <= 0xdfff) set(out, 0x10000 + ((unit - 0xd800) << 10) + low - 0xdc00, next + 5);
}

/** The escape character as source code and `cat -v` have it, where a sequence follows. */
const PRINTED = ["x1b", "x1B", "033", "e"];

function readPrintedEscape(bytes: Uint8Array, at: number, out: Spelling): void {
  for (const printed of PRINTED) {
    const end = at + printed.length;
    if (bytes[end] === BRACKET && startsWith(bytes, at, printed)) set(out, ESCAPE, end);
  }
}

/** A percent sign may itself be encoded: `%2540`. */
function readPercent(bytes: Uint8Array, start: number, out: Spelling): void {
  const first = percentByte(bytes, start, out);
  if (first === NOTHING || (first >= 0x80 && !readPercentUtf8(bytes, first, out)))
    set(out, PERCENT, start + 1);
  else out.literal = start + 1;
}

function percentByte(bytes: Uint8Array, start: number, out: Spelling): number {
  if (bytes[start] !== PERCENT) return NOTHING;
  let at = start + 1;
  while (startsWith(bytes, at, "25") && hex(bytes, at + 2, 2) !== NOTHING) at += 2;
  const value = hex(bytes, at, 2);
  if (value !== NOTHING) set(out, value, at + 2);
  return value;
}

function readPercentUtf8(bytes: Uint8Array, first: number, out: Spelling): boolean {
  const more = followers(first);
  if (more === 0) return false;
  let point = first & (0x3f >> more);
  for (let count = 0; count < more; count++) {
    const byte = percentByte(bytes, out.end, out);
    if (byte >> 6 !== 2) return false;
    point = (point << 6) | (byte & 0x3f);
  }
  out.point = point;
  return true;
}

function readUtf8(bytes: Uint8Array, at: number, out: Spelling): void {
  const first = bytes[at] as number;
  const more = followers(first);
  let point = first & (0x3f >> more);
  for (let count = 1; count <= more; count++) {
    const byte = bytes[at + count] ?? 0;
    if (byte >> 6 !== 2) {
      set(out, REPLACEMENT, at + 1);
      return;
    }
    point = (point << 6) | (byte & 0x3f);
  }
  set(out, more === 0 ? REPLACEMENT : point, at + 1 + more);
}

/** How many bytes follow the first one of a character; 0 where none begins with it. */
function followers(first: number): number {
  if (first < 0xc2 || first > 0xf4) return 0;
  return first < 0xe0 ? 1 : first < 0xf0 ? 2 : 3;
}

const ENTITIES: readonly (readonly [name: string, point: number])[] = [
  ["amp;", AMPERSAND],
  ["lt;", 0x3c],
  ["gt;", 0x3e],
  ["quot;", 0x22],
  ["apos;", 0x27],
  ["nbsp;", SPACE],
];
/** The largest code point, in decimal digits. */
const MAX_DIGITS = 7;

/** Behind an ampersand; as often as it was wrapped. */
function readEntities(bytes: Uint8Array, out: Spelling): void {
  const literal = out.end;
  while (out.point === AMPERSAND && readEntity(bytes, out.end, out)) out.literal = literal;
}

function readEntity(bytes: Uint8Array, at: number, out: Spelling): boolean {
  if (bytes[at] === 0x23) return readNumbered(bytes, at + 1, out);
  for (const [name, point] of ENTITIES) {
    if (!startsWith(bytes, at, name)) continue;
    set(out, point, at + name.length);
    return true;
  }
  return false;
}

function readNumbered(bytes: Uint8Array, start: number, out: Spelling): boolean {
  const isHex = ((bytes[start] ?? 0) | SPACE) === 0x78;
  const from = isHex ? start + 1 : start;
  const base = isHex ? 16 : 10;
  let value = 0;
  let at = from;
  for (; at < from + MAX_DIGITS; at++) {
    const digit = hexDigit(bytes[at] ?? 0);
    if (digit === NOTHING || digit >= base) break;
    value = value * base + digit;
  }
  if (at === from || bytes[at] !== 0x3b) return false;
  set(out, value, at + 1);
  return true;
}

function startsWith(bytes: Uint8Array, at: number, text: string): boolean {
  for (let index = 0; index < text.length; index++)
    if (bytes[at + index] !== text.charCodeAt(index)) return false;
  return true;
}

function hex(bytes: Uint8Array, at: number, digits: number): number {
  let value = 0;
  for (let index = at; index < at + digits; index++) {
    const digit = hexDigit(bytes[index] ?? 0);
    if (digit === NOTHING) return NOTHING;
    value = value * 16 + digit;
  }
  return value;
}

function hexDigit(byte: number): number {
  if (byte >= 0x30 && byte <= 0x39) return byte - 0x30;
  const lower = byte | SPACE;
  return lower >= 0x61 && lower <= 0x66 ? lower - 0x57 : NOTHING;
}
