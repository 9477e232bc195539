/**
 * `diagnostics.jsonl`: one line per swallowed error, redacted, bounded by one rotation.
 * Failing to write here is the only error that is dropped silently, and only by the hook's frame.
 */
import { parseJson } from "../text/parse-json.ts";
import { withholdHead } from "../text/withhold.ts";
import { appendLine, readFileIfPresent } from "./files.ts";
import type { StorePaths } from "./paths.ts";
import { rotatedPath, rotateWhenFull } from "./rotate.ts";

export interface Diagnostic {
  v: number;
  /** ISO 8601. */
  time: string;
  /** A LogbookError's code, or an errno, or "UNEXPECTED". */
  code: string;
  message: string;
  event?: string;
  session?: string;
  path?: string;
  byte_offset?: number;
  ms?: number;
  stack?: string;
}

/** Rotates here, so that the two files together stay under 2 MiB: some 5,000 lines, weeks of a broken set-up. */
const MAX_FILE_BYTES = 1024 * 1024;
/** A stack and a message are for reading; longer ones are machine output. */
const MAX_TEXT_CHARS = 1000;

export function appendDiagnostic(store: StorePaths, entry: Diagnostic): void {
  rotateWhenFull(store.diagnostics, MAX_FILE_BYTES);
  const safe: Diagnostic = { ...entry, message: withholdHead(entry.message, MAX_TEXT_CHARS) };
  if (entry.path !== undefined) safe.path = withholdHead(entry.path, MAX_TEXT_CHARS);
  if (entry.stack !== undefined) safe.stack = withholdHead(entry.stack, MAX_TEXT_CHARS);
  appendLine(store.diagnostics, JSON.stringify(safe));
}

/** The newest `count` entries, oldest first. Lines that do not parse are left out. */
export function readDiagnostics(store: StorePaths, count: number): Diagnostic[] {
  const lines = [rotatedPath(store.diagnostics), store.diagnostics]
    .flatMap((path) => (readFileIfPresent(path)?.toString("utf8") ?? "").split("\n"))
    .filter((line) => line !== "");
  return lines.flatMap(parseDiagnostic).slice(-count);
}

function parseDiagnostic(line: string): Diagnostic[] {
  const value = parseJson(line);
  return isDiagnostic(value) ? [value] : [];
}

function isDiagnostic(value: unknown): value is Diagnostic {
  return (
    typeof value === "object" &&
    value !== null &&
    "code" in value &&
    typeof value.code === "string" &&
    "message" in value &&
    typeof value.message === "string"
  );
}
