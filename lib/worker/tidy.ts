/** What the worker does when no job waits. Each step is small and may be the last: the next run goes on. */
import { settleStale } from "../archive/gather.ts";
import type { Archive } from "../archive/handle.ts";
import { mergeWords } from "../archive/merge.ts";
import { LogbookError } from "../platform/errors.ts";
import type { Guard } from "./guard.ts";
import { isSweepDue, sweepStore } from "./sweep.ts";
import { tendMemory } from "./tend-memory.ts";
import type { Workshop } from "./workshop.ts";

/** Turns settled between two breaths: each may take some ten milliseconds. */
const SETTLE_TURNS = 20;

export async function tidyStore(shop: Workshop, guard: Guard): Promise<void> {
  try {
    const archive = openIfPossible(shop);
    if (isSweepDue(shop)) await sweepStore(shop, archive, guard);
    if (archive !== undefined) await tidyArchive(archive, guard);
    await tendMemory(shop, guard);
  } catch (error) {
    const code = error instanceof LogbookError ? error.code : undefined;
    if (code === "INTERRUPTED") return;
    if (code !== "ARCHIVE_CORRUPT") throw error;
    shop.replaceDamaged();
  }
}

async function tidyArchive(archive: Archive, guard: Guard): Promise<void> {
  // Merged first: writing words into a crowded index would merge all of it at once.
  while (mergeWords(archive)) await guard.breathe();
  while (settleStale(archive, SETTLE_TURNS) > 0) await guard.breathe();
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
