/** Shortens an entry's texts to what the index keeps, and fetches the outputs that the client put into files of their own. */
import type { Entry, Part } from "../contract/turn.ts";
import { cutMiddle } from "../text/cut.ts";
import { cleanText } from "../transcript/clean.ts";
import type { StoredEntry } from "./encode.ts";

/** `index.maxFieldChars`. */
export interface FieldLimits {
  head: number;
  tail: number;
}

/** The whole text of a file under the session's `tool-results/`, undefined where there is none. */
export type ReadSpilled = (name: string) => string | undefined;

export function capEntry(
  entry: Entry,
  limits: FieldLimits,
  readSpilled: ReadSpilled | undefined,
): StoredEntry {
  if (entry.parts.length === 0) return entry;
  const whole =
    readSpilled === undefined ? entry.parts : entry.parts.map((part) => unspill(part, readSpilled));
  const parts = whole.map((part) => capPart(part, limits));
  const isCapped = parts.some((part, index) => part !== whole[index]);
  return isCapped ? { ...entry, parts, isCapped } : { ...entry, parts };
}

function unspill(part: Part, readSpilled: ReadSpilled): Part {
  if (part.kind !== "tool_result" || part.spilledFile === undefined) return part;
  const output = readSpilled(part.spilledFile);
  return output === undefined ? part : { ...part, output: cleanText(output) };
}

function capPart(part: Part, { head, tail }: FieldLimits): Part {
  const maxChars = head + tail;
  // Through bytes and back: a slice would keep the megabytes it was cut from alive.
  const cut = (text: string): string => Buffer.from(cutMiddle(text, head, tail)).toString();
  switch (part.kind) {
    case "prompt":
    case "answer":
      return part.text.length <= maxChars ? part : { ...part, text: cut(part.text) };
    case "tool_use":
      return part.input.length <= maxChars ? part : { ...part, input: cut(part.input) };
    case "tool_result":
      return part.output.length <= maxChars ? part : { ...part, output: cut(part.output) };
    default:
      return part satisfies never;
  }
}
