/**
 * The notation of the table of kinds. Letters stand for themselves, `(a|b)` for one of them, and a run in braces for so many
 * characters of an alphabet: `{a36}` 36 letters and digits, `{w20+}` 20 or more, `{d8-10}` 8 to 10, `{w16~93}` 93 in truth, of
 * which 16 are enough to know it, `{w8~33<4096}` at most so many. A shape that ends with `!` is weak: what it finds must also look random.
 */

export interface Shape {
  pattern: RegExp;
  /** A match of at least this length is a whole token: what stands on the next line is not part of it. */
  whole: number;
  isWeak: boolean;
}

const ALPHABETS: Readonly<Record<string, string>> = {
  a: "[A-Za-z0-9]",
  b: "[\\w+/=-]",
  d: "\\d",
  l: "[a-z0-9]",
  t: "[\\w.=-]",
  u: "[A-Z0-9]",
  w: "[\\w-]",
  x: "[0-9a-fA-F]",
  p: "[\\w/.%-]",
};
/** Boundaries are ASCII, so that Chinese and Japanese may touch a token. */
const NOT_AFTER = "(?<![A-Za-z0-9])";
/** A run without much of a bound begins once. */
const NOT_INSIDE = "(?<![\\w-])";
const NOT_BEFORE = "(?![A-Za-z0-9])";
/** Longer than any token of these kinds but one in base64. */
const MAX_RUN = 1_024;
/** What a limit cut off is known at the end of the text, or before the mark of the cut. */
const MIN_CUT = 6;

const PART = /\{([a-z])(\d+)(?:(\+)|-(\d+)|~(\d+)(?:<(\d+))?)?\}|(\()|([.$^*+?[\]\\/])/g;

export function compileShape(written: string): Shape {
  const isWeak = written.endsWith("!");
  const source = isWeak ? written.slice(0, -1) : written;
  // Of alternatives the shortest.
  const literal = source.replace(/\(([^()]*)\)/g, (_, choice: string) => shortestOf(choice.split("|")));
  let whole = literal.replace(PART, "").length;
  const pattern = source.replace(
    PART,
    (sign: string, alphabet, least, isOpen, most, real, bounded, group) => {
      if (group !== undefined) return "(?:";
      if (alphabet === undefined) return `\\${sign}`;
      whole += Number(real ?? least);
      const bound = most ?? bounded ?? (isOpen === undefined && real === undefined ? least : MAX_RUN);
      return `${ALPHABETS[alphabet]}{${least},${bound}}`;
    },
  );
  return {
    pattern: new RegExp(
      `${source.includes("<") ? NOT_INSIDE : NOT_AFTER}(?:${pattern}${NOT_BEFORE}${isWeak ? "" : cutOf(source)})`,
      "g",
    ),
    whole,
    isWeak,
  };
}

function shortestOf(texts: readonly string[]): string {
  return texts.reduce((shortest, text) => (text.length < shortest.length ? text : shortest));
}

/** For a shape of one prefix and one run. */
function cutOf(source: string): string {
  const [, prefix, alphabet = "", least] = /^([^{}]{3,})\{([a-z])(\d+)[^}]*\}$/.exec(source) ?? [];
  if (prefix === undefined || Number(least) <= MIN_CUT) return "";
  const literal = prefix.replace(/[.$^*+?[\]\\/]/g, "\\$&").replaceAll("(", "(?:");
  return `|${literal}(?=[A-Za-z_-]{0,40}\\d)${ALPHABETS[alphabet]}{${MIN_CUT},${least}}(?=\u2026|$)`;
}
