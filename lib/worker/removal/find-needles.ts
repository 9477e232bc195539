/** Which texts a pattern means: what it matches in the strings of the transcripts, the logs and the memories. */
import { readFileIfPresent } from "../../platform/files.ts";
import type { StorePaths } from "../../platform/paths.ts";
import { parseJson } from "../../text/parse-json.ts";
import type { StoredSession } from "../stored-sessions.ts";
import { generationsOf, type Pace, readWindows } from "./raw-places.ts";
import { memoryFiles, sessionFiles, storeFiles } from "./text-files.ts";

export type FindTexts = (text: string) => readonly string[];

export interface NeedleSearch {
  sessions: readonly StoredSession[];
  find: FindTexts;
  pace: Pace;
}

/** A file is read a piece at a time: what JavaScript makes of it takes a multiple of its bytes. */
const PIECE_BYTES = 16 * 1024 * 1024;
/** No string of JavaScript is longer than half a gigabyte. */
const MAX_LINE_BYTES = 128 * 1024 * 1024;
/** A client keeps each output twice in a line; shorter ones cost less than to know them. */
const MIN_KNOWN_CHARS = 64;
const NEWLINE = 0x0a;

export async function findNeedles(
  store: StorePaths,
  { sessions, find, pace }: NeedleSearch,
): Promise<Set<string>> {
  const needles = new Set<string>();
  const take = (text: string): void => {
    for (const found of find(text)) {
      needles.add(found);
      // Where it was wrapped within a word, it stands in one piece elsewhere.
      if (found.includes("\n")) needles.add(found.replace(/\s*\n\s*/g, ""));
    }
  };
  for (const { session, paths } of sessions) {
    pace.begin(session);
    for (const { stream, generation } of generationsOf(paths.raw)) {
      for (const { bytes } of readWindows(paths.raw, stream, generation)) {
        takeLines(bytes, take);
        await pace.add(bytes.length);
      }
    }
    for (const { path } of sessionFiles(paths)) await takeFile(path, take, pace);
  }
  for (const { path } of [...storeFiles(store), ...memoryFiles(store)]) await takeFile(path, take, pace);
  return needles;
}

async function takeFile(path: string, take: (text: string) => void, pace: Pace): Promise<void> {
  const bytes = readFileIfPresent(path) ?? Buffer.alloc(0);
  for (const piece of piecesOf(bytes)) {
    if (/\.jsonl?\b/.test(path)) takeLines(piece, take);
    else take(piece.toString("utf8"));
    await pace.add(piece.length);
  }
}

/** Whole lines where they are not longer than a piece. */
function* piecesOf(bytes: Buffer): Generator<Buffer> {
  for (let start = 0; start < bytes.length; ) {
    const last = bytes.lastIndexOf(NEWLINE, start + PIECE_BYTES - 1);
    const isLast = start + PIECE_BYTES >= bytes.length;
    const end = isLast ? bytes.length : last >= start ? last + 1 : start + PIECE_BYTES;
    yield bytes.subarray(start, end);
    start = end;
  }
}

function takeLines(bytes: Buffer, take: (text: string) => void): void {
  for (let start = 0; start < bytes.length; ) {
    const newline = bytes.indexOf(NEWLINE, start);
    const end = Math.min(newline === -1 ? bytes.length : newline, start + MAX_LINE_BYTES);
    const line = bytes.toString("utf8", start, end);
    const value = parseJson(line);
    if (value === undefined) take(line);
    else takeStrings(value, take, new Set());
    start = end === newline ? end + 1 : end;
  }
}

function takeStrings(value: unknown, take: (text: string) => void, known: Set<string>): void {
  if (typeof value === "string") {
    if (value.length >= MIN_KNOWN_CHARS) {
      if (known.has(value)) return;
      known.add(value);
    }
    take(value);
  } else if (typeof value === "object" && value !== null)
    for (const inner of Object.values(value)) takeStrings(inner, take, known);
}
