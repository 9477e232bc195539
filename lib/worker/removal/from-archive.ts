/** Takes sessions out of archive.db, reads in again what they shared with others, and makes the file smaller. */
import fs from "node:fs";
import { basename, dirname, join } from "node:path";
import { removeArchiveFiles } from "../../archive/archive-files.ts";
import type { Archive } from "../../archive/handle.ts";
import { purgeWords, truncateJournal, vacuum } from "../../archive/purge.ts";
import { removeSessions } from "../../archive/remove.ts";
import { isoTime } from "../../platform/clock.ts";
import { listDirectory } from "../../platform/files.ts";
import { type StorePaths, sessionPaths } from "../../platform/paths.ts";
import { putJob } from "../../platform/queue.ts";
import { removeEntry, removeFile } from "../../platform/remove.ts";
import type { Guard } from "../guard.ts";
import { ingestSession } from "../ingest-session.ts";
import { fieldLimits } from "../limits.ts";
import { codeOf } from "../retries.ts";
import { findSessionPlace } from "../session-place.ts";
import { sweepMark } from "../sweep-mark.ts";
import { whyGone } from "../tombstones.ts";
import type { Workshop } from "../workshop.ts";

/** Copying a database through its journal, on a slow disk. */
const BYTES_PER_MS = 10_000;

/**
 * `isErasing`: not a byte may be left, so a database that cannot be opened goes as a whole. It is derived. Otherwise false
 * says that there is one which has to wait for an engine.
 */
export async function removeFromArchive(
  shop: Workshop,
  guard: Guard,
  { sessions, isErasing }: { sessions: readonly string[]; isErasing: boolean },
): Promise<boolean> {
  const { store } = shop;
  if (isErasing) removeRemains(store);
  if (!fs.existsSync(store.archive)) return true;
  try {
    await removeAndShrink(shop, guard, sessions);
  } catch (error) {
    const isLost = codeOf(error) === "ARCHIVE_UNAVAILABLE" || codeOf(error) === "ARCHIVE_CORRUPT";
    if (!isErasing && codeOf(error) === "ARCHIVE_UNAVAILABLE") return false;
    if (!isErasing || !isLost) throw error;
    shop.close();
    removeArchiveFiles(store.archive);
    // The next worker that finds an engine reads everything in again.
    removeFile(sweepMark(store));
  }
  return true;
}

async function removeAndShrink(shop: Workshop, guard: Guard, sessions: readonly string[]): Promise<void> {
  const archive = shop.openArchive();
  const expectedMs = fs.statSync(archive.path).size / BYTES_PER_MS;
  const relatives = guard.through(expectedMs, () =>
    // Told before the commit: a kill after it leaves the jobs.
    removeSessions(archive, sessions, (found) => putJobs(shop, [...found, ...sessions])),
  );
  // Those that are gone stay out; one that was only overwritten is read in as it is now.
  for (const session of [...relatives, ...sessions]) await readAgain(shop, archive, { session, guard });
  for (let isFirst = true; purgeWords(archive, isFirst); isFirst = false) await guard.breathe();
  // Twice: the words' old segments are in the journal, and a smaller journal makes the second one short.
  await truncateJournal(archive);
  guard.through(expectedMs, () => vacuum(archive));
  await truncateJournal(archive);
}

function putJobs({ store, clock }: Workshop, sessions: readonly string[]): void {
  for (const session of sessions) {
    if (whyGone(store, session) !== undefined) continue;
    putJob(store, { v: 1, kind: "session", session, time: isoTime(clock()) });
  }
}

async function readAgain(
  shop: Workshop,
  archive: Archive,
  { session, guard }: { session: string; guard: Guard },
): Promise<void> {
  if (whyGone(shop.store, session) !== undefined) return;
  const paths = sessionPaths(shop.store, session);
  const place = findSessionPlace(paths);
  const source = { session, project: place?.project.id ?? "", ...(place && { cwd: place.cwd }), paths };
  await ingestSession(archive, source, { guard, limits: fieldLimits(shop.config) });
}

/** Databases that were set aside as damaged, and half-made new ones: derived, and of no use to anybody. */
function removeRemains({ archive }: StorePaths): void {
  const names = [`${basename(archive)}.damaged-`, `${basename(archive)}.rebuilt`];
  for (const name of listDirectory(dirname(archive))) {
    if (names.some((start) => name.startsWith(start))) removeEntry(join(dirname(archive), name));
  }
}
