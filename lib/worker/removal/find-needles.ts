/** Which texts a pattern means: what it matches in the strings of the transcripts, the logs and the memories. */
import { readFileIfPresent } from "../../platform/files.ts";
import type { StorePaths } from "../../platform/paths.ts";
import { MIN_NEEDLE_CHARS, trimNeedle } from "../../text/needle.ts";
import { parseJson } from "../../text/parse-json.ts";
import type { Guard } from "../guard.ts";
import type { StoredSession } from "../stored-sessions.ts";
import { generationsOf, readWindows } from "./raw-places.ts";
import { memoryFiles, sessionFiles, storeFiles } from "./text-files.ts";

export type FindTexts = (text: string) => readonly string[];

export async function findNeedles(
  store: StorePaths,
  guard: Guard,
  { sessions, find }: { sessions: readonly StoredSession[]; find: FindTexts },
): Promise<Set<string>> {
  const needles = new Set<string>();
  const take = (text: string): void => {
    for (const found of find(text)) {
      // Shorter ones stand in names and ids too.
      if (trimNeedle(found).length >= MIN_NEEDLE_CHARS) needles.add(trimNeedle(found));
    }
  };
  for (const { paths } of sessions) {
    for (const { stream, generation } of generationsOf(paths.raw)) {
      for (const { bytes } of readWindows(paths.raw, stream, generation)) {
        await guard.breathe();
        takeLines(bytes.toString("utf8"), take);
      }
    }
    for (const path of sessionFiles(paths)) takeFile(path, take);
  }
  for (const path of [...storeFiles(store), ...memoryFiles(store)]) takeFile(path, take);
  return needles;
}

function takeFile(path: string, take: (text: string) => void): void {
  const text = readFileIfPresent(path)?.toString("utf8") ?? "";
  if (/\.jsonl?$/.test(path)) takeLines(text, take);
  else take(text);
}

function takeLines(text: string, take: (text: string) => void): void {
  for (const line of text.split("\n")) {
    const value = parseJson(line);
    if (value === undefined) take(line);
    else takeStrings(value, take);
  }
}

function takeStrings(value: unknown, take: (text: string) => void): void {
  if (typeof value === "string") take(value);
  else if (typeof value === "object" && value !== null)
    for (const inner of Object.values(value)) takeStrings(inner, take);
}
