/** Where the time of the last look through the whole store is kept; without the file the next run looks. */
import { join } from "node:path";
import type { StorePaths } from "../platform/paths.ts";

export function sweepMark(store: StorePaths): string {
  return join(store.root, "swept-at");
}
