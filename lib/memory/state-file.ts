/**
 * Small JSON files under `state/`: read whole, replaced whole, by the holder of the scope's lock. One that does not parse
 * is set aside under another name, never deleted, and the state starts afresh.
 */

import { readFileIfPresent, writeFileAtomic } from "../platform/files.ts";
import { moveFile } from "../platform/remove.ts";
import { parseJson } from "../text/parse-json.ts";

export function readState<T>(path: string, isShape: (value: unknown) => value is T, empty: T): T {
  const content = readFileIfPresent(path);
  if (content === undefined) return empty;
  const value = parseJson(content.toString("utf8"));
  return isShape(value) ? value : empty;
}

/** As `readState`, for a caller that is about to replace the file: what cannot be read is kept beside it. */
export function takeState<T>(path: string, isShape: (value: unknown) => value is T, empty: T): T {
  const content = readFileIfPresent(path);
  if (content === undefined) return empty;
  const value = parseJson(content.toString("utf8"));
  if (isShape(value)) return value;
  moveFile(path, `${path}.damaged`);
  return empty;
}

export function writeState(path: string, value: object): void {
  writeFileAtomic(path, `${JSON.stringify(value)}\n`);
}
