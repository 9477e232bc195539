/** What a session is called: its title in the archive where there is one, else the first prompt of its log. */
import fs from "node:fs";
import { join } from "node:path";
import { parseLog } from "../log/parse.ts";
import { errnoOf } from "../platform/errors.ts";
import type { StorePaths } from "../platform/paths.ts";
import type { StoredSession } from "./session-index.ts";

/** A start record and a prompt are at most 4 KiB each. */
const HEAD_BYTES = 12_288;

/** By folder name. A session without a prompt has no title. */
export function readTitles(store: StorePaths, sessions: readonly StoredSession[]): Map<string, string> {
  const titles = new Map<string, string>();
  for (const { folder } of sessions) {
    const title = firstPrompt(join(store.sessions, folder, "log.jsonl"));
    if (title !== undefined) titles.set(folder, title);
  }
  return titles;
}

function firstPrompt(logPath: string): string | undefined {
  const { records } = parseLog(readHead(logPath));
  return records.find(({ record }) => record.event === "UserPromptSubmit" && record.prompt)?.record.prompt;
}

function readHead(path: string): Buffer {
  let fd: number;
  try {
    fd = fs.openSync(path, "r");
  } catch (error) {
    const code = errnoOf(error);
    if (code === "ENOENT" || code === "ENOTDIR") return Buffer.alloc(0);
    throw error;
  }
  try {
    const bytes = Buffer.alloc(HEAD_BYTES);
    return bytes.subarray(0, fs.readSync(fd, bytes, 0, HEAD_BYTES, 0));
  } finally {
    fs.closeSync(fd);
  }
}
