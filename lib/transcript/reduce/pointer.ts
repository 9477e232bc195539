/** The one rule by which a result's text becomes a preview, used by spilling (long preview) and shortening (none). */
import { cutMiddle } from "../../text/cut.ts";
import type { Pointer, Result } from "./slice.ts";

/** Share of a preview that shows the beginning; the rest shows the end, where errors and totals stand. */
const HEAD_SHARE = 0.75;

/**
 * The result with its text replaced by `previewChars` of it and the command that opens the whole.
 * Never longer than before, and applying it again changes nothing.
 */
export function toPreview(result: Result, pointer: Pointer, previewChars: number): Result {
  const note = renderPointer(pointer);
  if (result.pointer !== undefined && previewChars > 0) return result;
  const headChars = Math.floor(previewChars * HEAD_SHARE);
  const preview = previewChars > 0 ? cutMiddle(result.text, headChars, previewChars - headChars) : "";
  const text = preview === "" ? note : `${preview}\n${note}`;
  return text.length < result.text.length ? { ...result, text, pointer } : result;
}

export function renderPointer(pointer: Pointer): string {
  return `[tool result of ${pointer.chars} characters, whole: ${pointer.command}]`;
}
