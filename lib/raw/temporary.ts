/** Removes what killed copiers left behind. Invariant: only files that no living copier can still be writing. */
import { join } from "node:path";
import { listDirectory } from "../platform/files.ts";
import { statIfPresent } from "../platform/regular-file.ts";
import { removeFile } from "../platform/remove.ts";
import { generationPath, listGenerations, rawStreams, SPILL_FOLDER, TEMPORARY_SUFFIX } from "./segment.ts";

/** No copy takes an hour: the client ends a hook, and the worker itself, after minutes. */
const STALE_MS = 60 * 60 * 1000;

/** Says how many were removed. */
export function removeStaleTemporaries(rawDir: string, nowMs: number): number {
  const folders = rawStreams(rawDir).flatMap((stream) =>
    listGenerations(rawDir, stream).map((generation) => generationPath(rawDir, stream, generation)),
  );
  let removed = 0;
  for (const folder of [...folders, join(rawDir, SPILL_FOLDER)]) {
    for (const name of listDirectory(folder)) {
      if (!name.endsWith(TEMPORARY_SUFFIX)) continue;
      const path = join(folder, name);
      const stat = statIfPresent(path);
      if (stat === undefined || nowMs - stat.mtimeMs < STALE_MS) continue;
      removeFile(path);
      removed += 1;
    }
  }
  return removed;
}
