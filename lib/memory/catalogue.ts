/**
 * `catalogue.json`: what hooks know of a scope without parsing a record; `terms.json`: which record holds which word.
 * Both are derived from the files and the ledger, and change in one commit with them.
 */
import type { MemoryType } from "../contract/memory.ts";
import { isMemoryType } from "../contract/memory.ts";
import { hash64 } from "../text/hash.ts";
import type { MemoryView } from "./pending.ts";
import { readViewed } from "./pending.ts";
import { isObject, parseJson } from "./state-file.ts";

export const CATALOGUE_PATH = "memory/catalogue.json";
export const TERMS_PATH = "memory/terms.json";
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

export interface Catalogue {
  v: number;
  entries: CatalogueEntry[];
}

export interface TermIndex {
  v: number;
  /** Hash of the catalogue that the positions point into. */
  catalogue: string;
  /** Weighted length of each record. */
  lengths: number[];
  /** Word → position, weighted frequency, position, weighted frequency, … */
  terms: Record<string, number[]>;
  /** Word → positions of the records whose name or description holds it. */
  titles: Record<string, number[]>;
}

export interface ReadCatalogue {
  entries: CatalogueEntry[];
  hash: string;
}

/** Undefined where there is none, or one that cannot be used: the worker then writes it anew. */
export function readCatalogue(view: MemoryView): ReadCatalogue | undefined {
  const bytes = readViewed(view, CATALOGUE_PATH);
  if (bytes === undefined) return undefined;
  const text = bytes.toString("utf8");
  const value = parseJson(text);
  if (!isObject(value) || value["v"] !== 1 || !Array.isArray(value["entries"])) return undefined;
  if (!value["entries"].every(isEntry)) return undefined;
  return { entries: value["entries"], hash: hash64(text) };
}

/** Undefined where the index is missing or belongs to another catalogue. */
export function readTermIndex(view: MemoryView, catalogueHash: string): TermIndex | undefined {
  const value = parseJson(readViewed(view, TERMS_PATH)?.toString("utf8") ?? "");
  if (!isObject(value) || value["v"] !== 1 || value["catalogue"] !== catalogueHash) return undefined;
  return isTermIndex(value) ? value : undefined;
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

function isTermIndex(value: Record<string, unknown>): value is TermIndex & Record<string, unknown> {
  return Array.isArray(value["lengths"]) && isObject(value["terms"]) && isObject(value["titles"]);
}
