/**
 * Merges the index's segments in small steps. Writers never merge (`automerge` is 0): a hook would wait for it; the worker
 * does, because each segment more costs every query a little.
 */
import type { Archive } from "./handle.ts";

/** Pages a step: at most 22 ms on a 5 GB index (feasibility 3), so that a hook never waits longer. */
const STEP_PAGES = 200;

/** Does one step and says whether there may be another one. */
export function mergeWords(archive: Archive): boolean {
  const changes = archive.prepare("SELECT total_changes() AS n");
  const before = changes.get<{ n: number }>()?.n ?? 0;
  archive.prepare("INSERT INTO words (words, rank) VALUES ('merge', ?)").run(STEP_PAGES);
  // SQLite's own way to tell (FTS5, "merge"): less than two changes mean that nothing was left to do.
  return (changes.get<{ n: number }>()?.n ?? 0) - before >= 2;
}
