/** What is written over a text, and whether a copy differs by nothing else. */

export const MASK = "*".charCodeAt(0);

/** Whether `copy` is `original`, but for what was overwritten in it. */
export function isMaskedCopy(copy: Buffer, original: Buffer): boolean {
  if (copy.equals(original)) return true;
  return copy.length === original.length && copy.every((byte, at) => byte === MASK || byte === original[at]);
}
