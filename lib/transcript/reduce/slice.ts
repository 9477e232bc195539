/**
 * A slice: the part of a conversation that has to fit a budget. Results carry a pointer once their text is only a preview;
 * whether a text was shortened is told by that field and never read out of the text itself.
 */
import type { Turn } from "../../contract/turn.ts";
import { estimateTokens } from "../../text/estimate-tokens.ts";

export interface Call {
  id: string;
  tool: string;
  input: string;
}

/** Where the whole text is. `command` opens it; `chars` and `hash` tell whether it is the same text. */
export interface Pointer {
  command: string;
  chars: number;
  hash: string;
}

export interface Result {
  callId: string;
  text: string;
  pointer?: Pointer;
}

export type Message =
  | { role: "user"; id: string; text: string }
  | { role: "assistant"; id: string; text: string; calls: readonly Call[] }
  | { role: "results"; id: string; results: readonly Result[] }
  /** Stands for messages that were cut from the middle. */
  | { role: "archived"; id: string; count: number; command: string }
  /** Stands for everything before it; written by a model, so it is quoted as data. */
  | { role: "summary"; id: string; count: number; command: string; text: string };

/**
 * What the store is known to hold. A result without a pointer here stays whole:
 * no result is ever in neither the context nor the store.
 */
export interface Ledger {
  pointerOf(callId: string): Pointer | undefined;
  /** The command that opens the conversation the slice is cut from. */
  conversation: string;
}

/** Each step takes the stage that the step before it gives. */
interface Stage<Name extends string> {
  readonly stage: Name;
  readonly messages: readonly Message[];
}
export type Whole = Stage<"whole">;
export type Spilled = Stage<"spilled">;
export type Cut = Stage<"cut">;
export type Shortened = Stage<"shortened">;
export type Summarised = Stage<"summarised">;

export function wholeSlice(messages: readonly Message[]): Whole {
  return { stage: "whole", messages };
}

/** The messages of turns in order: prompt, then each answer or call with its result. */
export function sliceOfTurns(turns: readonly Turn[]): Message[] {
  return turns.flatMap((turn) => [
    { role: "user", id: turn.id, text: turn.prompt } satisfies Message,
    ...turn.steps.flatMap((step, index) => messagesOfStep(step, `${turn.id}:${index}`)),
  ]);
}

function messagesOfStep(step: Turn["steps"][number], id: string): Message[] {
  if (step.kind === "answer") return [{ role: "assistant", id, text: step.text, calls: [] }];
  const call = { id: step.toolUseId, tool: step.tool, input: step.input };
  const asked: Message = { role: "assistant", id, text: "", calls: [call] };
  if (step.output === null) return [asked];
  return [asked, { role: "results", id: `${id}r`, results: [{ callId: call.id, text: step.output }] }];
}

/** Index of the first message after the last assistant message: results from there on were never seen by the model. */
export function firstUnseen(messages: readonly Message[]): number {
  return messages.findLastIndex((message) => message.role === "assistant") + 1;
}

export function countTokens(messages: readonly Message[]): number {
  return messages.reduce((sum, message) => sum + messageTokens(message), 0);
}

function messageTokens(message: Message): number {
  switch (message.role) {
    case "user":
    case "summary":
      return estimateTokens(message.text);
    case "assistant":
      return message.calls.reduce(
        (sum, call) => sum + estimateTokens(call.tool) + estimateTokens(call.input),
        estimateTokens(message.text),
      );
    case "results":
      return message.results.reduce((sum, result) => sum + estimateTokens(result.text), 0);
    case "archived":
      return estimateTokens(renderArchived(message));
    default:
      return message satisfies never;
  }
}

export function renderArchived(message: { count: number; command: string }): string {
  return `[${message.count} earlier messages: ${message.command}]`;
}

/**
 * A place where the slice may be cut: never between a call and its result, whatever number of result messages follow.
 * Moves `index` towards the start until it does.
 */
export function pairSafeStart(messages: readonly Message[], index: number): number {
  let at = index;
  while (at > 0 && messages[at]?.role === "results") at -= 1;
  return at;
}

/** The same towards the end: the messages before `index` keep all results of their calls. */
export function pairSafeEnd(messages: readonly Message[], index: number): number {
  let at = index;
  while (at < messages.length && messages[at]?.role === "results") at += 1;
  return at;
}
