/** Brings a session's log up to date straight from the raw copies, where there is no archive to ask. */
import type { Entry } from "../contract/turn.ts";
import type { SessionPaths } from "../platform/paths.ts";
import { type RawChunk, readRange } from "../raw/read.ts";
import { listGenerations, rawStreams } from "../raw/segment.ts";
import { parseLine } from "../transcript/entry.ts";
import { readLines } from "../transcript/lines.ts";
import { createTurnTeller, type FileTeller } from "../transcript/turn-teller.ts";
import { settleOutcome } from "../transcript/turns.ts";
import type { SessionCatchUp } from "./catch-up-session.ts";
import type { Guard } from "./guard.ts";

/** Between two breaths: a tenth of a second of parsing. */
const BREATH_BYTES = 8 * 1024 * 1024;

export async function catchUpFromRaw(
  paths: SessionPaths,
  catchUp: SessionCatchUp,
  guard: Guard,
): Promise<void> {
  const teller = createTurnTeller<Entry>(({ turn, isLeft }) =>
    catchUp.take({ ...turn, outcome: settleOutcome(turn, { isOver: isLeft, isTakenOver: false }) }),
  );
  for (const stream of rawStreams(paths.raw)) {
    for (const generation of listGenerations(paths.raw, stream)) {
      const file = teller.openFile();
      await readGeneration(file, readRange(paths.raw, stream, { generation }), guard);
      file.end();
    }
  }
  catchUp.flush();
}

async function readGeneration(
  file: FileTeller<Entry>,
  chunks: Iterable<RawChunk>,
  guard: Guard,
): Promise<void> {
  let breathAt = BREATH_BYTES;
  for (const line of readLines(chunks)) {
    for (const entry of parseLine(line).entries) file.take(entry);
    if (line.endOffset < breathAt) continue;
    breathAt = line.endOffset + BREATH_BYTES;
    await guard.breathe();
  }
}
