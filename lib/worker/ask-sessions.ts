/** Decides which transcripts an import reads, and has the reader begin some before their turn comes. */
import type { Archive } from "../archive/handle.ts";
import { listWatermarks } from "../archive/ingest.ts";
import { LogbookError } from "../platform/errors.ts";
import { sessionPaths } from "../platform/paths.ts";
import { readTranscriptCwd } from "../raw/first-cwd.ts";
import { createExclusionCheck } from "./exclusions.ts";
import { fieldLimits } from "./limits.ts";
import type { SessionPiece } from "./read-session.ts";
import type { SessionReader } from "./session-reader.ts";
import { liftMark, whyGone } from "./tombstones.ts";
import type { TranscriptFile } from "./transcripts.ts";
import type { Workshop } from "./workshop.ts";

/** What is to be done with a transcript: read it, or the reason why not. */
export type Task = ReadTask | "forgotten" | "pruned" | "excluded" | LogbookError;

export interface ReadTask {
  pieces: AsyncIterable<SessionPiece>;
  /** The archive has nothing of the session: its reader completes its log. */
  isNew: boolean;
}

export interface Asking {
  shop: Workshop;
  archive?: Archive;
  reader: SessionReader;
  /** Sessions that were pruned come back. */
  withPruned?: boolean;
}

/** Sessions asked of the reader ahead of the one that is being written: many are small. */
const MAX_ASKED = 4;

const SOURCE_CODES: ReadonlySet<string> = new Set(["TRANSCRIPT_MISSING", "TRANSCRIPT_UNREADABLE"]);

/** Each file with its task, in order. */
export function* askAhead(
  asking: Asking,
  files: readonly TranscriptFile[],
): Generator<[TranscriptFile, Task]> {
  const isExcluded = judgeOnce(createExclusionCheck(asking.shop));
  const asked: [TranscriptFile, Task][] = [];
  for (const file of files) {
    asked.push([file, ask(asking, isExcluded, file)]);
    if (asked.length > MAX_ASKED) yield asked.shift() as [TranscriptFile, Task];
  }
  yield* asked;
}

function ask(
  { shop, archive, reader, withPruned }: Asking,
  isExcluded: (cwd: string) => boolean,
  file: TranscriptFile,
): Task {
  try {
    const cwd = readTranscriptCwd(file.path);
    const gone = whyGone(shop.store, file.session);
    if (gone === "forgotten" || (gone === "pruned" && withPruned !== true)) return gone;
    if (cwd !== undefined && isExcluded(cwd)) return "excluded";
  } catch (error) {
    // The transcript is at fault, not the store: the others still come in.
    if (error instanceof LogbookError && SOURCE_CODES.has(error.code)) return error;
    throw error;
  }
  liftMark(shop.store, { kind: "pruned", session: file.session });
  const marks = archive && listWatermarks(archive, file.session);
  const paths = sessionPaths(shop.store, file.session);
  const request = { session: file.session, paths, transcript: file.path, limits: fieldLimits(shop.config) };
  const pieces = reader.read({ ...request, ...(marks !== undefined && { marks }) });
  return { pieces, isNew: marks?.length === 0 };
}

/** Thousands of sessions share a few folders: each is judged once. */
function judgeOnce(isExcluded: (cwd: string) => boolean): (cwd: string) => boolean {
  const known = new Map<string, boolean>();
  return (cwd) => {
    const answer = known.get(cwd) ?? isExcluded(cwd);
    known.set(cwd, answer);
    return answer;
  };
}
