/**
 * Old versions of records (`memory/history/<stem>/<time>.md`), and a copy of each accepted one (`state/accepted/`), from
 * which an edit or deletion from outside is undone.
 */
import { isoTime } from "../platform/clock.ts";
import type { MemoryView } from "./pending.ts";
import { listViewed, readViewed } from "./pending.ts";

export interface HistoryVersion {
  /** Relative to the scope's base. */
  path: string;
  /** ISO 8601: when it was replaced. */
  time: string;
}

/** `:` and `.` are not for file names everywhere; the digits stay sortable. */
export function historyPath(file: string, nowMs: number): string {
  const stamp = isoTime(nowMs).replace(/[:.]/g, "-");
  return `memory/history/${stemOf(file)}/${stamp}.md`;
}

export function acceptedPath(file: string): string {
  return `state/accepted/${file}`;
}

export function readAccepted(view: MemoryView, file: string): string | undefined {
  return readViewed(view, acceptedPath(file))?.toString("utf8");
}

/** Newest first. */
export function listHistory(view: MemoryView, file: string): HistoryVersion[] {
  const folder = `memory/history/${stemOf(file)}`;
  return listViewed(view, folder)
    .filter((name) => name.endsWith(".md"))
    .reverse()
    .map((name) => ({ path: `${folder}/${name}`, time: timeOf(name) }));
}

/** A memory that is said anew every week has had as many in five months. */
const MAX_VERSIONS = 20;

/** What gives way when one more version is kept. */
export function outdatedVersions(view: MemoryView, file: string): string[] {
  return listHistory(view, file)
    .slice(MAX_VERSIONS - 1)
    .map(({ path }) => path);
}

function timeOf(name: string): string {
  return name.replace(/^(\d{4}-\d{2}-\d{2}T\d{2})-(\d{2})-(\d{2})-(\d{3}Z)\.md$/, "$1:$2:$3.$4");
}

function stemOf(file: string): string {
  return file.slice(0, -".md".length);
}
