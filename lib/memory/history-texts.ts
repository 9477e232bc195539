/** Every text of memories that is not in force: old versions, edits from outside, copies of what was edited over. */
import type { MemoryRecord } from "../contract/memory.ts";
import { LogbookError } from "../platform/errors.ts";
import { hash64 } from "../text/hash.ts";
import { parseRecord } from "./front-matter.ts";
import { listHistory, readAccepted } from "./history.ts";
import type { LoadedScope } from "./load.ts";
import type { MemoryView } from "./pending.ts";
import { listViewed, readViewed } from "./pending.ts";

export interface HistoryText {
  /** Relative to the scope's base. */
  path: string;
  /** The record's file that it is a version of. */
  file: string;
  hash: string;
  /** Undefined where it does not parse. */
  record?: MemoryRecord;
  /** The session that it names, even where it does not parse. */
  session?: string;
}

/** Of each file the newest version first. */
export function historyTexts(view: MemoryView): HistoryText[] {
  return historyFolders(view).flatMap((stem) =>
    listHistory(view, `${stem}.md`).flatMap(({ path }) => textAt(view, path, `${stem}.md`)),
  );
}

/** Files that differ from what was accepted, or were never accepted. */
export function outsideTexts(view: MemoryView, { edits }: LoadedScope): HistoryText[] {
  return edits.flatMap(({ file, kind }) => (kind === "deleted" ? [] : textAt(view, `memory/${file}`, file)));
}

/** The accepted versions of files that were edited or deleted from outside. */
export function acceptedTexts(view: MemoryView, { edits }: LoadedScope): HistoryText[] {
  return edits.flatMap(({ file }) => {
    const text = readAccepted(view, file);
    return text === undefined ? [] : [describe(text, `state/accepted/${file}`, file)];
  });
}

/** A commit under way may be making one. */
function historyFolders(view: MemoryView): string[] {
  const coming = [...view.puts.keys()].flatMap((path) => /^memory\/history\/([^/]+)\//.exec(path)?.[1] ?? []);
  return [...new Set([...listViewed(view, "memory/history"), ...coming])].sort();
}

function textAt(view: MemoryView, path: string, file: string): HistoryText[] {
  const text = readViewed(view, path)?.toString("utf8");
  return text === undefined ? [] : [describe(text, path, file)];
}

function describe(text: string, path: string, file: string): HistoryText {
  const known = { path, file, hash: hash64(text) };
  try {
    const record = parseRecord(text, file);
    return { ...known, record, ...(record.source !== undefined && { session: record.source.session }) };
  } catch (error) {
    if (!(error instanceof LogbookError)) throw error;
    const session = /^source_session:\s*["']?([^"'\s]+)/m.exec(text)?.[1];
    return { ...known, ...(session !== undefined && { session }) };
  }
}
