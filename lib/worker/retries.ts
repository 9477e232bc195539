/**
 * What is known of jobs that failed: how often, and when they are due again. A job whose failure lies in its own data is
 * parked after some tries, visibly; one that failed for its surroundings (full disk, busy or missing archive) never is: it
 * is due as soon as lib/worker/surroundings.ts finds them better.
 */
import { join } from "node:path";
import { isStillToCome } from "../platform/clock.ts";
import { errnoOf, isPassing } from "../platform/errors.ts";
import { listDirectory, readFileIfPresent, writeFileAtomic } from "../platform/files.ts";
import { type StorePaths, safeName } from "../platform/paths.ts";
import { removeFile } from "../platform/remove.ts";
import { parseJsonObject } from "../text/parse-json.ts";

export interface Failure {
  attempts: number;
  /** Not tried again before. */
  dueMs: number;
  code: string;
  message: string;
  isParked: boolean;
  /** What the system would not do something with, where the error says so. */
  path?: string;
}

/** One minute, then five times longer each time, at most a day. */
const FIRST_DELAY_MS = 60_000;
const DELAY_FACTOR = 5;
const MAX_DELAY_MS = 24 * 3_600_000;
/** The fifth try is about two and a half hours after the first: an update or a restart has had its chance. */
const MAX_ATTEMPTS = 5;

const SURROUNDINGS = new Set([
  "ARCHIVE_BUSY",
  "ARCHIVE_UNAVAILABLE",
  "ARCHIVE_NEWER",
  "STORE_UNWRITABLE",
  "LOCK_LOST",
]);

/** The cause lies outside the job: other jobs meet it too, and it goes by itself or by the user's doing. */
export function isSurroundings(error: unknown): boolean {
  return SURROUNDINGS.has(codeOf(error)) || isPassing(error);
}

/** No engine, or a database of a newer logbook's: everything that needs none of it goes on. */
export function isArchiveOutOfReach(error: unknown): boolean {
  const code = codeOf(error);
  return code === "ARCHIVE_UNAVAILABLE" || code === "ARCHIVE_NEWER" || code === "STORE_UNWRITABLE";
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
  const before = readFailure(store, session);
  const isOutside = isSurroundings(error);
  const attempts = (before?.attempts ?? 0) + (isOutside ? 0 : 1);
  const delayMs = isOutside ? outsideDelay(code, before) : ownDelay(code, attempts);
  const path = pathOf(error);
  const failure: Failure = {
    attempts,
    dueMs: nowMs + delayMs,
    code,
    message: error instanceof Error ? error.message : String(error),
    isParked: attempts >= MAX_ATTEMPTS,
    ...(path !== undefined && { path }),
  };
  writeFileAtomic(failurePath(store, session), `${JSON.stringify({ session, ...failure })}\n`);
  return failure;
}

/** None, unless it looked as if the cause were gone and it was not: then a job does not fail in every run. */
function outsideDelay(code: string, before: Failure | undefined): number {
  return before?.code === code ? FIRST_DELAY_MS : 0;
}

function ownDelay(code: string, attempts: number): number {
  // At once, behind all others: as a rule the machine ended the worker, not the job.
  if (code === "WORKER_DIED" && attempts < MAX_ATTEMPTS) return 0;
  return Math.min(MAX_DELAY_MS, FIRST_DELAY_MS * DELAY_FACTOR ** (attempts - 1));
}

function pathOf(error: unknown): string | undefined {
  const isNamed = typeof error === "object" && error !== null && "path" in error;
  return isNamed && typeof error.path === "string" ? error.path : undefined;
}

export function clearFailure(store: StorePaths, session: string): void {
  removeFile(failurePath(store, session));
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
