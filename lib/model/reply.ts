/** The JSON in a model's text: the whole of it, or the first fenced block, or the first object or list that parses. */

export function findJson(text: string): unknown {
  const trimmed = text.trim();
  const fenced = /```(?:json)?\s*\n([\s\S]*?)\n\s*```/.exec(trimmed)?.[1];
  for (const candidate of [trimmed, fenced, firstBalanced(trimmed)]) {
    const value = candidate === undefined ? undefined : parse(candidate);
    if (value !== undefined) return value;
  }
  return undefined;
}

/** Strings are passed over whole, so that brackets in them do not count. */
const STRING_OR_BRACKET = /"(?:\\.|[^"\\])*"|[[\]{}]/gs;

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
