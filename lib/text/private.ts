/**
 * Removes what the user marked `<private>…</private>`, however the tags are spelled.
 * When in doubt it hides more: an unclosed tag hides everything to the end. Call it before any cutting.
 */

const PLACEHOLDER = "[private]";

/** `<` as typed, full-width, as an HTML entity, or as a JSON escape. */
const OPEN_BRACKET = "(?:[<＜﹤]|&lt;|\\\\u003c)";
const CLOSE_BRACKET = "(?:[>＞﹥]|&gt;|\\\\u003e)";
const LETTERS = [..."private"].map(
  (letter) => `[${letter}${String.fromCharCode(letter.charCodeAt(0) + 0xfee0)}]`,
);
/** Attributes are bounded so that a tag that never ends costs a constant. */
const TAG = new RegExp(
  `${OPEN_BRACKET}\\s{0,8}([/／]?)\\s{0,8}${LETTERS.join("")}(?![\\w-])(?:[^<>＜＞]{0,200}?${CLOSE_BRACKET})?`,
  "giu",
);

export function stripPrivate(text: string): string {
  let result = "";
  let depth = 0;
  let from = 0;
  for (const tag of text.matchAll(TAG)) {
    const isClosing = tag[1] !== "";
    if (depth === 0 && isClosing) continue;
    if (depth === 0) result += text.slice(from, tag.index) + PLACEHOLDER;
    depth += isClosing ? -1 : 1;
    if (depth === 0) from = tag.index + tag[0].length;
  }
  return depth > 0 ? result : result + text.slice(from);
}
