/**
 * Once a day, every session of the store: what killed copiers left goes, copies are read back against their hashes, what
 * the archive lacks is read into it, and what has rested for a day is compressed. Then the archive itself is read through.
 */
import fs from "node:fs";
import { REBUILD_HINT } from "../archive/database.ts";
import { findFaults } from "../archive/faults.ts";
import type { Archive } from "../archive/handle.ts";
import { ingestWatermark } from "../archive/ingest.ts";
import { isoTime, isWithin } from "../platform/clock.ts";
import { LogbookError } from "../platform/errors.ts";
import { readFileIfPresent, writeFileAtomic } from "../platform/files.ts";
import { closeToOthers, findOpenEntries } from "../platform/modes.ts";
import { compressSegments } from "../raw/compress.ts";
import { coveredEnd, generationPath, listGenerations, listSegments, rawStreams } from "../raw/segment.ts";
import { removeStaleTemporaries } from "../raw/temporary.ts";
import { verifySegments } from "../raw/verify.ts";
import type { Guard } from "./guard.ts";
import { removeSessionLeftovers, removeStoreLeftovers } from "./leftovers.ts";
import { codeOf } from "./retries.ts";
import { doSessionJob } from "./session-job.ts";
import { listStoredSessions, type StoredSession } from "./stored-sessions.ts";
import { sweepMark } from "./sweep-mark.ts";
import { unlessHeld } from "./unless-held.ts";
import type { Workshop } from "./workshop.ts";

const DAY_MS = 24 * 3_600_000;
/** A session that rested for a day is rarely read whole again soon. */
const COMPRESS_AFTER_MS = DAY_MS;

/** A store of years has thousands of sessions to look through. */
export function isSweepDue({ store, clock }: Workshop): boolean {
  const last = Number(readFileIfPresent(sweepMark(store))?.toString("utf8") ?? 0);
  return !isWithin(DAY_MS, last, clock());
}

export async function sweepStore(shop: Workshop, archive: Archive | undefined, guard: Guard): Promise<void> {
  const { store, clock, recorder } = shop;
  const startMs = clock();
  let savedBytes = 0;
  removeStoreLeftovers(store, startMs);
  const closed = closeToOthers(findOpenEntries(store.root));
  if (closed > 0) recorder.log(`took others' rights from ${closed} entries of the store`);
  for (const stored of listStoredSessions(store)) {
    await guard.breathe();
    // One that lies behind a link is left alone, and the others are not.
    await unlessHeld(shop, guard, async () => {
      savedBytes += await lookThrough(shop, stored, { archive, guard, startMs });
    });
  }
  writeFileAtomic(sweepMark(store), String(startMs));
  recorder.log(
    `looked through the store in ${clock() - startMs} ms, ${Math.round(savedBytes / 1e6)} MB saved`,
  );
  // Behind the mark: should what is found be there in a rebuilt archive too, it is rebuilt once a day, not in every run.
  if (archive !== undefined) assertSound(archive, guard);
}

/** Reading every page, on a slow disk. */
const BYTES_PER_MS = 10_000;

function assertSound(archive: Archive, guard: Guard): void {
  const expectedMs = fs.statSync(archive.path).size / BYTES_PER_MS;
  const [fault] = guard.through(expectedMs, () => findFaults(archive));
  if (fault === undefined) return;
  throw new LogbookError("ARCHIVE_CORRUPT", `read archive ${archive.path}: ${fault}`, {
    path: archive.path,
    hint: REBUILD_HINT,
  });
}

/** Gives the bytes that compressing saved. */
async function lookThrough(
  shop: Workshop,
  stored: StoredSession,
  { archive, guard, startMs }: { archive: Archive | undefined; guard: Guard; startMs: number },
): Promise<number> {
  const { session, paths } = stored;
  removeStaleTemporaries(paths.raw, startMs);
  removeSessionLeftovers(paths, startMs);
  const request = { rawDir: paths.raw, clock: shop.clock, shouldStop: guard.shouldStop };
  const { damage } = await verifySegments(request);
  for (const error of damage) shop.recorder.note(error, session);
  if (archive !== undefined && isBehind(archive, stored)) await readIn(shop, session, guard);
  return compress(shop, stored, { guard, startMs });
}

/** One session whose copies the system would not read does not keep the others from being looked through. */
async function readIn(shop: Workshop, session: string, guard: Guard): Promise<void> {
  try {
    await doSessionJob(shop, { v: 1, kind: "session", session, time: isoTime(shop.clock()) }, guard);
  } catch (error) {
    if (codeOf(error) !== "RAW_UNREADABLE") throw error;
    shop.recorder.note(error, session);
  }
}

/** What no job told of: a journal that was lost, a session that came back. */
function isBehind(archive: Archive, { session, paths }: StoredSession): boolean {
  return rawStreams(paths.raw).some((stream) =>
    listGenerations(paths.raw, stream).some((generation) => {
      const end = coveredEnd(listSegments(generationPath(paths.raw, stream, generation)));
      return ingestWatermark(archive, { session, stream, generation }) < end;
    }),
  );
}

async function compress(
  { recorder }: Workshop,
  { session, paths }: StoredSession,
  { guard, startMs }: { guard: Guard; startMs: number },
): Promise<number> {
  let savedBytes = 0;
  for (const stream of rawStreams(paths.raw)) {
    for (const generation of listGenerations(paths.raw, stream)) {
      const result = await compressSegments({
        dir: generationPath(paths.raw, stream, generation),
        unchangedSinceMs: startMs - COMPRESS_AFTER_MS,
        shouldStop: guard.shouldStop,
      });
      savedBytes += result.plainBytes - result.compressedBytes;
      for (const error of result.damage) recorder.note(error, session);
    }
  }
  return savedBytes;
}
