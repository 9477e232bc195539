/**
 * Back-fills the store from the client's own transcripts. Invariant: what is committed stays, so that an import can be
 * stopped anywhere, gone on with, and repeated.
 */
import type { Archive } from "../archive/handle.ts";
import { createIngest, type Ingest } from "../archive/ingest.ts";
import type { Damage } from "../contract/turn.ts";
import { LogbookError } from "../platform/errors.ts";
import { isExcluded } from "../platform/exclude.ts";
import { type SessionPaths, sessionPaths } from "../platform/paths.ts";
import type { Project } from "../platform/project.ts";
import { readTranscriptCwd } from "../raw/first-cwd.ts";
import { MAIN_STREAM } from "../raw/segment.ts";
import { hasCatchUpMark } from "./catch-up-mark.ts";
import { catchUpFromRaw } from "./catch-up-raw.ts";
import { createSessionCatchUp, type SessionCatchUp } from "./catch-up-session.ts";
import { copySession } from "./copy-session.ts";
import type { Guard } from "./guard.ts";
import { limitHeap } from "./heap.ts";
import { addSession } from "./ingest-session.ts";
import { createJoiner, type Joiner } from "./join-project.ts";
import { fieldLimits } from "./limits.ts";
import { codeOf } from "./retries.ts";
import { createProjectResolver, findSessionPlace } from "./session-place.ts";
import { isForgotten } from "./tombstones.ts";
import type { TranscriptFile } from "./transcripts.ts";
import type { Workshop } from "./workshop.ts";

export interface ImportResult {
  /** Sessions that brought something the store did not have. */
  added: number;
  unchanged: number;
  excluded: number;
  forgotten: number;
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
  /** Told when a session begins, and of its bytes as they are done. */
  onSession?(file: TranscriptFile): void;
  onBytes?(bytes: number): void;
}

interface Import {
  shop: Workshop;
  options: ImportOptions;
  result: ImportResult;
  joiner: Joiner;
  /** By folder. */
  exclusions: Map<string, boolean>;
  resolveProject: (cwd: string) => Project;
  /** By session; those whose turns are not all committed yet. */
  catchUps: Map<string, SessionCatchUp>;
  /** Read into the archive since the last commit of everything. */
  openBytes: number;
  archive?: Archive;
  ingest?: Ingest;
}

/** Every so often everything is committed and the logs are written: what a stop or kill would cost is read again. */
const CHECKPOINT_BYTES = 16 * 1024 * 1024;

export async function importSessions(
  shop: Workshop,
  files: readonly TranscriptFile[],
  options: ImportOptions,
): Promise<ImportResult> {
  const run = startImport(shop, options);
  try {
    for (const file of files) {
      options.onSession?.(file);
      await importOne(run, file);
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
  }
  return run.result;
}

function startImport(shop: Workshop, options: ImportOptions): Import {
  const result: ImportResult = {
    added: 0,
    unchanged: 0,
    excluded: 0,
    forgotten: 0,
    failed: [],
    copiedBytes: 0,
    archivedBytes: 0,
    damage: [],
    isStopped: false,
  };
  limitHeap();
  const run: Import = {
    shop,
    options,
    result,
    joiner: createJoiner(shop.store),
    exclusions: new Map(),
    resolveProject: createProjectResolver(),
    catchUps: new Map(),
    openBytes: 0,
  };
  try {
    run.archive = shop.openArchive();
  } catch (error) {
    // Raw copies and logs still come in: replay works, and search reads the copies.
    if (!(error instanceof LogbookError) || error.code !== "ARCHIVE_UNAVAILABLE") throw error;
    result.archiveProblem = error;
    return run;
  }
  const limits = fieldLimits(shop.config);
  run.ingest = createIngest(run.archive, {
    limits,
    isBulk: true,
    onTurn: (turn, home) => catchUpOf(run, home).take(turn),
  });
  return run;
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

async function importOne(run: Import, file: TranscriptFile): Promise<void> {
  const { shop, result } = run;
  try {
    const cwd = readTranscriptCwd(file.path);
    if (isForgotten(shop.store, file.session)) result.forgotten++;
    else if (cwd !== undefined && isExcludedFolder(run, cwd)) result.excluded++;
    else if (await takeIn(run, file)) result.added++;
    else result.unchanged++;
  } catch (error) {
    // The transcript is at fault, not the store: the others still come in.
    const isSource = error instanceof LogbookError && SOURCE_CODES.has(error.code);
    if (!isSource) throw error;
    result.failed.push({ path: file.path, message: error.message });
  }
}

const SOURCE_CODES: ReadonlySet<string> = new Set(["TRANSCRIPT_MISSING", "TRANSCRIPT_UNREADABLE"]);

/** Thousands of sessions share a few folders. */
function isExcludedFolder({ shop, exclusions }: Import, cwd: string): boolean {
  const known = exclusions.get(cwd);
  if (known !== undefined) return known;
  const { config, env } = shop;
  const answer = isExcluded(config.exclude, cwd, { ...env, CLAUDE_PROJECT_DIR: undefined });
  exclusions.set(cwd, answer);
  return answer;
}

/** Says whether the session brought anything new. */
async function takeIn(run: Import, file: TranscriptFile): Promise<boolean> {
  const { shop, result, options, joiner } = run;
  const paths = sessionPaths(shop.store, file.session);
  const before = result.copiedBytes + result.archivedBytes;
  await copySession({
    paths,
    transcript: file.path,
    clock: shop.clock,
    guard: options.guard,
    // The client still has the bytes; should the power fail, the worker finds the copy wanting and makes it again.
    sync: "none",
    onProblem: (error) => result.failed.push({ path: error.path ?? file.path, message: error.message }),
    onBytes: (bytes) => {
      result.copiedBytes += bytes;
    },
  });
  const place = findSessionPlace(paths, undefined, run.resolveProject);
  if (place !== undefined) joiner.join(file.session, place, file.path, file.mtimeMs);
  const project = place?.project.id ?? "";
  await archiveCopies(run, file, { session: file.session, project, ...(place && { cwd: place.cwd }), paths });
  return result.copiedBytes + result.archivedBytes > before;
}

async function archiveCopies(
  run: Import,
  file: TranscriptFile,
  source: { session: string; project: string; cwd?: string; paths: SessionPaths },
): Promise<void> {
  const { archive, ingest, result, options } = run;
  const { guard } = options;
  const catchUp = catchUpOf(run, file.session);
  if (archive === undefined || ingest === undefined) {
    await catchUpFromRaw(source.paths, catchUp, guard);
    run.catchUps.delete(file.session);
    return;
  }
  const before = result.archivedBytes;
  await addSession(archive, ingest, source, {
    guard,
    onDamage: (damage, { stream }) => {
      const path = stream === MAIN_STREAM ? file.path : `${file.path} (${stream})`;
      result.damage.push({ path, damage });
    },
    onBytes: (bytes) => {
      result.archivedBytes += bytes;
      run.openBytes += bytes;
      options.onBytes?.(bytes);
    },
  });
  // Nothing new, and its log is complete: not worth a look.
  if (result.archivedBytes === before && hasCatchUpMark(source.paths)) run.catchUps.delete(file.session);
}
