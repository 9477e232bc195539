/** Reads an `assistant` line: one block of a message, or the client's own filler. */
import type { Entry, Part, TokenUsage } from "../contract/turn.ts";
import { cleanText } from "./clean.ts";
import { blocksOf, textOfBlock, toolResultPart, toolUsePart } from "./content.ts";
import { countOf, type Fields, fieldsOf, stringOf } from "./field.ts";

type Reading = Pick<Entry, "role" | "parts"> &
  Partial<Pick<Entry, "messageId" | "model" | "usage" | "isFinal" | "isError" | "isStandIn">>;

/** The model of lines the client wrote itself. */
const SYNTHETIC = "<synthetic>";
/** Reasons that end the answer; "tool_use" and "pause_turn" go on, and lines before the last of a message have none. */
const FINAL_REASONS = new Set([
  "end_turn",
  "max_tokens",
  "model_context_window_exceeded",
  "refusal",
  "stop_sequence",
]);

export function readAssistantEntry(entry: Fields): Reading {
  const message = fieldsOf(entry, "message");
  const parts: Part[] = [];
  for (const block of blocksOf(message["content"])) {
    const part = partOfBlock(block);
    if (part !== undefined) parts.push(part);
  }
  const isSynthetic = message["model"] === SYNTHETIC;
  if (entry["isApiErrorMessage"] === true) return { role: "assistant", parts, isError: true };
  if (isSynthetic) return { role: "link", parts: [], isStandIn: true };
  const reading: Reading = { role: "assistant", parts };
  const messageId = stringOf(message, "id");
  const model = stringOf(message, "model");
  const reason = stringOf(message, "stop_reason");
  if (messageId !== undefined) reading.messageId = messageId;
  if (model !== undefined) reading.model = model;
  const usage = usageOf(fieldsOf(message, "usage"));
  if (usage !== undefined) reading.usage = usage;
  if (reason !== undefined && FINAL_REASONS.has(reason)) reading.isFinal = true;
  return reading;
}

function partOfBlock(block: Fields): Part | undefined {
  const type = typeof block["type"] === "string" ? block["type"] : "text";
  if (type.endsWith("tool_use")) return toolUsePart(block);
  if (type.endsWith("tool_result")) return toolResultPart(block, undefined);
  const text = textOfBlock(block);
  const answer = text === undefined ? "" : cleanText(text);
  return answer.trim() === "" ? undefined : { kind: "answer", text: answer };
}

function usageOf(usage: Fields): TokenUsage | undefined {
  const counts = {
    input: countOf(usage, "input_tokens"),
    output: countOf(usage, "output_tokens"),
    cacheRead: countOf(usage, "cache_read_input_tokens"),
    cacheWrite: countOf(usage, "cache_creation_input_tokens"),
  };
  return counts.input + counts.output + counts.cacheRead + counts.cacheWrite > 0 ? counts : undefined;
}
