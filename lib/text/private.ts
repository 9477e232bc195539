/**
 * Removes what the user marked `<private>…</private>`, however the tags are spelled.
 * When in doubt it hides more: an unclosed tag hides everything to the end. Call it before any cutting.
 */

import { lazy } from "./lazy.ts";

const PLACEHOLDER = "[private]";

/** Brackets as typed, full-width, as an HTML entity, or as a JSON escape. */
const OPENING = "(?:[<＜﹤‹]|&lt;|\\\\u003c)";
const CLOSING = "(?:[>＞﹥›]|&gt;|\\\\u003e)";
const FULL_WIDTH = 0xfee0;
const NAME = [..."private"]
  .map((letter) => `[${letter}${String.fromCharCode(letter.charCodeAt(0) + FULL_WIDTH)}]`)
  .join("\\p{Default_Ignorable_Code_Point}{0,4}");
/** Longer attributes are no attributes; the bound keeps a tag that never ends cheap. */
const ATTRIBUTES = "[^<>＜＞]{0,200}?";
const tagPattern = lazy(
  () =>
    new RegExp(`${OPENING}\\s{0,8}([/／\\\\]?)\\s{0,8}${NAME}(?![\\w-])(?:${ATTRIBUTES}${CLOSING})?`, "giu"),
);

/** What can open a tag at all. */
const HINT = /[<＜﹤‹]|&lt;|\\u003c/i;

export function stripPrivate(text: string): string {
  if (!HINT.test(text)) return text;
  let kept = "";
  let depth = 0;
  let from = 0;
  for (const tag of text.matchAll(tagPattern())) {
    const isEnd = tag[1] !== "";
    if (depth === 0 && isEnd) continue;
    if (depth === 0) kept += text.slice(from, tag.index) + PLACEHOLDER;
    depth += isEnd ? -1 : 1;
    from = tag.index + tag[0].length;
  }
  return depth > 0 ? kept : kept + text.slice(from);
}
