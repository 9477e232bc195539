/** What the worker does when no job waits. Each step is small and may be the last: the next run goes on. */
import { isFilling } from "../archive/filling.ts";
import type { Archive } from "../archive/handle.ts";
import { makeDirectory } from "../platform/files.ts";
import type { Guard } from "./guard.ts";
import { fillArchive } from "./rebuild.ts";
import { finishRemovals } from "./removal/finish.ts";
import { finishRedactions } from "./removal/redact.ts";
import { codeOf, isArchiveOutOfReach } from "./retries.ts";
import { settleArchive } from "./settle-archive.ts";
import { hasRoom } from "./surroundings.ts";
import { isSweepDue, sweepStore } from "./sweep.ts";
import { tendMemory } from "./tend-memory.ts";
import { unlessHeld } from "./unless-held.ts";
import { adoptUnlisted } from "./unlisted.ts";
import type { Workshop } from "./workshop.ts";

export async function tidyStore(shop: Workshop, guard: Guard): Promise<void> {
  try {
    await tidyOnce(shop, guard);
  } catch (error) {
    if (codeOf(error) !== "ARCHIVE_CORRUPT") throw error;
    shop.replaceDamaged();
    // Again, in this run: until the new one is filled, a search has to read the raw copies.
    await tidyOnce(shop, guard);
  }
}

async function tidyOnce(shop: Workshop, guard: Guard): Promise<void> {
  try {
    // First: what is to go must not be compressed, put in order or learnt from.
    await unlessHeld(shop, guard, () => goOnRemoving(shop, guard));
    makeDirectory(shop.store.compiled);
    const archive = openIfPossible(shop);
    adoptUnlisted(shop);
    // On a full disk the next run goes on; this one would only read everything for nothing.
    if (archive !== undefined && isFilling(shop.store) && hasRoom(shop.store))
      await fillArchive(shop, archive, guard);
    if (isSweepDue(shop)) await sweepStore(shop, archive, guard);
    if (archive !== undefined) await settleArchive(archive, guard);
    await tendMemory(shop, guard, { canReadTurns: archive !== undefined });
  } catch (error) {
    if (codeOf(error) !== "INTERRUPTED") throw error;
  }
}

async function goOnRemoving(shop: Workshop, guard: Guard): Promise<void> {
  await finishRedactions(shop, guard);
  const { sessions } = await finishRemovals(shop, guard);
  if (sessions.length > 0) shop.recorder.log(`removed ${sessions.length} sessions that were marked`);
}

function openIfPossible(shop: Workshop): Archive | undefined {
  try {
    return shop.openArchive();
  } catch (error) {
    // Jobs have told of it; without an archive there is nothing of it to tidy.
    if (isArchiveOutOfReach(error)) return undefined;
    throw error;
  }
}
