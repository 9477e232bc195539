/** Reads what is new in a session's raw copies into the archive, in steps between which the worker breathes. */
import type { Archive } from "../archive/handle.ts";
import { createIngest, type Ingest, type IngestOptions, ingestWatermark } from "../archive/ingest.ts";
import type { Damage } from "../contract/turn.ts";
import { readExtra } from "../log/extra.ts";
import type { LogbookError } from "../platform/errors.ts";
import type { SessionPaths } from "../platform/paths.ts";
import { type RawChunk, readRange } from "../raw/read.ts";
import { listGenerations, rawStreams } from "../raw/segment.ts";
import type { Guard } from "./guard.ts";
import { createSpilledReader } from "./spilled.ts";

export interface SessionSource {
  session: string;
  project: string;
  cwd?: string;
  paths: SessionPaths;
}

export interface SessionIngestOptions {
  guard: Guard;
  /**
   * Told where the system would not read a raw copy: the rest of that file waits for another time. Without it everything
   * that cannot be read is passed over.
   */
  onTrouble?(error: LogbookError): void;
  /** Told where a raw copy could not be read, with the stream it is in. */
  onDamage?(damage: Damage, place: { stream: string; generation: number }): void;
  onBytes?(bytes: number): void;
}

const NEWLINE = 0x0a;
/** Read between two breaths: some tenths of a second of work. */
const STEP_BYTES = 8 * 1024 * 1024;

/** One session in transactions of its own. */
export async function ingestSession(
  archive: Archive,
  source: SessionSource,
  options: SessionIngestOptions & IngestOptions,
): Promise<void> {
  const ingest = createIngest(archive, options);
  try {
    await addSession(archive, ingest, source, options);
    ingest.finish();
  } catch (error) {
    ingest.close();
    throw error;
  }
}

/** Adds a session to an ingest that may hold more of them. */
export async function addSession(
  archive: Archive,
  ingest: Ingest,
  source: SessionSource,
  options: SessionIngestOptions,
): Promise<void> {
  const { raw } = source.paths;
  for (const stream of rawStreams(raw)) {
    for (const generation of listGenerations(raw, stream)) {
      await addGeneration({ archive, ingest, source, options }, stream, generation);
    }
  }
  addAnswers(ingest, source);
}

/** What only a hook was told. */
export function addAnswers(ingest: Ingest, { session, project, cwd, paths }: SessionSource): void {
  const answers = readExtra(paths).filter(({ kind }) => kind === "last_assistant_message");
  if (answers.length > 0)
    ingest.addStandIns({ session, project, ...(cwd !== undefined && { cwd }) }, answers);
}

interface Addition {
  archive: Archive;
  ingest: Ingest;
  source: SessionSource;
  options: SessionIngestOptions;
}

async function addGeneration(
  { archive, ingest, source, options }: Addition,
  stream: string,
  generation: number,
): Promise<void> {
  const { session, project, cwd, paths } = source;
  const place = { stream, generation };
  const { onTrouble } = options;
  const readSpilled = createSpilledReader(paths.raw);
  let from = ingestWatermark(archive, { session, ...place });
  for (;;) {
    await options.guard.breathe();
    const slice = takeStep(
      readRange(paths.raw, stream, { generation, from, ...(onTrouble && { onTrouble }) }),
    );
    const { end, damage } = ingest.add(
      { session, project, ...(cwd !== undefined && { cwd }), ...place, readSpilled },
      slice.chunks,
    );
    for (const found of damage) options.onDamage?.(found, place);
    options.onBytes?.(end - from);
    if (slice.isExhausted() || end === from) return;
    from = end;
  }
}

/** Some chunks, up to one with the end of a line in it: a line longer than a step would be met again for ever. */
function takeStep(chunks: Iterable<RawChunk>): { chunks: Iterable<RawChunk>; isExhausted(): boolean } {
  let isExhausted = false;
  function* take(): Generator<RawChunk> {
    let bytesTaken = 0;
    for (const chunk of chunks) {
      // Asked before it is handed on: the view is good only until then.
      const endsLine = chunk.bytes.includes(NEWLINE);
      bytesTaken += chunk.bytes.length;
      yield chunk;
      if (bytesTaken >= STEP_BYTES && endsLine) return;
    }
    isExhausted = true;
  }
  return { chunks: take(), isExhausted: () => isExhausted };
}
