/**
 * A segment while it is being written, under a temporary name. Invariant: it is published whole with a name that tells
 * exactly the bytes it got, or it is gone.
 */
import fs from "node:fs";
import { dirname } from "node:path";
import { type Clock, isoTime } from "../platform/clock.ts";
import { openForWrite, syncDirectory } from "../platform/files.ts";
import { removeFile } from "../platform/remove.ts";
import { appendToLedger } from "./ledger.ts";
import type { Place } from "./place.ts";
import { publishSegment } from "./publish.ts";
import { temporaryPath } from "./segment.ts";

export interface Draft {
  fd: number;
  temporary: string;
  dir: string;
  start: number;
  end: number;
}

export interface CopiedSegment {
  path: string;
  end: number;
}

export interface Publication {
  source: string;
  clock: Clock;
  sync?: "none" | "full";
  sha256?: string;
}

export function openDraft({ dir, start }: Place): Draft {
  const temporary = temporaryPath(dir);
  return { fd: openForWrite(temporary, "wx"), temporary, dir, start, end: start };
}

export function discardDraft(draft: Draft): void {
  fs.closeSync(draft.fd);
  removeFile(draft.temporary);
}

/** Undefined when the draft stayed empty. */
export function publishDraft(draft: Draft, publication: Publication): CopiedSegment | undefined {
  const { dir, start, end, temporary } = draft;
  if (end === start) {
    discardDraft(draft);
    return undefined;
  }
  fs.closeSync(draft.fd);
  const isDurable = publication.sync === "full";
  const path = publishSegment({ dir, start, end, temporary, isDurable });
  appendToLedger(dir, {
    start,
    end,
    ...(publication.sha256 === undefined ? {} : { sha256: publication.sha256 }),
    time: isoTime(publication.clock()),
    source: publication.source,
  });
  return { path, end };
}

/** Makes the way to a generation durable: an earlier copy, which need not last, may have made raw/<stream>/<generation>. */
export function syncParents(dir: string): void {
  let parent = dir;
  for (let level = 0; level < 3; level += 1) {
    parent = dirname(parent);
    syncDirectory(parent);
  }
}
