/** Processes that scenarios started and have not seen end: a test that ran out of time is left where it hangs. */

const leftovers = new Set<() => void>();

/** `end` is called unless the process is said to be over first, by calling what comes back. */
export function trackLeftover(end: () => void): () => void {
  leftovers.add(end);
  return () => {
    leftovers.delete(end);
  };
}

export function endLeftovers(): void {
  for (const end of leftovers) end();
  leftovers.clear();
}
