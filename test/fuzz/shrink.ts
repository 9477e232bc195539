/** Makes a failing text smaller while it still fails, by leaving out ever shorter pieces. */

export type Fails = (text: string) => Promise<boolean>;

/** A fault found in a huge text is shrunk far enough to be read, and the run goes on. */
const MAX_TRIES = 400;
const MAX_MS = 5_000;

export async function shrink(text: string, fails: Fails): Promise<string> {
  const startMs = performance.now();
  let smallest = text;
  let tries = 0;
  for (
    let length = Math.ceil(text.length / 2);
    length >= 1;
    length = length === 1 ? 0 : Math.ceil(length / 2)
  ) {
    for (let at = 0; at < smallest.length; ) {
      if (++tries > MAX_TRIES || performance.now() - startMs > MAX_MS) return smallest;
      const shorter = smallest.slice(0, at) + smallest.slice(at + length);
      if (await fails(shorter)) smallest = shorter;
      else at += length;
    }
  }
  return smallest;
}
