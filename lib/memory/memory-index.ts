/** MEMORY.md and the index lines of the start block: one line per record, whole lines only, newest and pinned kept. */
import { cutText } from "../text/cut.ts";
import { neutralise } from "../text/neutralise.ts";
import type { CatalogueEntry } from "./catalogue.ts";

/** The product's own limits for an index file, which readers of this one may share. */
const MAX_LINES = 200;
const MAX_BYTES = 25_000;
/** One line of a terminal or two; a longer description is in the record. */
const MAX_NAME_CHARS = 80;
const MAX_HOOK_CHARS = 150;

const HEADER = ["# Memory index", "", "Derived from the files beside it; changes here are lost.", ""];

/** `- name: hook (type, YYYY-MM-DD[, commit])` */
export function indexLine(entry: CatalogueEntry): string {
  const commit = entry.validAt === undefined ? "" : `, ${oneLine(entry.validAt, 12)}`;
  const pinned = entry.isPinned ? ", pinned" : "";
  const day = entry.modified.slice(0, 10);
  return `- ${oneLine(entry.name, MAX_NAME_CHARS)}: ${oneLine(entry.description, MAX_HOOK_CHARS)} (${entry.type}, ${day}${commit}${pinned})`;
}

/** `entries` in the order in which they matter; the last ones are left out where the limits are met, and it says so. */
export function renderIndex(entries: readonly CatalogueEntry[]): string {
  const lines = fitLines(entries.map(indexLine), {
    maxLines: MAX_LINES - HEADER.length - 1,
    maxBytes: MAX_BYTES - Buffer.byteLength(HEADER.join("\n")) - WARNING_BYTES,
  });
  const left = entries.length - lines.length;
  const warning = left === 0 ? [] : [renderWarning(left)];
  return `${[...HEADER, ...lines, ...warning].join("\n")}\n`;
}

function renderWarning(left: number): string {
  return `(${left} more are not listed here: the index is full. All are found by \`logbook memory list\` and by recall.)`;
}

const WARNING_BYTES = Buffer.byteLength(renderWarning(9_999_999)) + 3;

/** As many of the first lines as fit, whole. */
export function fitLines(lines: readonly string[], limits: { maxLines: number; maxBytes: number }): string[] {
  const kept: string[] = [];
  let bytes = 0;
  for (const line of lines) {
    bytes += Buffer.byteLength(line) + 1;
    if (kept.length === limits.maxLines || bytes > limits.maxBytes) break;
    kept.push(line);
  }
  return kept;
}

/** One line of at most `maxChars`, with nothing in it that is not text. */
export function oneLine(text: string, maxChars: number): string {
  return cutText(neutralise(text).replace(/\s+/g, " ").trim(), maxChars);
}
