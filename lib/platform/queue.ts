/**
 * The worker's queue: one file per job in `queue/`. A job that is already waiting absorbs the next one for the same
 * session; a job is taken by rename, so that exactly one worker has it, and removed when done.
 */
import fs from "node:fs";
import { join } from "node:path";
import { parseJson } from "../text/parse-json.ts";
import { errnoOf } from "./errors.ts";
import { listDirectory, openForWrite, readFileIfPresent, temporaryBeside, writeWhole } from "./files.ts";
import { linkOnce } from "./link-once.ts";
import type { StorePaths } from "./paths.ts";
import { safeName } from "./paths.ts";
import { moveFile, removeFile } from "./remove.ts";

export interface Job {
  v: number;
  kind: "session";
  session: string;
  transcript_path?: string;
  cwd?: string;
  /** ISO 8601, when it was put. */
  time: string;
  agents?: { id: string; path: string }[];
}

export interface TakenJob {
  /** Absent when the file does not hold a job; finish it all the same. */
  job?: Job;
  path: string;
  /** The worker that had it ended, or hangs, in the middle of this very job. */
  wasBegun?: boolean;
}

/** One session and its agents, a path each; a hook bounds none of the client's paths. */
const MAX_JOB_BYTES = 16 * 1024 * 1024;

const WAITING = /\.json$/;
const TAKEN = /^(.+\.json)\.([^.]+)\.taken$/;
/** Behind the token of the worker that has begun with the job. */
const BEGUN = "-begun";

/** Puts the job and says true, or false when one for this session is waiting already. */
export function putJob(store: StorePaths, job: Job): boolean {
  const path = join(store.queue, `${job.kind}-${safeName(job.session)}.json`);
  // Written beside and linked into place: a worker never meets half a job, nor does a killed writer leave one.
  const temporary = temporaryBeside(path);
  try {
    const fd = openForWrite(temporary, "wx");
    try {
      writeWhole(fd, Buffer.from(`${JSON.stringify(job)}\n`));
    } finally {
      fs.closeSync(fd);
    }
    return linkOnce(temporary, path);
  } catch (error) {
    removeFile(temporary);
    throw error;
  }
}

/** Whether anything waits or was left half done. */
export function hasJobs(store: StorePaths): boolean {
  return listDirectory(store.queue).some((name) => WAITING.test(name) || TAKEN.test(name));
}

/**
 * Takes every waiting job under `token`. With `adopt`, also those that a worker which is gone had taken: only the
 * holder of the worker lock may ask for that. A job left so and one that waits for the same session become one.
 */
export function takeJobs(store: StorePaths, token: string, options: { adopt?: boolean } = {}): TakenJob[] {
  const taken = new Map<string, TakenJob>();
  for (const name of listDirectory(store.queue)) {
    const left = TAKEN.exec(name)?.[1];
    const original = WAITING.test(name) ? name : options.adopt ? left : undefined;
    if (original === undefined || name.endsWith(`.${token}.taken`)) continue;
    const path = join(store.queue, `${original}.${token}.taken`);
    const wasBegun = isBegun(name) || taken.get(path)?.wasBegun === true;
    if (renameIfPresent(join(store.queue, name), path))
      taken.set(path, { path, ...readJob(path), ...(wasBegun && { wasBegun }) });
  }
  return [...taken.values()];
}

/** Marks the job that this worker is at, so that whoever adopts it knows which of those that were taken ended the worker. */
export function beginJob(taken: TakenJob): TakenJob {
  const path = taken.path.replace(TAKEN, `$1.$2${BEGUN}.taken`);
  return renameIfPresent(taken.path, path) ? { ...taken, path } : taken;
}

/** Jobs in the middle of which a worker is, or was when it ended. */
export function listBegun(store: StorePaths): { session: string; pid: number; path: string }[] {
  return listDirectory(store.queue).flatMap((name) => {
    const path = join(store.queue, name);
    const session = isBegun(name) ? readJob(path).job?.session : undefined;
    // A worker's token begins with the number of its process.
    return session === undefined
      ? []
      : [{ session, pid: Number.parseInt(TAKEN.exec(name)?.[2] ?? "", 10), path }];
  });
}

function isBegun(name: string): boolean {
  return TAKEN.exec(name)?.[2]?.endsWith(BEGUN) === true;
}

export function finishJob(taken: TakenJob): void {
  removeFile(taken.path);
}

/** Puts an unfinished job back; where a newer one for the session waits already, the two become one. */
export function returnJob(taken: TakenJob): void {
  const original = TAKEN.exec(taken.path)?.[1];
  if (original !== undefined) renameIfPresent(taken.path, original);
}

/** Takes a session's jobs away, waiting and taken ones: only the holder of the worker lock may ask for that. */
export function dropJobs(store: StorePaths, session: string): void {
  const start = `session-${safeName(session)}.json`;
  for (const name of listDirectory(store.queue)) {
    if (name.startsWith(start)) removeFile(join(store.queue, name));
  }
}

function renameIfPresent(from: string, to: string): boolean {
  try {
    moveFile(from, to);
    return true;
  } catch (error) {
    if (errnoOf(error) === "ENOENT") return false;
    throw error;
  }
}

function readJob(path: string): { job?: Job } {
  const value = parseJson(readFileIfPresent(path, MAX_JOB_BYTES)?.toString("utf8") ?? "");
  return isJob(value) ? { job: value } : {};
}

function isJob(value: unknown): value is Job {
  return (
    typeof value === "object" &&
    value !== null &&
    "kind" in value &&
    value.kind === "session" &&
    "session" in value &&
    typeof value.session === "string"
  );
}
