/**
 * Back-fills the store from the client's own transcripts, session by session. Invariant: what is committed stays, so that it
 * can be stopped anywhere, gone on with, and repeated.
 */
import type { Archive } from "../archive/handle.ts";
import type { Damage } from "../contract/turn.ts";
import { LogbookError } from "../platform/errors.ts";
import { isExcluded } from "../platform/exclude.ts";
import { sessionPaths } from "../platform/paths.ts";
import { readTranscriptCwd } from "../raw/first-cwd.ts";
import { catchUpFromRaw } from "./catch-up-raw.ts";
import { createSessionCatchUp } from "./catch-up-session.ts";
import { copySession } from "./copy-session.ts";
import type { Guard } from "./guard.ts";
import { ingestSession } from "./ingest-session.ts";
import { createJoiner, type Joiner } from "./join-project.ts";
import { fieldLimits } from "./limits.ts";
import { codeOf } from "./retries.ts";
import { findSessionPlace } from "./session-place.ts";
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
  archive: Archive | undefined;
  joiner: Joiner;
  result: ImportResult;
  options: ImportOptions;
}

export async function importSessions(
  shop: Workshop,
  files: readonly TranscriptFile[],
  options: ImportOptions,
): Promise<ImportResult> {
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
  const run: Import = {
    shop,
    archive: openIfPossible(shop, result),
    joiner: createJoiner(shop.store),
    result,
    options,
  };
  for (const file of files) {
    options.onSession?.(file);
    try {
      await importSession(run, file);
    } catch (error) {
      const code = codeOf(error);
      if (code === "INTERRUPTED") return { ...result, isStopped: true };
      // The session is at fault, not the store: the others still come in.
      if (!(error instanceof LogbookError) || !SESSION_CODES.has(code)) throw error;
      result.failed.push({ path: file.path, message: error.message });
    }
  }
  return result;
}

const SESSION_CODES: ReadonlySet<string> = new Set([
  "TRANSCRIPT_MISSING",
  "TRANSCRIPT_UNREADABLE",
  "RAW_UNREADABLE",
  "RAW_MISMATCH",
]);

/** Without a database engine raw copies and logs still come in: replay works, and search reads the copies. */
function openIfPossible(shop: Workshop, result: ImportResult): Archive | undefined {
  try {
    return shop.openArchive();
  } catch (error) {
    if (!(error instanceof LogbookError) || error.code !== "ARCHIVE_UNAVAILABLE") throw error;
    result.archiveProblem = error;
    return undefined;
  }
}

async function importSession(run: Import, file: TranscriptFile): Promise<void> {
  const { shop, result, options, joiner } = run;
  const { store, env, config, clock } = shop;
  if (isForgotten(store, file.session)) {
    result.forgotten++;
    return;
  }
  const cwd = readTranscriptCwd(file.path);
  if (cwd !== undefined && isExcluded(config.exclude, cwd, { ...env, CLAUDE_PROJECT_DIR: undefined })) {
    result.excluded++;
    return;
  }
  const paths = sessionPaths(store, file.session);
  const before = result.copiedBytes + result.archivedBytes;
  await copySession({
    paths,
    transcript: file.path,
    clock,
    guard: options.guard,
    onProblem: (error) => result.failed.push({ path: error.path ?? file.path, message: error.message }),
    onBytes: (bytes) => {
      result.copiedBytes += bytes;
    },
  });
  const place = findSessionPlace(paths, cwd);
  if (place !== undefined) joiner.join(file.session, place, file.path, file.mtimeMs);
  const catchUp = createSessionCatchUp(file.session, paths);
  if (run.archive === undefined) {
    await catchUpFromRaw(paths, catchUp, options.guard);
  } else {
    await ingestSession(
      run.archive,
      { session: file.session, project: place?.project.id ?? "", ...(place && { cwd: place.cwd }), paths },
      {
        guard: options.guard,
        limits: fieldLimits(config),
        onTurn: catchUp.take,
        onDamage: (damage, { stream }) =>
          result.damage.push({ path: stream === "main" ? file.path : `${file.path} (${stream})`, damage }),
        onBytes: (bytes) => {
          result.archivedBytes += bytes;
          options.onBytes?.(bytes);
        },
      },
    );
    await catchUp.finish(run.archive, options.guard);
  }
  if (result.copiedBytes + result.archivedBytes > before) result.added++;
  else result.unchanged++;
}
