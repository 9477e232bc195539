/**
 * What every text goes through on its way into a page: redacted, freed of what cannot be seen. Colours of a terminal
 * survive only where no secret is: a secret interrupted by an escape sequence must not slip past the patterns.
 */
import { toWellFormed } from "../text/cut.ts";
import { stripUnseen } from "../text/unseen.ts";
import { withhold } from "../text/withhold.ts";

// biome-ignore lint/suspicious/noControlCharactersInRegex: escape sequences are what it is for
const COLOUR = /\x1b\[[0-9;:]{0,64}m/g;

/** Keeps colour sequences. */
export function cleanOutput(text: string): string {
  const kept = lastWrites(toWellFormed(text));
  if (!kept.includes("\x1b")) return withhold(kept);
  const pieces = kept.split(COLOUR).map(stripUnseen);
  const colours = kept.match(COLOUR) ?? [];
  const plain = pieces.join("");
  const masked = withhold(plain);
  if (masked !== plain) return masked;
  return pieces.map((piece, at) => piece + (colours[at] ?? "")).join("");
}

/** A run of carriage returns is tried from its first one, a line from its beginning, and from no other place in it. */
const LINE_END = /(?<!\r)\r+\n/g;
const WRITTEN_OVER = /(?<![^\n])[^\n]*\r(?=[^\r\n])/g;

/** A progress bar writes its line again and again: a terminal shows the last one. */
function lastWrites(text: string): string {
  if (!text.includes("\r")) return text;
  return text.replace(LINE_END, "\n").replace(WRITTEN_OVER, "");
}
