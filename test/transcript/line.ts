/** Builds transcript lines as the client writes them, and reads them through the product's door. */
import type { Entry } from "../../lib/contract/turn.ts";
import { type ParsedLine, parseLine } from "../../lib/transcript/entry.ts";
import type { Line } from "../../lib/transcript/lines.ts";

type Json = Record<string, unknown>;

const CONTEXT = { sessionId: "s1", version: "2.1.332", cwd: "/work/demo", gitBranch: "main" };

export function lineOf(text: string | Buffer, more: Partial<Line> = {}): Line {
  const bytes = Buffer.from(text);
  return {
    byteOffset: 0,
    endOffset: bytes.length + 1,
    bytes,
    isShortened: false,
    isTerminated: true,
    ...more,
  };
}

export const parse = (value: unknown): ParsedLine =>
  parseLine(lineOf(typeof value === "string" ? value : JSON.stringify(value)));

/** The one entry that the value is read as. */
export function entryOf(value: unknown): Entry {
  const { entries } = parse(value);
  if (entries.length !== 1) throw new RangeError(`${entries.length} entries`);
  return entries[0] as Entry;
}

export function user(content: unknown, more: Json = {}): Json {
  return {
    parentUuid: null,
    isSidechain: false,
    promptId: "p1",
    type: "user",
    message: { role: "user", content },
    uuid: "u1",
    timestamp: "2026-01-15T10:00:00.000Z",
    ...CONTEXT,
    ...more,
  };
}

export function assistant(content: unknown, more: Json = {}, message: Json = {}): Json {
  return {
    parentUuid: "u1",
    isSidechain: false,
    message: {
      id: "msg_1",
      role: "assistant",
      model: "claude-sonnet-4-5",
      content,
      stop_reason: null,
      ...message,
    },
    type: "assistant",
    uuid: "a1",
    timestamp: "2026-01-15T10:00:01.000Z",
    ...CONTEXT,
    ...more,
  };
}

export function attachment(inner: Json, more: Json = {}): Json {
  return {
    parentUuid: "u1",
    isSidechain: false,
    attachment: inner,
    type: "attachment",
    uuid: "t1",
    timestamp: "2026-01-15T10:00:02.000Z",
    ...CONTEXT,
    ...more,
  };
}

export function system(subtype: string, more: Json = {}): Json {
  return {
    parentUuid: "a1",
    isSidechain: false,
    type: "system",
    subtype,
    uuid: "y1",
    timestamp: "2026-01-15T10:00:03.000Z",
    ...CONTEXT,
    ...more,
  };
}

export const text = (words: string): Json => ({ type: "text", text: words });
export const toolUse = (id: string, name: string, input: unknown): Json => ({
  type: "tool_use",
  id,
  name,
  input,
});
export const toolResult = (id: string, content: unknown, more: Json = {}): Json => ({
  type: "tool_result",
  tool_use_id: id,
  content,
  ...more,
});
