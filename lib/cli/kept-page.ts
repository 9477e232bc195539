/** The replay page that lies beside its session: made when it is asked for, thrown away when newer ones take its room. */
import fs from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { listDirectory } from "../platform/files.ts";
import { type StorePaths, sessionPaths, storePaths } from "../platform/paths.ts";
import { isReadOnly } from "../platform/read-only.ts";
import { statIfPresent } from "../platform/regular-file.ts";
import { removeFile } from "../platform/remove.ts";
import { logMtime, type StoredSession } from "./session-index.ts";

/** Goes with its session when that is forgotten. */
const PAGE_NAME = "page.html";
/** Each is made again in a moment, and may be as large as its transcript. */
export const KEPT_PAGES = 20;

/** The store that pages are put into: this one, or, where it is read-only, an empty one in the system's temporary folder. */
export function pageStore(store: StorePaths): StorePaths {
  if (!isReadOnly(store.root)) return store;
  return storePaths({ LOGBOOK_HOME: fs.mkdtempSync(join(tmpdir(), "logbook-pages-")) });
}

export function keptPagePath(store: StorePaths, { folder }: StoredSession): string {
  return join(sessionPaths(store, folder).dir, PAGE_NAME);
}

/** The archive gets a turn's texts within this time after its last line in the log. */
const ARCHIVE_LAG_MS = 60_000;

/** It was made when all was there that is there now. */
export function isPageFresh(store: StorePaths, session: StoredSession, page: string): boolean {
  const stat = statIfPresent(page);
  return stat !== undefined && stat.mtimeMs >= logMtime(store, session.folder) + ARCHIVE_LAG_MS;
}

/** All but the newest. */
export function dropOldPages(store: StorePaths): void {
  const pages = listDirectory(store.sessions)
    .map((folder) => join(store.sessions, folder, PAGE_NAME))
    .map((path) => ({ path, stat: statIfPresent(path) }))
    .filter(({ stat }) => stat !== undefined)
    .sort((a, b) => (b.stat?.mtimeMs ?? 0) - (a.stat?.mtimeMs ?? 0));
  for (const { path } of pages.slice(KEPT_PAGES)) removeFile(path);
}
