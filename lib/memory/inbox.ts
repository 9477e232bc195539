/**
 * `projects/<project>/inbox.jsonl`: statements that Stop found in a turn's prompt, waiting for the worker. Hooks append
 * without a lock, the worker keeps how far it has read. A line may stand there twice; readers fold by turn and text.
 */
import { join } from "node:path";
import type { MemoryType } from "../contract/memory.ts";
import { isMemoryType } from "../contract/memory.ts";
import { isoTime } from "../platform/clock.ts";
import { appendLine, readFileIfPresent } from "../platform/files.ts";
import { cutText } from "../text/cut.ts";
import { hash64 } from "../text/hash.ts";
import { isObject, parseJson } from "../text/parse-json.ts";
import { redact } from "../text/redact.ts";
import type { Statement } from "./rules.ts";
import type { MemoryScope } from "./scope.ts";
import { readState, writeState } from "./state-file.ts";

export interface InboxLine {
  v: number;
  /** ISO 8601: when it was said. */
  time: string;
  session: string;
  turn: string;
  kind: "remember" | "forget";
  type: MemoryType;
  /** Redacted. `core` is `text` without its opening. */
  text: string;
  core: string;
}

/** A statement is a sentence; its line stays far below what one append writes whole. */
const MAX_TEXT_CHARS = 500;

export interface SaidIn {
  session: string;
  turn: string;
  timeMs: number;
}

export function appendStatements(scope: MemoryScope, statements: readonly Statement[], said: SaidIn): void {
  for (const { kind, type, text, core } of statements) {
    const line: InboxLine = {
      v: 1,
      time: isoTime(said.timeMs),
      session: said.session,
      turn: said.turn,
      kind,
      type,
      text: redact(cutText(text, MAX_TEXT_CHARS)),
      core: redact(cutText(core, MAX_TEXT_CHARS)),
    };
    appendLine(inboxPath(scope), JSON.stringify(line));
  }
}

export interface PendingInbox {
  lines: InboxLine[];
  /** Bytes read: where the worker goes on once these lines are filed. */
  end: number;
}

/** What has not been filed yet, each statement once, oldest first. */
export function readInbox(scope: MemoryScope): PendingInbox {
  const bytes = readFileIfPresent(inboxPath(scope));
  if (bytes === undefined) return { lines: [], end: 0 };
  const { filed } = readState(watermarkPath(scope), isWatermark, { filed: 0 });
  // A file that shrank was replaced: its lines are new.
  const start = filed <= bytes.length ? filed : 0;
  const end = bytes.lastIndexOf(0x0a) + 1;
  const text = bytes.subarray(start, Math.max(start, end)).toString("utf8");
  const folded = new Map<string, InboxLine>();
  for (const line of text.split("\n")) {
    const value = parseJson(line);
    if (isInboxLine(value)) folded.set(`${value.turn} ${hash64(value.text)}`, value);
  }
  return { lines: [...folded.values()], end: Math.max(start, end) };
}

/** Only the holder of the scope's lock moves the mark. */
export function markFiled(scope: MemoryScope, end: number): void {
  writeState(watermarkPath(scope), { v: 1, filed: end });
}

function inboxPath(scope: MemoryScope): string {
  return join(scope.base, "inbox.jsonl");
}

function watermarkPath(scope: MemoryScope): string {
  return join(scope.state, "inbox.json");
}

function isWatermark(value: unknown): value is { filed: number } {
  return isObject(value) && typeof value["filed"] === "number";
}

function isInboxLine(value: unknown): value is InboxLine {
  return (
    isObject(value) &&
    typeof value["time"] === "string" &&
    typeof value["session"] === "string" &&
    typeof value["turn"] === "string" &&
    (value["kind"] === "remember" || value["kind"] === "forget") &&
    isMemoryType(value["type"]) &&
    typeof value["text"] === "string" &&
    typeof value["core"] === "string"
  );
}
