/** Gathers the bytes of one payload and parses them once; beyond 8 MiB they are shortened while they arrive. */
import { LogbookError } from "../platform/errors.ts";
import { parseJson } from "../text/parse-json.ts";
import type { Shortener } from "../text/shorten-json.ts";
import { isWithoutOutput, leaveOutOutput } from "./leave-out.ts";

export interface Payload {
  /** The document; of a large tool output there is only a stub. */
  value: unknown;
  /** Parses the document with that output; absent where `value` is the whole. */
  whole?: () => unknown;
  /** The document's bytes as received, without its newline. */
  bytes: number;
  /** Bytes that shortening took out before parsing, by top-level field. */
  dropped: ReadonlyMap<string, number>;
}

export interface Collector {
  /** Says whether the document is complete, so that nothing more need be read. */
  push(chunk: Buffer): boolean;
  /** Throws INPUT_INVALID when what arrived is not one JSON document. */
  finish(): Payload;
}

/** Payloads over this are cut before parsing. */
const MAX_WHOLE_BYTES = 8 * 1024 * 1024;

const NEWLINE = 0x0a;
const BYTE_ORDER_MARK = 0xfeff;
const NOTHING_DROPPED: ReadonlyMap<string, number> = new Map();

/** `makeShortener` is asked for beyond 8 MiB only. */
export function createCollector(makeShortener: () => Shortener): Collector {
  const chunks: Buffer[] = [];
  let bytes = 0;
  let endsInNewline = false;
  let hasTriedLine = false;
  let line: Payload | undefined;
  let shortener: Shortener | undefined;

  function pushWhole(chunk: Buffer): boolean {
    chunks.push(chunk);
    const newline = hasTriedLine ? -1 : chunk.indexOf(NEWLINE);
    if (newline < 0) return false;
    // Only the first line is tried early: a document spread over several lines waits for the end, and costs two parses.
    hasTriedLine = true;
    const length = bytes - chunk.length + newline;
    const parsed = parse((chunks.length === 1 ? chunk : Buffer.concat(chunks)).subarray(0, length));
    if (parsed !== undefined) line = { ...parsed, bytes: length, dropped: NOTHING_DROPPED };
    return line !== undefined;
  }

  return {
    push(chunk) {
      bytes += chunk.length;
      endsInNewline = chunk.at(-1) === NEWLINE;
      if (shortener === undefined && bytes <= MAX_WHOLE_BYTES) return pushWhole(chunk);
      shortener ??= makeShortener();
      for (const held of chunks.splice(0)) shortener.feed(held);
      shortener.feed(chunk);
      return shortener.isComplete();
    },
    finish() {
      if (line !== undefined) return line;
      if (bytes === 0) throw new LogbookError("INPUT_INVALID", "read stdin: no payload");
      const shortened = shortener?.finish();
      const parsed = parse(shortened?.json ?? Buffer.concat(chunks));
      if (parsed === undefined) {
        throw new LogbookError("INPUT_INVALID", `read stdin: ${bytes} bytes that are not one JSON document`);
      }
      const dropped = shortened?.dropped ?? NOTHING_DROPPED;
      return { ...parsed, bytes: endsInNewline ? bytes - 1 : bytes, dropped };
    },
  };
}

function parse(json: Buffer): Pick<Payload, "value" | "whole"> | undefined {
  const light = leaveOutOutput(json);
  const parsed = light === undefined ? undefined : parseWhole(light);
  if (parsed === undefined || !isWithoutOutput(parsed.value)) return parseWhole(json);
  return { ...parsed, whole: () => parseWhole(json)?.value };
}

function parseWhole(json: Buffer): { value: unknown } | undefined {
  const text = json.toString("utf8");
  const value = parseJson(text.charCodeAt(0) === BYTE_ORDER_MARK ? text.slice(1) : text);
  return value === undefined ? undefined : { value };
}
