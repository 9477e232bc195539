/** One name of a glob's path, without slash or brace, as a test for a folder's name. picomatch reads it. */
// biome-ignore lint/style/noRestrictedImports: this is the one file that reads globs.
import picomatch from "picomatch";

export type NameTest = (name: string) => boolean;

const WILD = /[*?[\]\\]/;
/** Runs of stars, and what stands between them: escaped characters, classes, plain ones. */
const PARTS = /\*+|(?:\\.|\[[!^]?\]?(?:\\.|[^\]\\])*\]|[^*])+/gs;
/** picomatch takes these for groups, repetitions and quotes: a name means itself by them. */
const SPECIAL = /\\.|[(){}|+"]/gs;
const OPTIONS: picomatch.PicomatchOptions = {
  dot: true,
  noextglob: true,
  nonegate: true,
  literalBrackets: false,
  posix: true,
};

export function isLiteral(name: string): boolean {
  return !WILD.test(name);
}

/** Throws an Error that says what is wrong with the name. `isExact` takes every character for itself. */
export function compileName(name: string, isCaseless: boolean, isExact = false): NameTest {
  const fold = (text: string): string => {
    // Disks of macOS may tell a name decomposed.
    const composed = text.normalize("NFC");
    return isCaseless ? composed.toLowerCase() : composed;
  };
  const wanted = fold(name);
  if (isExact) return (given) => fold(given) === wanted;
  const pattern = toRegExp(name.normalize("NFC"), isCaseless ? "is" : "s");
  return (given) => pattern.test(fold(given));
}

/**
 * What is between two stars takes the first place where it fits, and never another one: a later place would leave less room
 * for the rest. So no name takes longer than its length times the pattern's, which picomatch's own stars do.
 */
function toRegExp(name: string, flags: string): RegExp {
  const parts = name.match(PARTS) ?? [];
  let groups = 0;
  const sources = parts.map((part, at) => {
    const isLast = at === parts.length - 1;
    if (part.startsWith("*")) return isLast ? ".*" : "";
    const source = readPart(part);
    if (at === 0) return source;
    return isLast ? `.*${source}` : `(?=(.*?${source}))\\${++groups}`;
  });
  try {
    return new RegExp(`^${sources.join("")}$`, flags);
  } catch (error) {
    throw new Error(`holds ${name}, which is no pattern`, { cause: error });
  }
}

function readPart(part: string): string {
  const plain = part
    .replace(/^\[!|(?<=[^\\])\[!/g, "[^")
    // Before a letter, a regular expression would give the backslash a meaning.
    .replace(SPECIAL, (found) =>
      /\w/.test(found) ? found.slice(1) : found.length > 1 ? found : `\\${found}`,
    );
  return picomatch.parse(plain, OPTIONS).output;
}
