/**
 * Takes a tool's output out of a large payload before it is parsed: of the output only its size is wanted, and decoding
 * and parsing a megabyte costs a hook a fifth of Node's own start.
 */

/** Below this, parsing everything costs too little to look for less. */
const WORTHWHILE_BYTES = 64 * 1024;
/** An output of more pieces than this is parsed as it is: finding its end would cost more. */
const MAX_STEPS = 50_000;

/** A quote inside a JSON string is always escaped, so this cannot stand in one: where it is found, it is a key. */
const KEY = ',"tool_response":';
const INTERRUPTED = ',"interrupted":true';
/** Marks the stub: a key found in a nested object puts it elsewhere than `isWithoutOutput` looks for it. */
const MARK = "left out by logbook";

const QUOTE = 0x22;
const COMMA = 0x2c;
const BACKSLASH = 0x5c;
/** `{` and `[`, `}` and `]` differ in this bit only. */
const BRACE_BIT = 0x20;
const OPEN = 0x7b;
const CLOSE = 0x7d;

/** The same document with a stub for its output, which says whether the tool was interrupted; undefined where that does not pay. */
export function leaveOutOutput(json: Buffer): Buffer | undefined {
  const key = json.length < WORTHWHILE_BYTES ? -1 : json.indexOf(KEY);
  const end = key < 0 ? undefined : endOfValue(json, key + KEY.length);
  if (end === undefined) return undefined;
  const interrupted = json.subarray(key, end).includes(INTERRUPTED);
  const stub = Buffer.from(KEY + JSON.stringify({ interrupted, mark: MARK }));
  return Buffer.concat([json.subarray(0, key), stub, json.subarray(end)]);
}

/** Whether what was parsed is the whole document but for its output. */
export function isWithoutOutput(value: unknown): boolean {
  const output = (value as { tool_response?: { mark?: unknown } | null } | null)?.tool_response;
  return output?.mark === MARK;
}

/** The comma or bracket behind the value of a member that begins at `start`. Strings are stepped over whole. */
function endOfValue(json: Buffer, start: number): number | undefined {
  let depth = 0;
  let at = start;
  for (let step = 0; step < MAX_STEPS && at < json.length; step++) {
    const byte = json[at] as number;
    const folded = byte | BRACE_BIT;
    if (byte === QUOTE) at = endOfString(json, at);
    else if (folded === OPEN) depth += 1;
    else if (depth === 0 && (byte === COMMA || folded === CLOSE)) return at;
    else if (folded === CLOSE) depth -= 1;
    at += 1;
  }
  return undefined;
}

/** The closing quote of the string that opens at `open`: the next one behind an even number of backslashes. */
function endOfString(json: Buffer, open: number): number {
  for (let at = json.indexOf(QUOTE, open + 1); at >= 0; at = json.indexOf(QUOTE, at + 1)) {
    let before = at - 1;
    while (json[before] === BACKSLASH) before -= 1;
    if ((at - before) % 2 === 1) return at;
  }
  return json.length;
}
