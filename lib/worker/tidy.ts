/**
 * What the worker does when no job waits: leftovers of the archive and, once a day, of the raw copies.
 * Each step is small and may be the last: what is left is done in the next run.
 */
import { join } from "node:path";
import { settleStale } from "../archive/gather.ts";
import type { Archive } from "../archive/handle.ts";
import { mergeWords } from "../archive/merge.ts";
import { LogbookError } from "../platform/errors.ts";
import { listDirectory, readFileIfPresent, writeFileAtomic } from "../platform/files.ts";
import { type StorePaths, sessionPaths } from "../platform/paths.ts";
import { compressSegments } from "../raw/compress.ts";
import { generationPath, listGenerations, rawStreams } from "../raw/segment.ts";
import { removeStaleTemporaries } from "../raw/temporary.ts";
import type { Guard } from "./guard.ts";
import type { Workshop } from "./workshop.ts";

const DAY_MS = 24 * 3_600_000;
/** A session that rested for a day is rarely read whole again soon. */
const COMPRESS_AFTER_MS = DAY_MS;
/** Turns settled between two breaths: each may take some ten milliseconds. */
const SETTLE_TURNS = 20;

export async function tidyStore(shop: Workshop, guard: Guard): Promise<void> {
  try {
    const archive = openIfPossible(shop);
    if (archive !== undefined) await tidyArchive(archive, guard);
    if (isSweepDue(shop)) await sweepRaw(shop, guard);
  } catch (error) {
    if (error instanceof LogbookError && error.code === "INTERRUPTED") return;
    throw error;
  }
}

async function tidyArchive(archive: Archive, guard: Guard): Promise<void> {
  while (settleStale(archive, SETTLE_TURNS) > 0) await guard.breathe();
  while (mergeWords(archive)) await guard.breathe();
}

function openIfPossible(shop: Workshop): Archive | undefined {
  try {
    return shop.openArchive();
  } catch (error) {
    // Jobs have told of it; without an archive there is nothing of it to tidy.
    if (error instanceof LogbookError && error.code === "ARCHIVE_UNAVAILABLE") return undefined;
    throw error;
  }
}

/** Once a day: a store of years has thousands of sessions to look through. */
function isSweepDue({ store, clock }: Workshop): boolean {
  const last = Number(readFileIfPresent(sweepMark(store))?.toString("utf8") ?? 0);
  return !(clock() - last < DAY_MS);
}

async function sweepRaw(shop: Workshop, guard: Guard): Promise<void> {
  const { store, clock, recorder } = shop;
  const startMs = clock();
  let savedBytes = 0;
  for (const session of listDirectory(store.sessions)) {
    await guard.breathe();
    const { raw } = sessionPaths(store, session);
    removeStaleTemporaries(raw, startMs);
    for (const stream of rawStreams(raw)) {
      for (const generation of listGenerations(raw, stream)) {
        const result = await compressSegments({
          dir: generationPath(raw, stream, generation),
          unchangedSinceMs: startMs - COMPRESS_AFTER_MS,
          shouldStop: guard.shouldStop,
        });
        savedBytes += result.plainBytes - result.compressedBytes;
        for (const error of result.damage) recorder.note(error, session);
      }
    }
  }
  writeFileAtomic(sweepMark(store), String(startMs));
  recorder.log(`swept the raw copies in ${clock() - startMs} ms, ${Math.round(savedBytes / 1e6)} MB saved`);
}

function sweepMark(store: StorePaths): string {
  return join(store.root, "swept-at");
}
