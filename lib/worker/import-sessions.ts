/**
 * Back-fills the store from the client's own transcripts. Invariant: what is committed stays, so that an import can be
 * stopped anywhere, gone on with, and repeated.
 */
import type { Archive } from "../archive/handle.ts";
import { createIngest, type Ingest, ingestWatermark } from "../archive/ingest.ts";
import { unpackLines } from "../archive/pack.ts";
import type { Damage } from "../contract/turn.ts";
import { LogbookError } from "../platform/errors.ts";
import { sessionPaths } from "../platform/paths.ts";
import type { Project } from "../platform/project.ts";
import { MAIN_STREAM } from "../raw/segment.ts";
import { askAhead, type ReadTask, type Task } from "./ask-sessions.ts";
import { hasCatchUpMark } from "./catch-up-mark.ts";
import { catchUpFromRaw } from "./catch-up-raw.ts";
import { createSessionCatchUp, type SessionCatchUp } from "./catch-up-session.ts";
import type { Guard } from "./guard.ts";
import { limitHeap } from "./heap.ts";
import { addAnswers, type SessionSource } from "./ingest-session.ts";
import { createJoiner, type Joiner } from "./join-project.ts";
import { fieldLimits } from "./limits.ts";
import type { SessionPiece } from "./read-session.ts";
import { codeOf } from "./retries.ts";
import { createProjectResolver, findSessionPlace } from "./session-place.ts";
import { createInlineReader, createThreadReader, type SessionReader } from "./session-reader.ts";
import type { TranscriptFile } from "./transcripts.ts";
import type { Workshop } from "./workshop.ts";

export interface ImportResult {
  /** Sessions that brought something the store did not have. */
  added: number;
  unchanged: number;
  excluded: number;
  forgotten: number;
  /** Left out because they were pruned. */
  pruned: number;
  failed: { path: string; message: string }[];
  copiedBytes: number;
  archivedBytes: number;
  damage: { path: string; damage: Damage }[];
  /** Why nothing went into the archive, where nothing did. */
  archiveProblem?: LogbookError;
  /** True when it was stopped before the end. */
  isStopped: boolean;
}

export interface ImportOptions {
  guard: Guard;
  /** Sessions that were pruned come back. */
  withPruned?: boolean;
  /** The compiled thread that reads ahead of this one; without it sessions are read here. */
  readerThread?: string;
  /** Told when a session begins, and of its bytes as they are done. */
  onSession?(file: TranscriptFile): void;
  onBytes?(bytes: number): void;
}

interface Import {
  shop: Workshop;
  options: ImportOptions;
  result: ImportResult;
  joiner: Joiner;
  resolveProject: (cwd: string) => Project;
  /** By session; those whose turns are not all committed yet. */
  catchUps: Map<string, SessionCatchUp>;
  /** The session that is being read, where its reader tells the turns. */
  toldElsewhere: string | undefined;
  /** Read into the archive since the last commit of everything. */
  openBytes: number;
  archive?: Archive;
  ingest?: Ingest;
}

/**
 * Every so often everything is committed and the logs are written: what a kill would cost is read again. Each commit writes
 * out the pages of the uuid index that new entries are strewn over: of a large archive nearly all of them.
 */
const CHECKPOINT_BYTES = 64 * 1024 * 1024;

export async function importSessions(
  shop: Workshop,
  files: readonly TranscriptFile[],
  options: ImportOptions,
): Promise<ImportResult> {
  const run = startImport(shop, options);
  const reader = openReader(shop, options);
  try {
    for (const [file, task] of askAhead({ ...run, ...options, reader }, files)) {
      options.onSession?.(file);
      await importOne(run, file, task);
      if (run.openBytes >= CHECKPOINT_BYTES) await checkpoint(run);
    }
    await checkpoint(run);
  } catch (error) {
    if (codeOf(error) !== "INTERRUPTED") {
      run.ingest?.close();
      throw error;
    }
    // What was read is whole; the logs of these sessions are completed when the import goes on.
    run.ingest?.finish();
    run.result.isStopped = true;
  } finally {
    await reader.close();
  }
  return run.result;
}

function startImport(shop: Workshop, options: ImportOptions): Import {
  const result: ImportResult = {
    added: 0,
    unchanged: 0,
    excluded: 0,
    forgotten: 0,
    pruned: 0,
    failed: [],
    copiedBytes: 0,
    archivedBytes: 0,
    damage: [],
    isStopped: false,
  };
  // Before there is a second thread: it is to keep within the same bounds.
  limitHeap();
  const archive = openIfPossible(shop, result);
  const run: Import = {
    shop,
    options,
    result,
    joiner: createJoiner(shop.store),
    resolveProject: createProjectResolver(),
    catchUps: new Map(),
    toldElsewhere: undefined,
    openBytes: 0,
  };
  if (archive === undefined) return run;
  run.archive = archive;
  run.ingest = createIngest(archive, {
    limits: fieldLimits(shop.config),
    isBulk: true,
    onTurn: (turn, home) => {
      if (home !== run.toldElsewhere) catchUpOf(run, home).take(turn);
    },
  });
  return run;
}

