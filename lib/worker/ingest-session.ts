/** Reads what is new in a session's raw copies into the archive, in steps between which the worker breathes. */
import type { Archive } from "../archive/handle.ts";
import { createIngest, type Ingest, type IngestOptions, ingestWatermark } from "../archive/ingest.ts";
import type { Damage } from "../contract/turn.ts";
import { readExtra } from "../log/extra.ts";
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
  /** Told where a raw copy could not be read, with the stream it is in. */
  onDamage?(damage: Damage, place: { stream: string; generation: number }): void;
  onBytes?(bytes: number): void;
}

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
  const { session, project, cwd } = source;
  const answers = readExtra(source.paths).filter(({ kind }) => kind === "last_assistant_message");
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
  const readSpilled = createSpilledReader(paths.raw);
  let from = ingestWatermark(archive, { session, ...place });
  let limit = STEP_BYTES;
  for (;;) {
    await options.guard.breathe();
    const slice = limitBytes(readRange(paths.raw, stream, { generation, from }), limit);
    const { end, damage } = ingest.add(
      { session, project, ...(cwd !== undefined && { cwd }), ...place, readSpilled },
      slice.chunks,
    );
    for (const found of damage) options.onDamage?.(found, place);
    options.onBytes?.(end - from);
    if (slice.isExhausted()) return;
    // A line longer than the step: take a larger one, or it would be met again for ever.
    limit = end > from ? STEP_BYTES : limit * 2;
    from = end;
  }
}

function limitBytes(
  chunks: Iterable<RawChunk>,
  limit: number,
): { chunks: Iterable<RawChunk>; isExhausted(): boolean } {
  let isExhausted = false;
  function* take(): Generator<RawChunk> {
    let bytes = 0;
    for (const chunk of chunks) {
      yield chunk;
      bytes += chunk.bytes.length;
      if (bytes >= limit) return;
    }
    isExhausted = true;
  }
  return { chunks: take(), isExhausted: () => isExhausted };
}
