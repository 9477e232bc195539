/** What looks like words that someone chose, and what does not. */

/** `token`, `getToken2`, `HTTPServer`, `2024`. Case tells where a part begins, so that there is one way to read it. */
const WORD =
  /^(?:[A-Za-z]|[A-Z]?[a-z]+(?:[A-Z][a-z]+)*(?:[A-Z]{2,5}|(?<=[a-z]{3})[A-Z])?|[A-Z]{1,5}(?:[A-Z][a-z]+)+|[A-Z]+)?\d{0,2}$|^\d{1,4}$|^v\d+$/;
/** Longer ones are no words, whatever they look like. */
const MAX_WORD = 64;

export function isWord(part: string): boolean {
  return part.length <= MAX_WORD && WORD.test(part);
}

/** Words in a row: `my-app.service_2`, `user:profile/name`. */
export function isWords(text: string): boolean {
  return text.split(/[^A-Za-z0-9]+/).every(isWord);
}

export function isMixed(text: string): boolean {
  return /\d/.test(text) && /[A-Za-z]/.test(text);
}
