/**
 * An example of each shape of the table of kinds, of its real length. Every one is made up, and put together here, so that no
 * scanner takes these files for a leak.
 */
import { listKinds } from "../../../lib/text/secrets/kinds.ts";
import { createRandom, type Random } from "../../fuzz/random.ts";

export interface Example {
  kind: string;
  text: string;
  /** What must never be seen of it. */
  core: string;
}

const ALPHABETS: Readonly<Record<string, string>> = {
  a: "aB3dE5gH7jK9mN2pQ4rS6tU8vW0xY1zC",
  b: "aB3dE5gH7jK9mN2pQ4rS6tU8vW0xY1zC",
  d: "1234567890",
  l: "ab3de5gh7jk9mn2pq4rs6tu8vw0xy1zc",
  p: "aB3dE5gH7jK9mN2pQ4rS6tU8vW0xY1zC",
  t: "aB3dE5gH7jK9mN2pQ4rS6tU8vW0xY1zC",
  u: "AB3DE5GH7JK2MN4PQ6RS",
  w: "aB3dE5gH7jK9mN2pQ4rS6tU8vW0xY1zC",
  x: "0123456789abcdef",
};
const RUN = /\{([a-z])(\d+)(?:\+|-(\d+)|~(\d+)(?:<\d+)?)?\}/g;

/** One for each way through its alternatives. */
function ways(shape: string): string[] {
  const [whole, before = "", choice = "", after = ""] = /^(.*?)\(([^()]*)\)(.*)$/.exec(shape) ?? [];
  if (whole === undefined) return [shape];
  return choice.split("|").flatMap((one) => ways(`${before}${one}${after}`));
}

/** The longest run, of the length that the service gives it. */
function render(kind: string, shape: string, random: Random): Example {
  let core = "";
  const text = shape.replace(/!$/, "").replace(RUN, (_, alphabet: string, least, _most, real) => {
    const length = Number(real ?? least);
    const run = Array.from({ length }, () => random.pick([...(ALPHABETS[alphabet] ?? "")])).join("");
    if (run.length > core.length) core = run;
    return run;
  });
  return { kind, text, core };
}

const random = createRandom(11);

export const EXAMPLES: readonly Example[] = listKinds().flatMap(({ kind, shapes }) =>
  shapes.flatMap((shape) => ways(shape).map((way) => render(kind, way, random))),
);
