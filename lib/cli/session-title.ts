/** What a session is called: its title in the archive where there is one, else the first prompt of its log. */
import { join } from "node:path";
import { openForReading } from "../archive/open-for-reading.ts";
import { readSessionTitles } from "../archive/session-titles.ts";
import { readLogHead } from "../log/read.ts";
import { LogbookError } from "../platform/errors.ts";
import type { StorePaths } from "../platform/paths.ts";
import { oneLine } from "../replay/cells.ts";
import type { StoredSession } from "./session-index.ts";

/** A start record and a prompt are at most 4 KiB each. */
const HEAD_BYTES = 12_288;
/** Titles are a nicety: nobody waits long for another process's transaction. */
const BUSY_TIMEOUT_MS = 200;

/** By folder name. A session without a prompt has no title. */
export function readTitles(store: StorePaths, sessions: readonly StoredSession[]): Map<string, string> {
  const archived = sessions.length === 0 ? undefined : archivedTitles(store);
  const titles = new Map<string, string>();
  for (const { id, folder } of sessions) {
    const title = archived?.get(id) ?? firstPrompt(join(store.sessions, folder, "log.jsonl"));
    if (title !== undefined) titles.set(folder, oneLine(title));
  }
  return titles;
}

/** Undefined where no archive can be read: `doctor` says why, and first prompts name the sessions just as well. */
function archivedTitles(store: StorePaths): Map<string, string> | undefined {
  try {
    const archive = openForReading(store, { busyTimeoutMs: BUSY_TIMEOUT_MS });
    try {
      return readSessionTitles(archive);
    } finally {
      archive.close();
    }
  } catch (error) {
    if (error instanceof LogbookError) return undefined;
    throw error;
  }
}

function firstPrompt(logPath: string): string | undefined {
  const { records } = readLogHead(logPath, HEAD_BYTES);
  return records.find(({ record }) => record.event === "UserPromptSubmit" && record.prompt)?.record.prompt;
}
