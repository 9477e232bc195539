/** Which sessions a prune takes: the old ones, then the oldest until the rest fits. */

export interface Prunable {
  session: string;
  /** Folder under `sessions/`. */
  folder: string;
  projects: readonly string[];
  /** Of its last record. */
  lastMs: number;
  /** What its folder takes. */
  bytes: number;
}

export interface PruneLimits {
  /** Sessions that ended before this go. */
  beforeMs?: number;
  /** What sessions and archive may take together. */
  maxBytes?: number;
}

/** Oldest first. Without a limit all of them: what a dry run shows. */
export function choosePrunable(
  sessions: readonly Prunable[],
  { beforeMs, maxBytes }: PruneLimits,
  archiveBytes: number,
): Prunable[] {
  const oldestFirst = [...sessions].sort((a, b) => a.lastMs - b.lastMs || (a.session < b.session ? -1 : 1));
  if (beforeMs === undefined && maxBytes === undefined) return oldestFirst;
  const total = oldestFirst.reduce((sum, { bytes }) => sum + bytes, 0);
  // The archive holds of each session about as much as its folder does: it shrinks in proportion.
  const shareOf = (bytes: number): number => (total === 0 ? 0 : bytes * (1 + archiveBytes / total));
  let leftBytes = total + archiveBytes;
  return oldestFirst.filter(({ lastMs, bytes }) => {
    const isOld = beforeMs !== undefined && lastMs < beforeMs;
    const isTooMuch = maxBytes !== undefined && leftBytes > maxBytes;
    if (isOld || isTooMuch) leftBytes -= shareOf(bytes);
    return isOld || isTooMuch;
  });
}
