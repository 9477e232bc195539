/** The page's address: `#turn-3` and `#step-<key>` lead to a place, and the place writes them. */

export type Target = { turn: number } | { step: string };

export function stepHash(key: string): string {
  return `#step-${encodeURIComponent(key)}`;
}

export function turnHash(turn: number): string {
  return `#turn-${turn}`;
}

export function readTarget(hash: string): Target | undefined {
  const fragment = decode(hash.slice(1));
  const turn = /^turn-(\d+)$/.exec(fragment)?.[1];
  if (turn !== undefined) return { turn: Number(turn) };
  return fragment.startsWith("step-") ? { step: fragment.slice("step-".length) } : undefined;
}

/** A fragment that somebody mistyped is none. */
function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch (error) {
    if (error instanceof URIError) return "";
    throw error;
  }
}

export function writeHash(hash: string): void {
  try {
    history.replaceState(null, "", hash);
  } catch {
    // Browsers refuse after too many changes in a row: the address then lags behind, nothing else.
    return;
  }
}
