/**
 * `catalogue.json`: what hooks know of a scope without parsing a record. Derived from the files and the ledger, and
 * changed in one commit with them. Pinned and newest entries come first and each stands on one line, so that a hook
 * parses only those that it shows.
 */
import type { MemoryType } from "../contract/memory.ts";
import { isMemoryType } from "../contract/memory.ts";
import { hash64 } from "../text/hash.ts";
import { isObject, parseJson } from "../text/parse-json.ts";
import type { MemoryView } from "./pending.ts";
import { readViewed } from "./pending.ts";

export const CATALOGUE_PATH = "memory/catalogue.json";
export const TERMS_PATH = "memory/terms.txt";
export const INDEX_PATH = "memory/MEMORY.md";

export interface CatalogueEntry {
  file: string;
  name: string;
  description: string;
  type: MemoryType;
  created: string;
  modified: string;
  validAt?: string;
  isPinned?: true;
  expires?: string;
  /** As in the ledger: how a reader sees that the file is still the accepted one. */
  size: number;
  mtimeMs: number;
  hash: string;
}

/** Entries that are parsed when they are asked for. */
export interface LazyCatalogue {
  id: string;
  count: number;
  /** Undefined where there is none, or one that does not parse. */
  entryAt(position: number): CatalogueEntry | undefined;
}

const HEAD = /^\{"v":1,"id":"([0-9a-f]+)","entries":\[$/;

export function renderCatalogue(entries: readonly CatalogueEntry[]): { id: string; content: string } {
  const lines = entries.map((entry) => JSON.stringify(entry)).join(",\n");
  const id = hash64(lines);
  return { id, content: `{"v":1,"id":"${id}","entries":[\n${lines}\n]}\n` };
}

/** All entries; undefined where there is no catalogue, or one that cannot be used: the worker then writes it anew. */
export function readCatalogue(view: MemoryView): CatalogueEntry[] | undefined {
  const value = parseJson(readViewed(view, CATALOGUE_PATH)?.toString("utf8") ?? "");
  if (!isObject(value) || value["v"] !== 1 || !Array.isArray(value["entries"])) return undefined;
  const { entries } = value;
  return entries.every(isEntry) ? entries : undefined;
}

export function openCatalogue(view: MemoryView): LazyCatalogue | undefined {
  // Bytes as characters: split in one native step, and only the lines that are asked for are decoded.
  const lines = readViewed(view, CATALOGUE_PATH)?.toString("latin1").split("\n") ?? [];
  const id = HEAD.exec(lines[0] ?? "")?.[1];
  if (id === undefined) return undefined;
  return {
    id,
    // The first line, the last one and the nothing behind it are no entries.
    count: Math.max(0, lines.length - 3),
    entryAt: (position) => {
      const line = lines[position + 1];
      if (line === undefined || position < 0) return undefined;
      const value = parseJson(Buffer.from(line.replace(/,$/, ""), "latin1").toString("utf8"));
      return isEntry(value) ? value : undefined;
    },
  };
}

/** Instants and days compare alike: a day ends with its last millisecond, UTC. */
export function isExpired(expires: string | undefined, nowMs: number): boolean {
  if (expires === undefined) return false;
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(expires);
  return nowMs > Date.parse(isDay ? `${expires}T23:59:59.999Z` : expires);
}

/** Pinned first, then newest; names break ties, so that the order is a function of the records. */
export function compareEntries(a: CatalogueEntry, b: CatalogueEntry): number {
  const pinned = Number(b.isPinned === true) - Number(a.isPinned === true);
  if (pinned !== 0) return pinned;
  if (a.modified !== b.modified) return a.modified < b.modified ? 1 : -1;
  return a.name < b.name ? -1 : 1;
}

function isEntry(value: unknown): value is CatalogueEntry {
  return (
    isObject(value) &&
    typeof value["file"] === "string" &&
    typeof value["name"] === "string" &&
    typeof value["description"] === "string" &&
    isMemoryType(value["type"]) &&
    typeof value["modified"] === "string" &&
    typeof value["hash"] === "string"
  );
}
