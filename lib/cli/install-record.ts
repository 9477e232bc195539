/**
 * What `install` did to a settings file, kept in the store so that `uninstall` can undo it byte for byte:
 * the text before, the hash of the text after, the rules it added.
 */
import { createHash } from "node:crypto";
import { join } from "node:path";
import { listDirectory, readFileIfPresent, writeFileAtomic } from "../platform/files.ts";
import type { StorePaths } from "../platform/paths.ts";
import { removeFile } from "../platform/remove.ts";
import type { Scope } from "./settings-file.ts";

export interface InstallRecord {
  v: 1;
  scope: Scope;
  settings: string;
  /** Copy of the settings before the first install; absent when there was no file. */
  backup?: string;
  afterSha256: string;
  /** Permission rules that were not there before. */
  rules: string[];
  /** A folder in the project that install made. */
  madeFolder?: string;
  version: string;
  /** Version of the client it was written for, where known. */
  client?: string;
  time: string;
}

export function sha256(text: string): string {
  return createHash("sha256").update(text).digest("hex");
}

export function recordFolder(store: StorePaths): string {
  return join(store.root, "installs");
}

export function readRecord(store: StorePaths, settings: string): InstallRecord | undefined {
  const bytes = readFileIfPresent(recordPath(store, settings));
  return bytes === undefined ? undefined : parseRecord(bytes.toString("utf8"));
}

/** Every install this store knows of. */
export function readRecords(store: StorePaths): InstallRecord[] {
  return listDirectory(recordFolder(store))
    .filter((name) => name.endsWith(".json"))
    .map((name) => parseRecord(readFileIfPresent(join(recordFolder(store), name))?.toString("utf8") ?? ""))
    .filter((record) => record !== undefined);
}

export function writeRecord(store: StorePaths, record: InstallRecord): void {
  writeFileAtomic(recordPath(store, record.settings), `${JSON.stringify(record, null, 2)}\n`);
}

/** The backup stays: a user may want it after all. */
export function removeRecord(store: StorePaths, settings: string): void {
  removeFile(recordPath(store, settings));
}

/** Keeps `text` under a name that says whose and when; gives the path. */
export function writeBackup(
  store: StorePaths,
  settings: string,
  copy: { text: string; time: string },
): string {
  const stamp = copy.time.replaceAll(/[:.]/g, "-");
  const path = join(recordFolder(store), `${sha256(settings).slice(0, 8)}-${stamp}.bak`);
  writeFileAtomic(path, copy.text);
  return path;
}

export function readBackup(record: InstallRecord | undefined): string | undefined {
  return record?.backup === undefined ? undefined : readFileIfPresent(record.backup)?.toString("utf8");
}

function recordPath(store: StorePaths, settings: string): string {
  return join(recordFolder(store), `${sha256(settings).slice(0, 8)}.json`);
}

function parseRecord(text: string): InstallRecord | undefined {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    // A damaged record costs the byte-for-byte way back only: uninstall then takes our entries out one by one.
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
  const isRecord =
    typeof value === "object" &&
    value !== null &&
    "settings" in value &&
    "rules" in value &&
    Array.isArray(value.rules);
  return isRecord ? (value as InstallRecord) : undefined;
}
