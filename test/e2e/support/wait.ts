/** Waiting for a condition, never for a time: slow machines take longer, fast ones do not wait. */

/** Short enough not to be noticed beside a client run of a second. */
const POLL_MS = 40;

/** The first defined value of `probe`; past the limit an error that says what never came. */
export async function waitFor<T>(
  probe: () => T | undefined,
  { limitMs, what }: { limitMs: number; what: () => string },
): Promise<T> {
  const deadline = Date.now() + limitMs;
  for (;;) {
    const value = probe();
    if (value !== undefined) return value;
    if (Date.now() > deadline) throw new Error(`waited ${limitMs} ms for ${what()}`);
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
}
