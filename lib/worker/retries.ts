/**
 * What is known of jobs that failed: how often, and when they are due again. A job whose failure lies in its own data is
 * parked after some tries, visibly; one that failed for its surroundings (full disk, busy or missing archive) never is.
 */
import fs from "node:fs";
import { join } from "node:path";
import { isStillToCome } from "../platform/clock.ts";
import { errnoOf, isPassing } from "../platform/errors.ts";
import { listDirectory, readFileIfPresent, writeFileAtomic } from "../platform/files.ts";
import { type StorePaths, safeName } from "../platform/paths.ts";
import { parseJsonObject } from "../text/parse-json.ts";

export interface Failure {
  attempts: number;
  /** Not tried again before. */
  dueMs: number;
  code: string;
  message: string;
  isParked: boolean;
}

/** One minute, then five times longer each time, at most a day. */
const FIRST_DELAY_MS = 60_000;
const DELAY_FACTOR = 5;
const MAX_DELAY_MS = 24 * 3_600_000;
/** The fifth try is about two and a half hours after the first: an update or a restart has had its chance. */
const MAX_ATTEMPTS = 5;
/** The surroundings may be better any time; a look costs little. */
const SURROUNDINGS_DELAY_MS = 10 * 60_000;

const SURROUNDINGS = new Set([
  "ARCHIVE_BUSY",
  "ARCHIVE_UNAVAILABLE",
  "ARCHIVE_NEWER",
  "STORE_UNWRITABLE",
  "LOCK_LOST",
]);

/** No engine, or a database of a newer logbook's: everything that needs none of it goes on. */
export function isArchiveOutOfReach(error: unknown): boolean {
  const code = codeOf(error);
  return code === "ARCHIVE_UNAVAILABLE" || code === "ARCHIVE_NEWER";
}

export function isDueAgain({ dueMs }: Failure, nowMs: number): boolean {
  return !isStillToCome(MAX_DELAY_MS, dueMs, nowMs);
}

export function readFailure(store: StorePaths, session: string): Failure | undefined {
  const bytes = readFileIfPresent(failurePath(store, session));
  return bytes === undefined ? undefined : parseFailure(bytes.toString("utf8"));
}

/** Takes note of one more failure and says what is known now. */
export function writeFailure(
  store: StorePaths,
  session: string,
  happened: { error: unknown; nowMs: number },
): Failure {
  const { error, nowMs } = happened;
  const code = codeOf(error);
  const isSurroundings = SURROUNDINGS.has(code) || isPassing(error);
  const attempts = (readFailure(store, session)?.attempts ?? 0) + (isSurroundings ? 0 : 1);
  const delayMs = isSurroundings ? SURROUNDINGS_DELAY_MS : retryDelayMs(code, attempts);
  const failure: Failure = {
    attempts,
    dueMs: nowMs + delayMs,
    code,
    message: error instanceof Error ? error.message : String(error),
    isParked: attempts >= MAX_ATTEMPTS,
  };
  writeFileAtomic(failurePath(store, session), `${JSON.stringify({ session, ...failure })}\n`);
  return failure;
}

function retryDelayMs(code: string, attempts: number): number {
  // At once, behind all others: as a rule the machine ended the worker, not the job.
  if (code === "WORKER_DIED" && attempts < MAX_ATTEMPTS) return 0;
  return Math.min(MAX_DELAY_MS, FIRST_DELAY_MS * DELAY_FACTOR ** (attempts - 1));
}

export function clearFailure(store: StorePaths, session: string): void {
  fs.rmSync(failurePath(store, session), { force: true });
}

/** Every session with a failed job, parked ones included. */
export function readFailures(store: StorePaths): (Failure & { session: string })[] {
  const folder = failureFolder(store);
  return listDirectory(folder).flatMap((name) => {
    if (!name.endsWith(".json")) return [];
    const value = parseFailure(readFileIfPresent(join(folder, name))?.toString("utf8") ?? "");
    return value === undefined ? [] : [value as Failure & { session: string }];
  });
}

/** A LogbookError's code, an errno, or "UNEXPECTED". */
export function codeOf(error: unknown): string {
  return errnoOf(error) ?? "UNEXPECTED";
}

function failureFolder(store: StorePaths): string {
  return join(store.root, "failed");
}

function failurePath(store: StorePaths, session: string): string {
  return join(failureFolder(store), `${safeName(session)}.json`);
}

/** A note torn by a kill is none: the job starts over with a clean record. */
function parseFailure(text: string): Failure | undefined {
  const value = parseJsonObject(text);
  return value !== undefined && "attempts" in value ? (value as unknown as Failure) : undefined;
}
