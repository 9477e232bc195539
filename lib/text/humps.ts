/** Splits camelCase, PascalCase and HTTPServer into their parts. */
import { classOf, LOWER, UPPER } from "./char-class.ts";

/** More parts, or shorter ones on average, are keys and base64 rather than names. */
const MAX_PARTS = 10;
const ALWAYS_A_NAME = 3;
const MIN_AVERAGE = 3;

/** A hump starts at a capital that follows a small letter or digit, and at the last capital of a run before a small letter. */
export function isHumpStart(shape: string, at: number): boolean {
  if (classOf(shape.charCodeAt(at)) !== UPPER) return false;
  if (classOf(shape.charCodeAt(at - 1)) !== UPPER) return true;
  return at + 1 < shape.length && classOf(shape.charCodeAt(at + 1)) === LOWER;
}

/** `HTTPServer` → `http server`; undefined for a word of one part, or of parts that no person would name. */
export function renderHumps(word: string): string | undefined {
  const parts: string[] = [];
  let from = 0;
  for (let at = 1; at < word.length; at++) {
    if (!isHumpStart(word, at)) continue;
    parts.push(word.slice(from, at));
    from = at;
  }
  if (from === 0) return undefined;
  parts.push(word.slice(from));
  const isName =
    parts.length <= ALWAYS_A_NAME || (parts.length <= MAX_PARTS && word.length >= parts.length * MIN_AVERAGE);
  return isName ? parts.join(" ").toLowerCase() : undefined;
}
