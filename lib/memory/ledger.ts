/**
 * Which bytes of each memory file were written by logbook or accepted by the user. What differs was edited from outside
 * (an editor, or the model through Bash): it stays in place and out of context until `memory check --accept`.
 */
import { hash64 } from "../text/hash.ts";
import { isObject, parseJson } from "../text/parse-json.ts";
import type { FileStat, MemoryView } from "./pending.ts";
import { countViewed, listViewed, readViewed, statViewed } from "./pending.ts";

export const LEDGER_PATH = "state/ledger.json";

export interface LedgerEntry extends FileStat {
  hash: string;
  name: string;
}

export type Ledger = Record<string, LedgerEntry>;

export interface OutsideEdit {
  file: string;
  kind: "new" | "changed" | "deleted";
}

export function readLedger(view: MemoryView): Ledger {
  const value = parseJson(readViewed(view, LEDGER_PATH)?.toString("utf8") ?? "");
  return isObject(value) && isObject(value["files"]) ? (value["files"] as Ledger) : {};
}

export function renderLedger(ledger: Ledger): string {
  const files = Object.fromEntries(Object.entries(ledger).sort(([a], [b]) => (a < b ? -1 : 1)));
  return `${JSON.stringify({ v: 1, files })}\n`;
}

/** Size and mtime first; only where they differ is the file read and hashed. */
export function findOutsideEdits(view: MemoryView, ledger: Ledger): OutsideEdit[] {
  const names = listMemoryFiles(view);
  const edits: OutsideEdit[] = [];
  for (const file of names) {
    const entry = ledger[file];
    if (entry === undefined) edits.push({ file, kind: "new" });
    else if (!isAsAccepted(view, file, entry)) edits.push({ file, kind: "changed" });
  }
  const present = new Set(names);
  for (const file of Object.keys(ledger)) {
    if (!present.has(file)) edits.push({ file, kind: "deleted" });
  }
  return edits;
}

export function isAsAccepted(view: MemoryView, file: string, entry: FileStat & { hash: string }): boolean {
  const stat = statViewed(view, `memory/${file}`);
  if (stat === undefined || stat.size !== entry.size) return false;
  if (stat.mtimeMs === entry.mtimeMs) return true;
  const bytes = readViewed(view, `memory/${file}`);
  return bytes !== undefined && hash64(bytes) === entry.hash;
}

export function listMemoryFiles(view: MemoryView): string[] {
  return listViewed(view, "memory").filter(isMemoryFile);
}

export function countMemoryFiles(view: MemoryView): number {
  return countViewed(view, "memory", isMemoryFile);
}

function isMemoryFile(name: string): boolean {
  return name.endsWith(".md") && name !== "MEMORY.md";
}
