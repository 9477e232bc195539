/** What an oracle finds in a session that was hurt: things lost, things told twice, and whatever else may not be. */

export interface Verdict {
  lost: string[];
  doubled: string[];
  /** Promises broken otherwise. */
  troubles: string[];
}

export function emptyVerdict(): Verdict {
  return { lost: [], doubled: [], troubles: [] };
}

export function isClean({ lost, doubled, troubles }: Verdict): boolean {
  return lost.length + doubled.length + troubles.length === 0;
}

/** Each of `wanted` once, and nothing else. */
export function compareSets(
  verdict: Verdict,
  what: string,
  { wanted, found }: { wanted: readonly string[]; found: readonly string[] },
): void {
  const left = new Map<string, number>();
  for (const one of found) left.set(one, (left.get(one) ?? 0) + 1);
  for (const one of new Set(wanted)) {
    const count = left.get(one) ?? 0;
    if (count === 0) verdict.lost.push(`${what} ${one}`);
    if (count > 1) verdict.doubled.push(`${what} ${one}`);
    left.delete(one);
  }
  for (const one of left.keys()) verdict.troubles.push(`${what} ${one} was never in the session`);
}
