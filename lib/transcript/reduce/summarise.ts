/**
 * Step 4: when all else was not enough, a summariser that the caller passes in replaces what lies before the tail.
 * An empty or failed summary changes nothing, and after three failures in a row nobody is asked until the caller resets it.
 */
import { estimateTokens } from "../../text/estimate-tokens.ts";
import { renderMessages } from "./render.ts";
import {
  countTokens,
  type Ledger,
  type Message,
  pairSafeStart,
  type Shortened,
  type Summarised,
} from "./slice.ts";

/** Answers with a summary of the quoted conversation; may throw `SummaryInputTooLong`. */
export type Summariser = (conversation: string) => Promise<string>;

export class SummaryInputTooLong extends Error {
  constructor(cause?: unknown) {
    super("the conversation is longer than the summariser takes", { cause });
    this.name = "SummaryInputTooLong";
  }
}

/** Failures in a row; the caller keeps it between reductions. */
export interface Breaker {
  failures: number;
}

/** Three failures in a row open the breaker. */
export const MAX_FAILURES = 3;

export interface SummariseOptions {
  limitTokens: number;
  /** What the summariser is given at the most; beyond it the head is left out and the amount said. */
  inputTokens: number;
  /** Messages at the end that stay as they are. */
  keepMessages: number;
}

export const SUMMARISE_DEFAULTS: Omit<SummariseOptions, "limitTokens"> = {
  inputTokens: 20_000,
  keepMessages: 5,
};

export interface SummariseResult {
  slice: Summarised;
  breaker: Breaker;
  /** Messages at the head that the summariser could not be given. */
  leftOut: number;
}

export async function summarise(
  slice: Shortened,
  ledger: Ledger,
  options: SummariseOptions & { summariser: Summariser; breaker: Breaker },
): Promise<SummariseResult> {
  const { messages } = slice;
  const unchanged = (breaker: Breaker): SummariseResult => ({
    slice: { stage: "summarised", messages },
    breaker,
    leftOut: 0,
  });
  if (countTokens(messages) <= options.limitTokens) return unchanged(options.breaker);
  if (options.breaker.failures >= MAX_FAILURES) return unchanged(options.breaker);

  const tailStart = pairSafeStart(messages, tailStartOf(messages, options.keepMessages));
  const request = requestOutsideTail(messages, tailStart);
  const old = messages.slice(0, tailStart).filter((message) => message !== request[0]);
  if (old.every((message) => message.role === "summary" || message.role === "archived")) {
    return unchanged(options.breaker);
  }
  const failed = unchanged({ failures: options.breaker.failures + 1 });
  const answer = await askFor(old, ledger, options);
  if (answer === undefined || answer.text.trim() === "") return failed;

  const summary: Message = {
    role: "summary",
    id: `summary:${old[0]?.id ?? ""}`,
    count: old.reduce((sum, message) => sum + ("count" in message ? message.count : 1), 0),
    command: ledger.conversation,
    text: answer.text,
  };
  return {
    slice: { stage: "summarised", messages: [summary, ...request, ...messages.slice(tailStart)] },
    breaker: { failures: 0 },
    leftOut: answer.leftOut,
  };
}

/** The unseen results and the call they answer belong to the tail whatever its length. */
function tailStartOf(messages: readonly Message[], keepMessages: number): number {
  const lastAssistant = messages.findLastIndex((message) => message.role === "assistant");
  const start = Math.max(0, messages.length - keepMessages);
  return lastAssistant < 0 ? start : Math.min(start, lastAssistant);
}

/** The request being worked on is never summarised away, however long the work on it is. */
function requestOutsideTail(messages: readonly Message[], tailStart: number): Message[] {
  const request = messages.findLastIndex((message) => message.role === "user");
  return request >= 0 && request < tailStart ? [messages[request] as Message] : [];
}

async function askFor(
  old: readonly Message[],
  ledger: Ledger,
  options: SummariseOptions & { summariser: Summariser },
): Promise<{ text: string; leftOut: number } | undefined> {
  let kept = newestWithin(old, options.inputTokens);
  while (kept.length > 0) {
    const leftOut = old.length - kept.length;
    const note = leftOut > 0 ? `[${leftOut} earlier messages left out: ${ledger.conversation}]\n` : "";
    try {
      return { text: await options.summariser(note + renderMessages(kept)), leftOut };
    } catch (error) {
      if (!(error instanceof SummaryInputTooLong)) return undefined;
      kept = kept.slice(pairSafeCount(kept));
    }
  }
  return undefined;
}

/** How many messages to drop from the head so that no result stands there without its call. */
function pairSafeCount(messages: readonly Message[]): number {
  let count = 1;
  while (messages[count]?.role === "results") count += 1;
  return count;
}

function newestWithin(messages: readonly Message[], budgetTokens: number): readonly Message[] {
  let tokens = 0;
  let start = messages.length;
  while (start > 0) {
    tokens += estimateTokens(renderMessages(messages.slice(start - 1, start)));
    if (tokens > budgetTokens) break;
    start -= 1;
  }
  const kept = messages.slice(start);
  return kept[0]?.role === "results" ? kept.slice(pairSafeCount(kept)) : kept;
}
