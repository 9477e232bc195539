/**
 * After a removal: nothing of what was deleted stays in the index's segments, in free pages or in the journal, and the
 * file gets smaller. Deleting alone leaves all three as they are.
 */
import { setTimeout as sleep } from "node:timers/promises";
import { LogbookError } from "../platform/errors.ts";
import type { Archive } from "./handle.ts";

/** Pages a step: a tenth of a second or so, between two touches of the worker's lock. */
const STEP_PAGES = 1_000;
/** A search reads for less than a second, a hook writes for some ten milliseconds. */
const WAIT_MS = 10_000;
const RETRY_MS = 50;

/**
 * Writes the whole index anew, a step at a time: a deleted row's words stay in their segment until that is merged. True
 * when there is more to do; `isFirst` makes all segments, a single one too, the input of one merge.
 */
export function purgeWords(archive: Archive, isFirst: boolean): boolean {
  const changes = archive.prepare("SELECT total_changes() AS n");
  const before = changes.get<{ n: number }>()?.n ?? 0;
  archive
    .prepare("INSERT INTO words (words, rank) VALUES ('merge', ?)")
    .run(isFirst ? -STEP_PAGES : STEP_PAGES);
  return (changes.get<{ n: number }>()?.n ?? 0) - before >= 2;
}

/** Writes the database anew without free pages, which takes as long as copying it. */
export function vacuum(archive: Archive): void {
  archive.exec("VACUUM");
}

/** Empties the journal into the database. Throws ARCHIVE_BUSY where somebody reads or writes for longer than some seconds. */
export async function truncateJournal(archive: Archive): Promise<void> {
  for (let waitedMs = 0; ; waitedMs += RETRY_MS) {
    const row = archive.prepare("PRAGMA wal_checkpoint(TRUNCATE)").get<{ busy: number }>();
    if (row?.busy === 0) return;
    if (waitedMs >= WAIT_MS) {
      throw new LogbookError("ARCHIVE_BUSY", `empty the journal of ${archive.path}: it is being read`, {
        path: archive.path,
      });
    }
    await sleep(RETRY_MS);
  }
}
