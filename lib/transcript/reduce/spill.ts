/** Step 1: a single result over the threshold leaves the slice at once, seen or not, with its head and tail in place. */
import { toPreview } from "./pointer.ts";
import type { Ledger, Message, Result, Spilled, Whole } from "./slice.ts";

export interface SpillOptions {
  /** The client spills Bash output over about 30,000 characters itself; the same number here keeps one idea of "large". */
  thresholdChars: number;
  /** A preview long enough to decide whether to open the whole: the client shows 2,000 characters of a spilled output. */
  previewChars: number;
}

export const SPILL_DEFAULTS: SpillOptions = { thresholdChars: 30_000, previewChars: 2_000 };

export function spill(slice: Whole, ledger: Ledger, options: SpillOptions = SPILL_DEFAULTS): Spilled {
  const spillResult = (result: Result): Result => {
    const pointer = ledger.pointerOf(result.callId);
    if (pointer === undefined || result.text.length <= options.thresholdChars) return result;
    return toPreview(result, pointer, options.previewChars);
  };
  const spillMessage = (message: Message): Message =>
    message.role === "results" ? { ...message, results: message.results.map(spillResult) } : message;
  return { stage: "spilled", messages: slice.messages.map(spillMessage) };
}
