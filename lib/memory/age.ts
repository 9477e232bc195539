/** How old an observation is, in words, and the caveat that goes with it. */

const DAY_MS = 86_400_000;

/** "today", "yesterday", "47 days ago"; a stamp in the future is a clock that was wrong, and counts as today. */
export function describeAge(modified: string, nowMs: number): string {
  const days = Math.floor(Math.max(0, nowMs - Date.parse(modified)) / DAY_MS);
  if (days === 0) return "today";
  return days === 1 ? "yesterday" : `${days} days ago`;
}

/** Code moves on: what was observed more than a day ago may no longer be so. */
export function needsCaveat(modified: string, nowMs: number): boolean {
  return nowMs - Date.parse(modified) > DAY_MS;
}
