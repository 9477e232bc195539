/**
 * Rebuilds archive.db from the raw copies: into a new file, exchanged for the old one when it is complete. The order of
 * sessions does not matter: what two of them share is archived once whichever comes first.
 */
import { clearFilling } from "../archive/filling.ts";
import { settleStale } from "../archive/gather.ts";
import type { Archive } from "../archive/handle.ts";
import { createIngest } from "../archive/ingest.ts";
import { mergeWords } from "../archive/merge.ts";
import { openArchive } from "../archive/open.ts";
import { prepareRebuild, removeRebuilt, swapArchive } from "../archive/swap.ts";
import type { StorePaths } from "../platform/paths.ts";
import type { Guard } from "./guard.ts";
import { limitHeap } from "./heap.ts";
import { addSession } from "./ingest-session.ts";
import { fieldLimits } from "./limits.ts";
import { createProjectResolver, findSessionPlace } from "./session-place.ts";
import { listStoredSessions, type StoredSession } from "./stored-sessions.ts";
import type { Workshop } from "./workshop.ts";

export interface RebuildOptions {
  guard: Guard;
  onSession?(session: StoredSession): void;
  onBytes?(bytes: number): void;
}

export interface RebuildResult {
  sessions: number;
  bytes: number;
  /** Where the old database was put, if it was damaged. */
  damaged?: string;
}

const BUSY_TIMEOUT_MS = 10_000;
const SETTLE_TURNS = 100;

export async function rebuildArchive(shop: Workshop, options: RebuildOptions): Promise<RebuildResult> {
  const { store, clock } = shop;
  const target = prepareRebuild(store);
  const sessions = listStoredSessions(store);
  let bytes: number;
  let damaged: string | undefined;
  try {
    bytes = await fill(shop, target, { sessions, options });
    options.guard.assertHeld();
    damaged = await swapArchive(store, target.archive, clock());
    clearFilling(target);
  } catch (error) {
    removeRebuilt(store);
    throw error;
  }
  // Hooks have gone on copying meanwhile; what they archived went with the old database.
  await fillArchive(shop, shop.openArchive(), options.guard);
  return { sessions: sessions.length, bytes, ...(damaged !== undefined && { damaged }) };
}

/** Reads in what the archive lacks of every session: each commit stays, so that a kill or a full disk costs little. */
export async function fillArchive(shop: Workshop, archive: Archive, guard: Guard): Promise<void> {
  await readAll(shop, archive, { sessions: listStoredSessions(shop.store), options: { guard } });
  clearFilling(shop.store);
}

async function fill(
  shop: Workshop,
  target: StorePaths,
  work: { sessions: readonly StoredSession[]; options: RebuildOptions },
): Promise<number> {
  const archive = openArchive(target, { busyTimeoutMs: BUSY_TIMEOUT_MS });
  try {
    limitHeap();
    const bytes = await readAll(shop, archive, work);
    while (settleStale(archive, SETTLE_TURNS) > 0) await work.options.guard.breathe();
    while (mergeWords(archive)) await work.options.guard.breathe();
    return bytes;
  } finally {
    archive.close();
  }
}

async function readAll(
  shop: Workshop,
  archive: Archive,
  { sessions, options }: { sessions: readonly StoredSession[]; options: RebuildOptions },
): Promise<number> {
  const resolveProject = createProjectResolver();
  const ingest = createIngest(archive, { limits: fieldLimits(shop.config), isBulk: true });
  let bytes = 0;
  const onBytes = (read: number): void => {
    bytes += read;
    options.onBytes?.(read);
  };
  try {
    for (const stored of sessions) {
      options.onSession?.(stored);
      const { session, paths } = stored;
      const place = findSessionPlace(paths, undefined, resolveProject);
      const source = { session, project: place?.project.id ?? "", ...(place && { cwd: place.cwd }), paths };
      await addSession(archive, ingest, source, { guard: options.guard, onBytes });
    }
    ingest.finish();
  } catch (error) {
    ingest.close();
    throw error;
  }
  return bytes;
}
