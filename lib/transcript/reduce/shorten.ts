/**
 * Step 3: under pressure, results the model has already seen shrink to their pointer, oldest first.
 * The latest three seen results and every unseen one stay as they are.
 */
import { toPreview } from "./pointer.ts";
import { type Cut, countTokens, firstUnseen, type Ledger, type Message, type Shortened } from "./slice.ts";

export interface ShortenOptions {
  limitTokens: number;
  /** Shortening goes on to this share of the limit, so that the next message does not start it again. */
  targetShare: number;
  keepLatest: number;
  /** A result no longer than this says more than its pointer would. */
  minChars: number;
}

export const SHORTEN_DEFAULTS: Omit<ShortenOptions, "limitTokens"> = {
  targetShare: 0.8,
  keepLatest: 3,
  minChars: 120,
};

export function shorten(slice: Cut, ledger: Ledger, options: ShortenOptions): Shortened {
  let tokens = countTokens(slice.messages);
  if (tokens <= options.limitTokens) return { stage: "shortened", messages: slice.messages };

  const target = options.limitTokens * options.targetShare;
  const messages = [...slice.messages];
  for (const place of shortenable(messages, options)) {
    if (tokens <= target) break;
    const before = messages[place.message] as Message;
    const after = shortenResult(before, place.result, ledger);
    messages[place.message] = after;
    tokens += countTokens([after]) - countTokens([before]);
  }
  return { stage: "shortened", messages };
}

interface Place {
  message: number;
  result: number;
}

function shortenable(messages: readonly Message[], options: ShortenOptions): Place[] {
  const seen: Place[] = [];
  for (const [at, message] of messages.slice(0, firstUnseen(messages)).entries()) {
    if (message.role !== "results") continue;
    for (const result of message.results.keys()) seen.push({ message: at, result });
  }
  const older = options.keepLatest > 0 ? seen.slice(0, -options.keepLatest) : seen;
  return older.filter((place) => textAt(messages, place).length > options.minChars);
}

function textAt(messages: readonly Message[], place: Place): string {
  const message = messages[place.message];
  return message?.role === "results" ? (message.results[place.result]?.text ?? "") : "";
}

function shortenResult(message: Message, index: number, ledger: Ledger): Message {
  if (message.role !== "results") return message;
  const results = message.results.map((result, at) => {
    const pointer = result.pointer ?? ledger.pointerOf(result.callId);
    return at === index && pointer !== undefined ? toPreview(result, pointer, 0) : result;
  });
  return { ...message, results };
}
