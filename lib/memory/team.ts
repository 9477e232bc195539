/**
 * Team memory: `<working tree>/.claude/logbook-memory/`, written by people and read only after `logbook trust`. Trust is
 * bound to the sha256 of each file: a new or changed one is out of context until it is asked for again. Hooks know team
 * records from the trusted list alone, and compare the bytes of each file they open.
 */
import fs from "node:fs";
import { join } from "node:path";
import { listForeignFolder, readForeignFile } from "../platform/regular-file.ts";
import { isObject } from "../text/parse-json.ts";
import type { CatalogueEntry } from "./catalogue.ts";
import type { PickSource } from "./pick.ts";
import type { RecallSource } from "./recall.ts";
import { bodyOf } from "./recall.ts";
import type { MemoryScope } from "./scope.ts";
import { readState } from "./state-file.ts";
import { openTermIndex } from "./term-index.ts";

export interface TrustedTeam {
  v: number;
  /** ISO 8601. */
  time: string;
  /** File → sha256 of the trusted bytes. */
  files: Record<string, string>;
  entries: CatalogueEntry[];
  /** As in terms.txt; positions are places in `entries`. */
  terms: string;
}

export interface TeamState {
  /** Trusted, and still as trusted. */
  entries: CatalogueEntry[];
  /** Files that are new, changed or gone since. */
  untrusted: string[];
}

/** Larger ones are no memories, and hashing them is not a hook's work. */
export const MAX_FILE_BYTES = 256 * 1024;
/** A team that wrote more memories than this has put something else there; a hook lists so many in a millisecond. */
export const MAX_NAMES = 1_000;

export function teamFolder(workTree: string): string {
  return join(workTree, ".claude", "logbook-memory");
}

export function readTrust(project: MemoryScope): TrustedTeam | undefined {
  const empty: TrustedTeam | undefined = undefined;
  return readState<TrustedTeam | undefined>(trustPath(project), isTrustedTeam, empty);
}

export function trustPath(project: MemoryScope): string {
  return join(project.state, "team.json");
}

/** What may be shown of a working tree's team memory. No file is parsed, and none that is not trusted is even hashed. */
export function readTeamState(project: MemoryScope, workTree: string): TeamState {
  const folder = teamFolder(workTree);
  const present = listTeamFiles(folder);
  const trust = readTrust(project);
  if (trust === undefined) return { entries: [], untrusted: present };
  const isTrusted = (file: string): boolean => hashTeamFile(folder, file) === trust.files[file];
  const known = Object.keys(trust.files);
  const sound = new Set(known.filter(isTrusted));
  return {
    entries: trust.entries.filter(({ file }) => sound.has(file)),
    untrusted: [...new Set([...present, ...known])].filter((file) => !sound.has(file)).sort(),
  };
}

/** For recall: the trusted list; each body is compared when it is opened. */
export function openTeamSource(project: MemoryScope, workTree: string): PickSource<RecallSource>[] {
  const trust = readTrust(project);
  if (trust === undefined) return [];
  const folder = teamFolder(workTree);
  const source: RecallSource = {
    kind: "team",
    readBody: ({ file }) => {
      const bytes = readTeamFile(folder, file);
      return bytes !== undefined && sha256(bytes) === trust.files[file] ? bodyOf(bytes) : undefined;
    },
  };
  const index = openTermIndex(Buffer.from(trust.terms));
  return index === undefined ? [] : [{ source, index, entryAt: (position) => trust.entries[position] }];
}

export function listTeamFiles(folder: string): string[] {
  return listForeignFolder(folder, MAX_NAMES).filter(
    (name) => /^[^./\\][^/\\]*\.md$/.test(name) && name !== "MEMORY.md",
  );
}

/** Undefined for what is no plain file of a sane size: a repository may hold links to anywhere. */
export function readTeamFile(folder: string, file: string): Buffer | undefined {
  const path = join(folder, file);
  return isPlainFile(path) ? readForeignFile(path, MAX_FILE_BYTES) : undefined;
}

function isPlainFile(path: string): boolean {
  try {
    return fs.lstatSync(path, { throwIfNoEntry: false })?.isFile() === true;
  } catch {
    // Links in a circle above it, or no rights: nothing to be read either way.
    return false;
  }
}

export function hashTeamFile(folder: string, file: string): string | undefined {
  const bytes = readTeamFile(folder, file);
  return bytes === undefined ? undefined : sha256(bytes);
}

export function sha256(bytes: Uint8Array): string {
  // Loaded on demand: hooks pay for it only in a project whose team memory is trusted.
  return process.getBuiltinModule("node:crypto").createHash("sha256").update(bytes).digest("hex");
}

function isTrustedTeam(value: unknown): value is TrustedTeam {
  return (
    isObject(value) &&
    isObject(value["files"]) &&
    Array.isArray(value["entries"]) &&
    typeof value["terms"] === "string"
  );
}
