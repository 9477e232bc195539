/**
 * Turns straight from a session's raw copies: their whole texts, where the archive keeps head and tail, and the only
 * source where no database can be opened.
 */
import { capEntry, type FieldLimits } from "../archive/cap.ts";
import type { Turn } from "../contract/turn.ts";
import type { SessionPaths } from "../platform/paths.ts";
import { readRange } from "../raw/read.ts";
import { listGenerations, rawStreams } from "../raw/segment.ts";
import { collectTurns, type SourcedEntry } from "../transcript/collect-turns.ts";
import { parseLine } from "../transcript/entry.ts";
import { readLines } from "../transcript/lines.ts";
import { createSpilledReader } from "../worker/spilled.ts";

export interface RawTurnsOptions {
  /** Which turns to give back, by id; default all. */
  isWanted?: (turn: string) => boolean;
  /** Default: whole texts. */
  limits?: FieldLimits;
}

const WHOLE: FieldLimits = { head: Number.POSITIVE_INFINITY, tail: 0 };

/** By start. Reads the copies twice, so that only the texts of wanted turns are ever held. */
export function readRawTurns(
  paths: SessionPaths,
  { isWanted, limits = WHOLE }: RawTurnsOptions = {},
): Turn[] {
  const readSpilled = createSpilledReader(paths.raw);
  return collectTurns(() => readEntries(paths), {
    ...(isWanted !== undefined && { isWanted }),
    keep: (entry) => capEntry(entry, limits, readSpilled),
  });
}

function* readEntries({ raw }: SessionPaths): Generator<SourcedEntry> {
  for (const stream of rawStreams(raw)) {
    for (const generation of listGenerations(raw, stream)) {
      const file = `${stream} ${generation}`;
      for (const line of readLines(readRange(raw, stream, { generation }))) {
        for (const entry of parseLine(line).entries) yield { entry, file };
      }
    }
  }
}
