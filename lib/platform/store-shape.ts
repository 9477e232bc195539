/** Which entries of the store are not what their names say: found by looking, for people; nothing is opened that could wait. */
import fs from "node:fs";
import { join } from "node:path";
import { listDirectory } from "./files.ts";
import { kindOf, oddnessOf } from "./odd-file.ts";
import type { StorePaths } from "./paths.ts";
import { MAX_RECORD_BYTES, statIfPossible } from "./regular-file.ts";

export interface OddEntry {
  path: string;
  oddness: string;
}

/** Whatever has one of these endings is a file; a lock is a folder and has none of them. */
const FILE_NAME = /\.(?:jsonl?|md|txt|html|log|db|gz|taken)$/;
/** Read whole; the copies of a transcript are read piece by piece, and the archive by its engine. */
const READ_WHOLE = /\.(?:jsonl?|md|txt)$/;
const SEGMENT = /[/\\]raw[/\\]/;
const OWNER_READS = 0o400;
/** Client and engine have their own code in there. */
const NOT_OURS: ReadonlySet<string> = new Set(["app", "native"]);

/** At most `most`. */
export function* findOddEntries(store: StorePaths, most: number): Generator<OddEntry> {
  const folders = new Set([store.sessions, store.projects, store.user, store.queue, store.compiled]);
  let left = most;
  for (const name of listDirectory(store.root)) {
    if (NOT_OURS.has(name)) continue;
    const path = join(store.root, name);
    for (const found of folders.has(path) ? oddFolder(path) : oddBelow(path)) {
      if (left-- <= 0) return;
      yield found;
    }
  }
}

function* oddFolder(path: string): Generator<OddEntry> {
  // The user may have put a part of the store on another disk.
  const stat = statIfPossible(path);
  if (stat?.isDirectory()) yield* oddInside(path);
  else
    yield {
      path,
      oddness: stat === undefined ? "a link that leads nowhere" : `${kindOf(stat)}, not a folder`,
    };
}

function* oddInside(folder: string): Generator<OddEntry> {
  for (const name of listDirectory(folder)) yield* oddBelow(join(folder, name));
}

function* oddBelow(path: string): Generator<OddEntry> {
  const stat = fs.lstatSync(path, { throwIfNoEntry: false });
  if (stat === undefined) return;
  if (stat.isDirectory() && !FILE_NAME.test(path)) {
    yield* oddInside(path);
    return;
  }
  const isBounded = READ_WHOLE.test(path) && !SEGMENT.test(path);
  const maxBytes = isBounded ? MAX_RECORD_BYTES : Number.POSITIVE_INFINITY;
  // A store has a hundred thousand files: none that its owner may read and that is not too large is opened.
  if (stat.isFile() && stat.size <= maxBytes && (stat.mode & OWNER_READS) !== 0) return;
  const oddness = oddnessOf(path, maxBytes);
  if (oddness !== undefined) yield { path, oddness };
}
