/**
 * Takes what a hook has just copied into the archive, where that is quick: few bytes, a free database. Everything else is
 * left to the worker, which goes on from the same watermark.
 */
import type { Archive } from "../archive/handle.ts";
import { ingestChunk, ingestWatermark } from "../archive/ingest.ts";
import { openArchive } from "../archive/open.ts";
import { hasProject } from "../archive/session-row.ts";
import type { Turn } from "../contract/turn.ts";
import type { HookCall } from "../hook/call.ts";
import { LogbookError } from "../platform/errors.ts";
import { loadConfig } from "../platform/load-config.ts";
import { projectOf } from "../platform/project.ts";
import { readFirstCwd } from "../raw/first-cwd.ts";
import type { CopyResult } from "../raw/flush.ts";
import { type RangeRequest, type RawChunk, readRange } from "../raw/read.ts";
import { MAX_HOOK_BYTES } from "./copy-transcript.ts";

/** How long a hook waits for another process's transaction. */
const BUSY_TIMEOUT_MS = 20;
/** Text of one turn that is indexed at once: some 15 ms of FTS5 at 20 MB/s (measured). */
const MAX_SETTLE_CHARS = 256 * 1024;
/**
 * Outputs that the client put into files are copied by the worker first: each of the first two stands where such a one is
 * named. The third stands in what is left of one that logbook shortened; the worker finds its whole.
 */
const SPILL_MARKS = ["tool-results", "persistedOutputPath", "whole: logbook show"];

export interface StreamCopy {
  stream: string;
  copy: CopyResult;
  onTurn?: (turn: Turn) => void;
}

export function archiveStream(call: HookCall, { stream, copy, onTurn }: StreamCopy): void {
  const { input, store, env, session } = call;
  let archive: Archive | undefined;
  try {
    archive = openArchive(store, { busyTimeoutMs: BUSY_TIMEOUT_MS, believesVersion: true });
    const place = { session: input.session_id, stream, generation: copy.generation };
    const from = ingestWatermark(archive, place);
    if (copy.end - from > MAX_HOOK_BYTES) return;
    const chunks = readUnspilled(readWhole(session.raw, stream, { generation: copy.generation, from }));
    if (chunks === undefined) return;
    const belonging = hasProject(archive, input.session_id) ? { project: "" } : belongingOf(call);
    const { config } = loadConfig(store, env);
    ingestChunk(archive, { ...place, ...belonging }, chunks, {
      limits: { head: config["index.maxFieldChars.head"], tail: config["index.maxFieldChars.tail"] },
      maxSettleChars: MAX_SETTLE_CHARS,
      ...(onTurn !== undefined && { onTurn }),
    });
  } catch (error) {
    // Somebody else is writing, or no engine runs here: the worker does it, or says why it cannot.
    const isWorkers = error instanceof LogbookError && WORKERS_CODES.has(error.code);
    if (!isWorkers) throw error;
  } finally {
    archive?.close();
  }
}

/** The folder that the session began in, and its project; an empty one leaves what the archive knows as it is. */
function belongingOf({ session, input }: HookCall): { project: string; cwd?: string } {
  const cwd = readFirstCwd(session.raw) ?? input.cwd;
  return cwd === undefined ? { project: "" } : { project: projectOf(cwd).id, cwd };
}

const WORKERS_CODES: ReadonlySet<string> = new Set(["ARCHIVE_BUSY", "ARCHIVE_UNAVAILABLE"]);

/** The bytes up to the first that cannot be read: the worker copies damaged ones again, and must find them still to do. */
function* readWhole(rawDir: string, stream: string, request: RangeRequest): Generator<RawChunk> {
  let isWhole = true;
  const stop = (): void => {
    isWhole = false;
  };
  for (const chunk of readRange(rawDir, stream, { ...request, onLoss: stop, onTrouble: stop })) {
    if (!isWhole) return;
    yield chunk;
  }
}

/** The chunks, or undefined when one of them names an output in a file. */
function readUnspilled(chunks: Iterable<RawChunk>): RawChunk[] | undefined {
  const read: RawChunk[] = [];
  for (const { start, bytes } of chunks) {
    if (SPILL_MARKS.some((mark) => bytes.includes(mark))) return undefined;
    // The reader's view is good only until the next one.
    read.push({ start, bytes: Buffer.from(bytes) });
  }
  return read;
}
