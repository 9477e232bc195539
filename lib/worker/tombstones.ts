/** The one place where capture, import and reindex ask whether a session was forgotten and must not come back. */
import type { StorePaths } from "../platform/paths.ts";

/** Nothing can be forgotten yet; the tombstones of `forget` will be read here. */
export function isForgotten(_store: StorePaths, _session: string): boolean {
  return false;
}