/** Without an archive raw copies and logs still come in: replay works, search reads the copies, the worker does the rest. */
function openIfPossible(shop: Workshop, result: ImportResult): Archive | undefined {
  try {
    return shop.openArchive();
  } catch (error) {
    const isOff = codeOf(error) === "ARCHIVE_UNAVAILABLE" || codeOf(error) === "ARCHIVE_CORRUPT";
    if (!(error instanceof LogbookError) || !isOff) throw error;
    result.archiveProblem = error;
    return undefined;
  }
}

function openReader({ clock }: Workshop, { guard, readerThread }: ImportOptions): SessionReader {
  return readerThread === undefined ? createInlineReader({ clock, guard }) : createThreadReader(readerThread);
}

function catchUpOf({ shop, catchUps }: Import, session: string): SessionCatchUp {
  const known = catchUps.get(session);
  if (known !== undefined) return known;
  const catchUp = createSessionCatchUp(session, sessionPaths(shop.store, session));
  catchUps.set(session, catchUp);
  return catchUp;
}

/** Commits what was read and writes the logs of the sessions it came from. */
async function checkpoint(run: Import): Promise<void> {
  const { archive, ingest, catchUps, options } = run;
  ingest?.finish();
  run.openBytes = 0;
  if (archive !== undefined)
    for (const catchUp of catchUps.values()) await catchUp.finish(archive, options.guard);
  catchUps.clear();
}

async function importOne(run: Import, file: TranscriptFile, task: Task): Promise<void> {
  const { result } = run;
  if (task === "forgotten") result.forgotten++;
  else if (task === "pruned") result.pruned++;
  else if (task === "excluded") result.excluded++;
  else if (task instanceof LogbookError) result.failed.push({ path: file.path, message: task.message });
  else if (await takeIn(run, file, task)) result.added++;
  else result.unchanged++;
}

/** Says whether the session brought anything new. */
async function takeIn(run: Import, file: TranscriptFile, { pieces, isNew }: ReadTask): Promise<boolean> {
  const { result, options } = run;
  const catchUp = catchUpOf(run, file.session);
  run.toldElsewhere = isNew ? file.session : undefined;
  const before = { copied: result.copiedBytes, archived: result.archivedBytes };
  let source: SessionSource | undefined;
  for await (const piece of pieces) {
    await options.guard.breathe();
    if (piece.kind === "copied") {
      result.copiedBytes += piece.bytes;
      result.failed.push(...piece.problems);
      source = sourceOf(run, file);
    } else if (piece.kind === "logged") {
      run.ingest?.settle();
      catchUp.skip(piece.turns);
    } else if (source !== undefined) {
      putLines(run, file, { source, piece });
    }
  }
  if (source === undefined) return false;
  if (run.ingest === undefined) {
    await catchUpFromRaw(source.paths, catchUp, options.guard);
    run.catchUps.delete(file.session);
  } else {
    addAnswers(run.ingest, source);
    // Nothing new, and its log is complete: not worth a look.
    if (result.archivedBytes === before.archived && hasCatchUpMark(source.paths))
      run.catchUps.delete(file.session);
  }
  return result.copiedBytes > before.copied || result.archivedBytes > before.archived;
}

/** Whose session it is, as the copy tells; on its project's list from now on. */
function sourceOf({ shop, joiner, resolveProject }: Import, file: TranscriptFile): SessionSource {
  const { session } = file;
  const paths = sessionPaths(shop.store, session);
  const place = findSessionPlace(paths, undefined, resolveProject);
  if (place === undefined) return { session, project: "", paths };
  joiner.join(session, place, file.path, file.mtimeMs);
  return { session, project: place.project.id, cwd: place.cwd, paths };
}

function putLines(
  run: Import,
  file: TranscriptFile,
  { source, piece }: { source: SessionSource; piece: Extract<SessionPiece, { kind: "lines" }> },
): void {
  const { archive, ingest, result, options } = run;
  if (archive === undefined || ingest === undefined) return;
  const { stream, generation, pack } = piece;
  const { session, project, cwd } = source;
  const place = { session, project, stream, generation, ...(cwd !== undefined && { cwd }) };
  const start = ingestWatermark(archive, place);
  const { end, damage } = ingest.addPrepared(place, unpackLines(pack));
  for (const found of damage) {
    const path = stream === MAIN_STREAM ? file.path : `${file.path} (${stream})`;
    result.damage.push({ path, damage: found });
  }
  result.archivedBytes += end - start;
  run.openBytes += end - start;
  options.onBytes?.(end - start);
}
