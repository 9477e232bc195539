/**
 * Takes off the given characters at the end of a text, by a loop: a pattern that ends in `+$` starts anew at each character of
 * a run that something else follows.
 */
export function trimEndOf(text: string, chars: string): string {
  let end = text.length;
  while (end > 0 && chars.includes(text.charAt(end - 1))) end--;
  return text.slice(0, end);
}
