/**
 * The text in lower case, of the same length, with one byte a character, in which plain searches are several times faster. A wide
 * character becomes any other: what is found must be looked at in the text.
 */
export function lowerLatin(text: string): string {
  return Buffer.from(text, "latin1").toString("latin1").toLowerCase();
}
