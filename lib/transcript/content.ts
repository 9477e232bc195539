/**
 * Turns `message.content` into parts. Content may be a string, an array, one object, a number or null, and arrays may
 * hold bare strings and nulls: whatever carries text is taken, the rest is passed over.
 */
import type { Part } from "../contract/turn.ts";
import { cleanText } from "./clean.ts";
import { type Fields, fieldsOf, isFields, stringOf } from "./field.ts";
import { denialOf, spilledFileOf } from "./tool-outcome.ts";

const IMAGE_MARK = "[image]";

/** The blocks of any content; a bare text becomes a text block. */
export function blocksOf(content: unknown): readonly Fields[] {
  if (typeof content === "string") return [{ type: "text", text: content }];
  if (isFields(content)) return [content];
  if (!Array.isArray(content)) return NO_BLOCKS;
  if (content.every(isFields)) return content;
  return content.flatMap((item) => (Array.isArray(item) ? NO_BLOCKS : blocksOf(item)));
}

const NO_BLOCKS: readonly Fields[] = [];

/** What a block says in plain text: its own, a mark for an image, undefined for anything else. */
export function textOfBlock(block: Fields): string | undefined {
  const { type } = block;
  if (type === "image") return IMAGE_MARK;
  return type === "text" || type === undefined ? stringOf(block, "text") : undefined;
}

/** Every text in the content, a line apart. */
export function textOf(content: unknown): string {
  if (typeof content === "string") return content;
  const texts: string[] = [];
  for (const block of blocksOf(content)) {
    const text = textOfBlock(block);
    if (text !== undefined) texts.push(text);
  }
  return texts.join("\n");
}

export function toolUsePart(block: Fields): Part | undefined {
  const toolUseId = stringOf(block, "id");
  if (toolUseId === undefined) return undefined;
  const tool = cleanText(stringOf(block, "name") ?? "unknown");
  return { kind: "tool_use", toolUseId: cleanText(toolUseId), tool, input: compactJson(block["input"]) };
}

/** `entry` holds the client's own account of the call, when the block is the only result in it. */
export function toolResultPart(block: Fields, entry: Fields | undefined): Part | undefined {
  const toolUseId = stringOf(block, "tool_use_id");
  if (toolUseId === undefined) return undefined;
  const output = textOf(block["content"]);
  const isError = block["is_error"] === true;
  const denial = denialOf(output, isError, entry);
  const spilledFile = spilledFileOf(output, fieldsOf(entry ?? {}, "toolUseResult"));
  return {
    kind: "tool_result",
    toolUseId: cleanText(toolUseId),
    output: cleanText(output),
    isError,
    ...(denial === undefined ? {} : { denial }),
    ...(spilledFile === undefined ? {} : { spilledFile }),
  };
}

/** Cleaned value by value where there is anything to clean: inside JSON, blocks are escaped and cutting would break it. */
function compactJson(value: unknown): string {
  const json = JSON.stringify(value) ?? "";
  const cleaned = cleanText(json);
  if (cleaned === json && !json.includes(OWN_TAG)) return json;
  return cleanText(
    JSON.stringify(value, (_key, inner) => (typeof inner === "string" ? cleanText(inner) : inner)),
  );
}

const OWN_TAG = "logbook-context";
