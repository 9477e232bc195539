/**
 * Decides where the next bytes of a transcript go: the newest generation that the file still continues, else a new one.
 * Invariant: reads a directory and 4 KiB, whatever the size of the transcript.
 */
import { hash64 } from "../text/hash.ts";
import { readRecentLedger } from "./ledger.ts";
import { readRange } from "./read.ts";
import { coveredEnd, generationPath, listGenerations, listSegments } from "./segment.ts";
import { readAt, remeasure, type Source } from "./source.ts";

/** A transcript whose last 4 KiB before the copied end differ is another text. */
export const TAIL_BYTES = 4096;

export interface Place {
  generation: number;
  dir: string;
  /** Where copying goes on. */
  start: number;
  /** The transcript's bytes before `start`, at most 4 KiB. */
  tail: Buffer;
}

/**
 * Older generations are asked too: a session whose file is found now here, now there must not grow a generation each time.
 */
export function findPlace(rawDir: string, stream: string, source: Source): Place {
  const generations = listGenerations(rawDir, stream).reverse();
  for (const generation of generations) {
    const dir = generationPath(rawDir, stream, generation);
    const start = coveredEnd(listSegments(dir));
    if (start === 0 && generation !== generations[0]) continue;
    // A twin may have copied what was appended after this process looked: only then is a shorter file a shrunk one.
    if (start > source.size) remeasure(source);
    if (start > source.size) continue;
    const from = Math.max(0, start - TAIL_BYTES);
    const tail = Buffer.from(readAt(source, Buffer.alloc(start - from), from));
    if (tail.length === start - from && isContinued({ rawDir, stream, generation, start }, hash64(tail))) {
      return { generation, dir, start, tail };
    }
  }
  const generation = (generations[0] ?? 0) + 1;
  return { generation, dir: generationPath(rawDir, stream, generation), start: 0, tail: Buffer.alloc(0) };
}

interface CopiedEnd {
  rawDir: string;
  stream: string;
  generation: number;
  start: number;
}

function isContinued({ rawDir, stream, generation, start }: CopiedEnd, hash: string): boolean {
  if (start === 0) return true;
  const records = readRecentLedger(generationPath(rawDir, stream, generation));
  const known = records.filter((record) => record.end === start && record.tail_hash !== undefined);
  if (known.length > 0) return known.some((record) => record.tail_hash === hash);
  // The copier was killed between segment and ledger: the copy itself tells.
  return hash64(copiedTail(rawDir, stream, generation, start)) === hash;
}

function copiedTail(rawDir: string, stream: string, generation: number, end: number): Buffer {
  const pieces: Buffer[] = [];
  const from = Math.max(0, end - TAIL_BYTES);
  for (const { bytes } of readRange(rawDir, stream, { generation, from })) pieces.push(Buffer.from(bytes));
  return Buffer.concat(pieces).subarray(0, end - from);
}
