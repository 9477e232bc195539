/** How much of the disk the store takes, by what it is, and whether that is worth a word. */
import fs from "node:fs";
import { join, relative, sep } from "node:path";
import { errnoOf } from "../platform/errors.ts";
import type { StorePaths } from "../platform/paths.ts";
import { statIfPresent } from "../platform/regular-file.ts";
import { renderBytes } from "../replay/units.ts";
import type { Finding } from "./doctor/finding.ts";

const KINDS = ["log", "raw", "archive", "memory", "other"] as const;
type Kind = (typeof KINDS)[number];

export interface StoreSize {
  totalBytes: number;
  bytes: Readonly<Record<Kind, number>>;
}

/** Some years of daily work; a disk has better uses for more without being asked. */
const LARGE_BYTES = 5e9;

export function readStoreSize(store: StorePaths): StoreSize {
  const bytes: Record<Kind, number> = { log: 0, raw: 0, archive: 0, memory: 0, other: 0 };
  for (const { path, size } of listFiles(store.root)) {
    bytes[kindOf(relative(store.root, path).split(sep))] += size;
  }
  return { totalBytes: KINDS.reduce((sum, kind) => sum + bytes[kind], 0), bytes };
}

/** `parts` are the names on the way from the store's root. */
function kindOf(parts: readonly string[]): Kind {
  const [top = "", , third] = parts;
  if (top.startsWith("archive.db")) return "archive";
  if (top === "user") return "memory";
  if (top === "projects") return third === "memory" || third === "state" ? "memory" : "other";
  if (top !== "sessions") return "other";
  if (third === "raw") return "raw";
  return third === "log.jsonl" ? "log" : "other";
}

export function checkSize(store: StorePaths, { totalBytes }: StoreSize): Finding[] {
  if (totalBytes < LARGE_BYTES) return [];
  return [
    {
      level: "warning",
      subject: "size",
      what: `the store takes ${renderBytes(totalBytes)}`,
      where: store.root,
      advice: "logbook prune --dry-run says what old sessions could give back",
    },
  ];
}

/** The larger parts, largest first. */
export function renderStoreSize({ totalBytes, bytes }: StoreSize): string {
  const parts = KINDS.filter((kind) => bytes[kind] > 0)
    .sort((left, right) => bytes[right] - bytes[left])
    .map((kind) => `${kind} ${renderBytes(bytes[kind])}`);
  return parts.length === 0 ? renderBytes(0) : `${renderBytes(totalBytes)}: ${parts.join(", ")}`;
}

function* listFiles(folder: string): Generator<{ path: string; size: number }> {
  for (const entry of readFolder(folder)) {
    const path = join(folder, entry.name);
    // A worker may just have replaced a file by its compressed form.
    if (entry.isFile()) yield { path, size: statIfPresent(path)?.size ?? 0 };
    else if (entry.isDirectory()) yield* listFiles(path);
  }
}

function readFolder(folder: string): fs.Dirent[] {
  try {
    return fs.readdirSync(folder, { withFileTypes: true });
  } catch (error) {
    if (errnoOf(error) === "ENOENT") return [];
    throw error;
  }
}
