/** Brings an entry to what the archive keeps: shortens its texts and fetches the outputs that were put into files of their own. */
import type { Entry, Part, ToolCall } from "../contract/turn.ts";
import { cutMiddleAtWords } from "../text/cut.ts";
import { cleanText } from "../transcript/clean.ts";
import { type StoredEntry, textOfPart } from "./encode.ts";

/** `index.maxFieldChars`. */
export interface FieldLimits {
  head: number;
  tail: number;
}

/** The whole text of a result of which the transcript has only a part, undefined where that is all there is. */
export type ReadSpilled = (result: Pick<ToolCall, "toolUseId" | "spilledFile">) => string | undefined;

/** Most entries come back as they are: an import has millions. */
export function capEntry(
  entry: Entry,
  limits: FieldLimits,
  readSpilled: ReadSpilled | undefined,
): StoredEntry {
  const maxChars = limits.head + limits.tail;
  if (entry.parts.every((part) => isKept(part, maxChars, readSpilled))) return entry;
  let isCapped = false;
  const cap = (text: string): string => {
    const kept = withoutNul(text);
    if (kept.length <= maxChars) return kept;
    isCapped = true;
    // Through bytes and back: a slice would keep the megabytes it was cut from alive.
    return Buffer.from(cutMiddleAtWords(kept, limits.head, limits.tail)).toString();
  };
  const parts = entry.parts.map((part) => mapText(unspill(part, readSpilled), cap));
  return isCapped ? { ...entry, parts, isCapped } : { ...entry, parts };
}

function isKept(part: Part, maxChars: number, readSpilled: ReadSpilled | undefined): boolean {
  if (part.kind === "tool_result" && readSpilled?.(part) !== undefined) return false;
  const text = textOfPart(part);
  return text.length <= maxChars && !text.includes("\0");
}

/** node:sqlite ends a text at its first NUL. */
export function withoutNul(text: string): string {
  return text.includes("\0") ? text.replaceAll("\0", "\ufffd") : text;
}

function unspill(part: Part, readSpilled: ReadSpilled | undefined): Part {
  if (part.kind !== "tool_result") return part;
  const output = readSpilled?.(part);
  return output === undefined ? part : { ...part, output: cleanText(output) };
}

function mapText(part: Part, change: (text: string) => string): Part {
  switch (part.kind) {
    case "prompt":
    case "answer":
      return { ...part, text: change(part.text) };
    case "tool_use":
      return { ...part, input: change(part.input) };
    case "tool_result":
      return { ...part, output: change(part.output) };
    default:
      return part satisfies never;
  }
}
