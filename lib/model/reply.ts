/** The JSON in a model's text: the whole of it, or the first fenced block, or the first object or list that parses. */

export function findJson(text: string): unknown {
  const trimmed = text.trim();
  for (const candidate of [trimmed, firstFenced(trimmed), firstBalanced(trimmed)]) {
    const value = candidate === undefined ? undefined : parse(candidate);
    if (value !== undefined) return value;
  }
  return undefined;
}

/** No two neighbours of a pattern take the same character: a reply of blank lines is read once, not once a line. */
const FENCE_OPENS = /```(?:json)?[ \t\r]*\n/;
const FENCE_CLOSES = /^[ \t]*```/m;

function firstFenced(text: string): string | undefined {
  const opening = FENCE_OPENS.exec(text);
  if (opening === null) return undefined;
  const rest = text.slice(opening.index + opening[0].length);
  const end = rest.search(FENCE_CLOSES);
  return end === -1 ? undefined : rest.slice(0, end);
}

/** Strings are passed over whole, so that brackets in them do not count; one that nothing closes goes to the end. */
const STRING_OR_BRACKET = /"(?:\\.|[^"\\])*"?|[[\]{}]/gs;

function firstBalanced(text: string): string | undefined {
  const start = text.search(/[[{]/);
  if (start === -1) return undefined;
  let depth = 0;
  for (const { 0: token, index } of text.slice(start).matchAll(STRING_OR_BRACKET)) {
    if (token === "[" || token === "{") depth++;
    else if (token === "]" || token === "}") depth--;
    if (depth === 0) return text.slice(start, start + index + 1);
  }
  return undefined;
}

/** Undefined for what is no JSON, and for a bare text or number: an answer is an object or a list. */
function parse(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === "object" && value !== null ? value : undefined;
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}
