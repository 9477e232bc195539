/**
 * Names of records and of their files. A name is its folded text, so spelling, width and case do not make two records
 * of one; two names never share a file.
 */
import { foldText } from "../text/fold.ts";
import { hash64 } from "../text/hash.ts";

/** Keeps a listing readable; file systems allow 255 bytes. */
const MAX_STEM = 60;
/** Shortest suffix that tells two names with one stem apart; the rest of the hash follows where even that is taken. */
const SHORT_HASH = 8;

/** Device names that Windows reserves whatever their extension, and MEMORY.md where case does not count. */
const RESERVED = /^(?:con|prn|aux|nul|com\d|lpt\d|memory)$/;

const RECORD_FILE = /^[a-z0-9]+(?:-[a-z0-9]+)*\.md$/;

/** What makes two names the same name. */
export function foldName(name: string): string {
  return foldText(name).replace(/\s+/g, " ").trim();
}

export function isRecordFile(file: string): boolean {
  return RECORD_FILE.test(file) && !RESERVED.test(file.slice(0, -".md".length));
}

/** The file for a new name; `taken` says which folded name a file already holds. */
export function chooseFile(name: string, taken: ReadonlyMap<string, string>): string {
  const key = foldName(name);
  const stem = stemOf(key);
  const hash = hash64(key);
  const suffixed = (length: number): string => `${stem === "" ? "memory" : stem}-${hash.slice(0, length)}.md`;
  const choices = [`${stem}.md`, suffixed(SHORT_HASH), suffixed(hash.length)];
  const free = choices.find((file) => isRecordFile(file) && (taken.get(file) ?? key) === key);
  return free ?? suffixed(hash.length);
}

function stemOf(key: string): string {
  return key
    .replace(/[^a-z0-9]+/g, "-")
    .slice(0, MAX_STEM)
    .replace(/^-+|-+$/g, "");
}
