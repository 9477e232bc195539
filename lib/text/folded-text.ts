/** A text folded as the index folds it, with the way back to the places in the original, which folding may lengthen or shorten. */
import { foldShape, isAscii, lowerCase } from "./fold.ts";

export interface FoldedText {
  /** Folded but for case. */
  shape: string;
  /** Folded; positions are those of `shape`. */
  lower: string;
  /** The range of the original that became this range of the folded text, whole characters only. */
  originalRange(start: number, end: number): { start: number; end: number };
}

/** What belongs to the character before it: marks, invisible characters, conjoining jamo, half-width sound marks. */
const FOLLOWERS = "\\p{M}\\p{Default_Ignorable_Code_Point}\\u1160-\\u11ff\\uff9e\\uff9f";
/** Characters that fold to themselves but for case: ASCII, CJK punctuation, kana, Han, Hangul. */
const PLAIN_RUN = new RegExp(
  "[\\0-\\x7f\\u3001-\\u3029\\u3041-\\u3096\\u30a1-\\u30fc\\u3400-\\u4dbf\\u4e00-\\u9fff\\uac00-\\ud7a3]+" +
    `(?![${FOLLOWERS}])`,
  "uy",
);
const CLUSTER = new RegExp(`[^][${FOLLOWERS}]*`, "uy");

/** A stretch that changed its length: between stretches, positions move by a constant. */
interface Stretch {
  start: number;
  end: number;
  originalStart: number;
  originalEnd: number;
}

function endOfMatch(pattern: RegExp, text: string, at: number): number {
  pattern.lastIndex = at;
  return pattern.test(text) ? pattern.lastIndex : at;
}

function foldPieces(text: string): { shape: string; stretches: Stretch[] } {
  const stretches: Stretch[] = [];
  /** The few different ones of a text come again and again. */
  const foldedClusters = new Map<string, string>();
  let shape = "";
  let at = 0;
  while (at < text.length) {
    const runEnd = endOfMatch(PLAIN_RUN, text, at);
    const end = endOfMatch(CLUSTER, text, runEnd);
    const cluster = text.slice(runEnd, end);
    const folded = foldedClusters.get(cluster) ?? foldShape(cluster);
    foldedClusters.set(cluster, folded);
    if (runEnd > at) shape += text.slice(at, runEnd);
    if (folded.length !== cluster.length) {
      stretches.push({
        start: shape.length,
        end: shape.length + folded.length,
        originalStart: runEnd,
        originalEnd: end,
      });
    }
    shape += folded;
    at = end;
  }
  return { shape, stretches };
}

/** The last stretch that begins at or before a position. */
function stretchBefore(stretches: readonly Stretch[], position: number): Stretch | undefined {
  let low = 0;
  let high = stretches.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((stretches[middle] as Stretch).start <= position) low = middle + 1;
    else high = middle;
  }
  return stretches[low - 1];
}

export function foldWithOrigin(text: string): FoldedText {
  const { shape, stretches } = isAscii(text) ? { shape: text, stretches: [] } : foldPieces(text);
  const originalStart = (position: number): number => {
    const before = stretchBefore(stretches, position);
    if (before === undefined) return position;
    return position < before.end ? before.originalStart : before.originalEnd + position - before.end;
  };
  const originalEnd = (position: number): number => {
    const before = stretchBefore(stretches, position - 1);
    if (before === undefined) return position;
    return position <= before.end ? before.originalEnd : before.originalEnd + position - before.end;
  };
  return {
    shape,
    lower: lowerCase(shape),
    originalRange: (start, end) => ({ start: originalStart(start), end: originalEnd(end) }),
  };
}
