/**
 * `projects/<project>/inbox.jsonl`: statements that Stop found in a turn's prompt, waiting for the worker. Hooks append
 * without a lock, the worker keeps how far it has read. A line may stand there twice; readers fold by turn and text.
 */
import { join } from "node:path";
import type { MemoryType } from "../contract/memory.ts";
import { isMemoryType } from "../contract/memory.ts";
import { blankLines } from "../platform/blank-lines.ts";
import { isoTime } from "../platform/clock.ts";
import { appendLine, readFileIfPresent } from "../platform/files.ts";
import { statIfPresent } from "../platform/regular-file.ts";
import { moveFile, removeFile } from "../platform/remove.ts";
import { rotatedPath } from "../platform/rotate.ts";
import { hash64 } from "../text/hash.ts";
import { isObject, parseJson, parseJsonObject } from "../text/parse-json.ts";
import { withholdHead } from "../text/withhold.ts";
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
      text: withholdHead(text, MAX_TEXT_CHARS),
      core: withholdHead(core, MAX_TEXT_CHARS),
    };
    appendLine(inboxPath(scope), JSON.stringify(line));
  }
}

/** How far the worker has filed: a place in one file, told by its inode, for the inbox moves when it is full. */
export interface FiledMark {
  filed: number;
  file?: string;
}

export interface PendingInbox {
  lines: InboxLine[];
  /** Where the worker goes on once these lines are filed. */
  end: FiledMark;
}

/** What has not been filed yet, each statement once, oldest first. */
export function readInbox(scope: MemoryScope): PendingInbox {
  const mark: FiledMark = readState(markPath(scope), isMark, { filed: 0 });
  const moved = mark.file !== undefined && mark.file === inodeOf(movedPath(scope));
  const before = moved ? readUnfiled(movedPath(scope), mark) : undefined;
  const now = readUnfiled(inboxPath(scope), moved ? { filed: 0 } : mark);
  const folded = new Map<string, InboxLine>();
  for (const line of [before, now].flatMap((part) => part?.text.split("\n") ?? [])) {
    const value = parseJson(line);
    if (isInboxLine(value)) folded.set(`${value.turn} ${hash64(value.text)}`, value);
  }
  return { lines: [...folded.values()], end: now?.end ?? before?.end ?? { filed: 0 } };
}

function readUnfiled(path: string, { filed }: FiledMark): { text: string; end: FiledMark } | undefined {
  const file = inodeOf(path);
  const bytes = file === undefined ? undefined : readFileIfPresent(path);
  if (file === undefined || bytes === undefined) return undefined;
  // A file that shrank was replaced: its lines are new.
  const start = filed <= bytes.length ? filed : 0;
  const end = Math.max(start, bytes.lastIndexOf(0x0a) + 1);
  return { text: bytes.subarray(start, end).toString("utf8"), end: { filed: end, file } };
}

/** Only the holder of the scope's lock moves the mark. */
export function markFiled(scope: MemoryScope, end: FiledMark): void {
  writeState(markPath(scope), { v: 1, ...end });
}

/** Some 200 statements, read at every prompt. */
const MAX_FILED_BYTES = 64 * 1024;
/** A hook that had the file open when it was moved has written its line long before. */
const LATE_LINE_MS = 60_000;

/**
 * Filed statements go: a full inbox first moves aside, for a hook may be writing to it, and is removed by a later run.
 * Under the scope's lock, when everything is filed.
 */
export function compactInbox(scope: MemoryScope, nowMs: number): void {
  const moved = statIfPresent(movedPath(scope));
  const size = statIfPresent(inboxPath(scope))?.size ?? 0;
  if (moved === undefined && size < MAX_FILED_BYTES) return;
  const { lines, end } = readInbox(scope);
  if (lines.length > 0) return;
  if (moved === undefined) {
    // The mark goes with the file: what a hook appends meanwhile lies behind it.
    markFiled(scope, end);
    moveFile(inboxPath(scope), movedPath(scope));
  } else if (nowMs - moved.ctimeMs > LATE_LINE_MS) {
    markFiled(scope, end.file === String(moved.ino) ? { filed: 0 } : end);
    removeFile(movedPath(scope));
  }
}

function inodeOf(path: string): string | undefined {
  const stat = statIfPresent(path);
  return stat === undefined ? undefined : String(stat.ino);
}

/** Takes out what a session said. In place: hooks append without a lock, and the mark counts bytes. */
export function blankInbox(scope: MemoryScope, session: string): void {
  for (const path of inboxPaths(scope))
    blankLines(path, (line) => parseJsonObject(line)?.["session"] === session);
}

/** The inbox, and what was moved aside and not removed yet. */
export function inboxPaths(scope: MemoryScope): string[] {
  return [inboxPath(scope), movedPath(scope)];
}

function inboxPath(scope: MemoryScope): string {
  return join(scope.base, "inbox.jsonl");
}

function movedPath(scope: MemoryScope): string {
  return rotatedPath(inboxPath(scope));
}

function markPath(scope: MemoryScope): string {
  return join(scope.state, "inbox.json");
}

function isMark(value: unknown): value is FiledMark {
  if (!isObject(value) || typeof value["filed"] !== "number") return false;
  return value["file"] === undefined || typeof value["file"] === "string";
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
