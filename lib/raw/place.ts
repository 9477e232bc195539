/**
 * Decides where the next bytes of a transcript go: the newest generation that the file still continues, else a new one.
 * Invariant: reads a directory and 4 KiB, whatever the size of the transcript.
 */
import { isMaskedCopy } from "../text/masked-copy.ts";
import { readSegments } from "./read.ts";
import { coveredEnd, generationPath, listGenerations, listSegments, type Segment } from "./segment.ts";
import { readAt, remeasure, type Source } from "./source.ts";

/** A transcript whose last 4 KiB before the copied end differ is another text. */
const TAIL_BYTES = 4096;

export interface Place {
  generation: number;
  dir: string;
  /** Where copying goes on. */
  start: number;
}

/**
 * Older generations are asked too: a session whose file is found now here, now there must not grow a generation each time.
 */
export function findPlace(rawDir: string, stream: string, source: Source): Place {
  const generations = listGenerations(rawDir, stream).reverse();
  for (const generation of generations) {
    const dir = generationPath(rawDir, stream, generation);
    const segments = listSegments(dir);
    const start = coveredEnd(segments);
    if (start === 0 && generation !== generations[0]) continue;
    // A twin may have copied what was appended after this process looked: only then is a shorter file a shrunk one.
    if (start > source.size) remeasure(source);
    if (start > source.size) continue;
    const from = Math.max(0, start - TAIL_BYTES);
    const tail = readAt(source, Buffer.allocUnsafe(start - from), from);
    if (tail.length === start - from && isContinued(segments, start, tail)) {
      return { generation, dir, start };
    }
  }
  const generation = (generations[0] ?? 0) + 1;
  return { generation, dir: generationPath(rawDir, stream, generation), start: 0 };
}

/** A copy that is damaged at its end is not continued: all of the transcript is copied again. */
function isContinued(segments: readonly Segment[], start: number, tail: Buffer): boolean {
  return start === 0 || isMaskedCopy(copiedTail(segments, start), tail);
}

/** What the copy has of the transcript's last 4 KiB before `end`. */
function copiedTail(segments: readonly Segment[], end: number): Buffer {
  const pieces: Buffer[] = [];
  const from = Math.max(0, end - TAIL_BYTES);
  for (const { bytes } of readSegments(segments, { from })) pieces.push(Buffer.from(bytes));
  return Buffer.concat(pieces).subarray(0, end - from);
}
