/** How things look: one sign, one word and one colour per outcome, so that none of the three is needed alone. */
import type { Style } from "./paint.ts";
import type { CallOutcome, Mark, Timeline, TurnState } from "./shape.ts";

export interface Look {
  sign: string;
  word: string;
  style: Style;
}

export const CALL_LOOK: Readonly<Record<CallOutcome, Look>> = {
  ok: { sign: "✓", word: "ok", style: "green" },
  failed: { sign: "✗", word: "failed", style: "red" },
  refused: { sign: "⊘", word: "refused", style: "yellow" },
  cancelled: { sign: "■", word: "cancelled", style: "magenta" },
};

export const TURN_LOOK: Readonly<Record<TurnState, Look>> = {
  answered: { sign: "✓", word: "answered", style: "green" },
  interrupted: { sign: "■", word: "interrupted", style: "magenta" },
  error: { sign: "✗", word: "failed", style: "red" },
  open: { sign: "▸", word: "open", style: "cyan" },
};

export const STATE_WORD: Readonly<Record<Timeline["state"], string>> = {
  ended: "ended",
  open: "open",
  silent: "no end recorded",
};

export function markLook(mark: Mark): Look {
  switch (mark.mark) {
    case "start":
      return mark.detail === "resume"
        ? { sign: "↻", word: "resumed", style: "cyan" }
        : { sign: "▶", word: startWord(mark.detail), style: "cyan" };
    case "end":
      return {
        sign: "■",
        word: mark.detail === undefined ? "ended" : `ended: ${mark.detail}`,
        style: "gray",
      };
    case "compaction":
      return compactionLook(mark.detail);
    default:
      return mark.mark satisfies never;
  }
}

function startWord(source: string | undefined): string {
  if (source === undefined || source === "startup") return "started";
  return source === "clear" ? "started after /clear" : `started: ${source}`;
}

export function compactionLook(trigger: string | undefined): Look {
  return { sign: "⇣", word: trigger === undefined ? "compacted" : `compacted: ${trigger}`, style: "yellow" };
}
