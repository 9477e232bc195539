/** The sessions that the store has, by their folders. */
import { readLogHead } from "../log/read.ts";
import { listDirectory } from "../platform/files.ts";
import { type SessionPaths, type StorePaths, safeName, sessionPaths } from "../platform/paths.ts";
import { statIfPresent } from "../platform/regular-file.ts";
import { generationPath, listGenerations, listSegments, rawStreams } from "../raw/segment.ts";
import { whyGone } from "./tombstones.ts";

export interface StoredSession {
  session: string;
  paths: SessionPaths;
}

const HEAD_BYTES = 8_192;
/** A folder named by the hash of an id that is no file name. */
const HASHED = /^[0-9a-f]{64}$/;

export function listStoredSessions(store: StorePaths): StoredSession[] {
  return listDirectory(store.sessions).flatMap((folder) => {
    const paths = sessionPaths(store, folder);
    if (!statIfPresent(paths.dir)?.isDirectory()) return [];
    const session = sessionOf(folder, paths);
    return whyGone(store, session) === undefined ? [{ session, paths }] : [];
  });
}

function sessionOf(folder: string, paths: SessionPaths): string {
  if (!HASHED.test(folder)) return folder;
  const logged = readLogHead(paths.log, HEAD_BYTES).records[0]?.record.session;
  return logged !== undefined && safeName(logged) === folder ? logged : folder;
}

/** Bytes of transcript in the session's raw copies: compressed ones count as what they hold. */
export function countRawBytes({ raw }: SessionPaths): number {
  let bytes = 0;
  for (const stream of rawStreams(raw)) {
    for (const generation of listGenerations(raw, stream)) {
      bytes += listSegments(generationPath(raw, stream, generation)).at(-1)?.end ?? 0;
    }
  }
  return bytes;
}
