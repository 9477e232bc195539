/**
 * Step 2: a long slice keeps its head and tail, and one marker says what stood between and how to open it.
 * The gap between trigger and target is what keeps it from happening again at once: 20 new messages at least.
 */
import { type Cut, type Ledger, type Message, pairSafeEnd, pairSafeStart, type Spilled } from "./slice.ts";

export interface CutOptions {
  triggerMessages: number;
  targetMessages: number;
  headMessages: number;
}

/** At 50 messages down to 30, the first three kept. */
export const CUT_DEFAULTS: CutOptions = { triggerMessages: 50, targetMessages: 30, headMessages: 3 };

/** Head, marker and one message of tail at the least. */
const MIN_TARGET_MESSAGES = 5;

export function cutMiddle(slice: Spilled, ledger: Ledger, options: CutOptions = CUT_DEFAULTS): Cut {
  checkOptions(options);
  const { messages } = slice;
  const unchanged: Cut = { stage: "cut", messages };
  if (messages.length < options.triggerMessages) return unchanged;

  const headEnd = pairSafeEnd(messages, options.headMessages);
  const tailMessages = options.targetMessages - options.headMessages - 1;
  const tailStart = pairSafeStart(messages, messages.length - tailMessages);
  const middle = messages.slice(headEnd, tailStart);
  if (middle.length < 2 || !middle.every((message) => isHeld(message, ledger))) return unchanged;

  const marker: Message = {
    role: "archived",
    id: `archived:${middle[0]?.id ?? ""}`,
    count: middle.reduce((sum, message) => sum + (message.role === "archived" ? message.count : 1), 0),
    command: ledger.conversation,
  };
  return { stage: "cut", messages: [...messages.slice(0, headEnd), marker, ...messages.slice(tailStart)] };
}

/** Only what the store holds may be cut: results are known by their call id, all other text stands in the conversation itself. */
function isHeld(message: Message, ledger: Ledger): boolean {
  if (message.role !== "results") return true;
  return message.results.every((result) => ledger.pointerOf(result.callId) !== undefined);
}

function checkOptions({ triggerMessages, targetMessages, headMessages }: CutOptions): void {
  if (targetMessages < MIN_TARGET_MESSAGES || targetMessages >= triggerMessages) {
    throw new RangeError(
      `cut from ${triggerMessages} to ${targetMessages} messages: the target must be at least ${MIN_TARGET_MESSAGES} and below the trigger`,
    );
  }
  if (headMessages < 0 || headMessages > targetMessages - 2) {
    throw new RangeError(
      `keep ${headMessages} of ${targetMessages} messages as the head: no room for marker and tail`,
    );
  }
}
