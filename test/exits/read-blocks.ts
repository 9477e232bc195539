/**
 * Reads a context as a generous reader would: whatever looks like one of our tags is one, in any case, width or alphabet,
 * with anything invisible in it. Written apart from the code that makes the blocks.
 */

export interface ReadContext {
  blocks: string[];
  /** Tags in the order in which they stand. */
  tags: ("opening" | "closing")[];
  /** What stands outside of blocks. */
  outside: string;
}

/** Letters of other alphabets that look like those of the tag. */
const LOOKALIKES: Readonly<Record<string, string>> = {
  о: "o",
  ο: "o",
  օ: "o",
  с: "c",
  ϲ: "c",
  е: "e",
  х: "x",
  χ: "x",
  т: "t",
  τ: "t",
  к: "k",
  κ: "k",
  ӏ: "l",
  ɡ: "g",
  ո: "n",
  у: "y",
  ѕ: "s",
  м: "m",
};

export function readContext(context: string): ReadContext {
  const seen = see(context);
  const pattern = /<[\s\\]*((?:\/[\s\\]*)*)logbook[-_]context\b[^>]*>?/g;
  const found = [...seen.matchAll(pattern)];
  const tags = found.map(([, slash]) => (slash === "" ? ("opening" as const) : ("closing" as const)));
  const blocks: string[] = [];
  let outside = "";
  let from = 0;
  for (let at = 0; at + 1 < found.length; at += 2) {
    const [opening, closing] = [found[at], found[at + 1]];
    if (opening === undefined || closing === undefined) break;
    outside += seen.slice(from, opening.index);
    blocks.push(seen.slice(opening.index + opening[0].length, closing.index));
    from = closing.index + closing[0].length;
  }
  return { blocks, tags, outside: outside + seen.slice(from) };
}

/** What is left once case, width, dashes, look-alikes and everything invisible are looked through. */
export function see(text: string): string {
  return text
    .normalize("NFKD")
    .replace(/\p{M}|\p{Default_Ignorable_Code_Point}|(?![\n\t])\p{Cc}/gu, "")
    .replace(/[\u2044\u2215]/g, "/")
    .replace(/\p{Dash}/gu, "-")
    .toLowerCase()
    .replace(/[^\0-\x7f]/gu, (char) => LOOKALIKES[char] ?? char);
}
