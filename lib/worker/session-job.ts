/**
 * One session brought up to date: bytes into raw, text into the archive, facts into the log, and its hand-over. Each step
 * goes on from where the files say that the last one ended, so a job may be repeated, interrupted or doubled.
 */

import fs from "node:fs";
import type { Archive } from "../archive/handle.ts";
import { glanceTail } from "../log/glance.ts";
import { readLog } from "../log/read.ts";
import { LogbookError } from "../platform/errors.ts";
import { sizeOfFile } from "../platform/files.ts";
import { type SessionPaths, sessionPaths } from "../platform/paths.ts";
import type { Job } from "../platform/queue.ts";
import { setAsideSegment, verifySegments } from "../raw/verify.ts";
import { catchUpFromRaw } from "./catch-up-raw.ts";
import { createSessionCatchUp } from "./catch-up-session.ts";
import { copySession } from "./copy-session.ts";
import { createExclusionCheck } from "./exclusions.ts";
import type { Guard } from "./guard.ts";
import { ingestSession } from "./ingest-session.ts";
import { fieldLimits } from "./limits.ts";
import { rememberSession } from "./remember-session.ts";
import { renewHandoff } from "./renew-handoff.ts";
import { codeOf, isArchiveOutOfReach } from "./retries.ts";
import { findSessionPlace, type SessionPlace } from "./session-place.ts";
import { settleSession } from "./settle-archive.ts";
import { whyGone } from "./tombstones.ts";
import { resolveTranscript } from "./transcripts.ts";
import { unlessHeld } from "./unless-held.ts";
import type { Workshop } from "./workshop.ts";

export async function doSessionJob(shop: Workshop, job: Job, guard: Guard): Promise<void> {
  const { store } = shop;
  const paths = sessionPaths(store, job.session);
  if (whyGone(store, job.session) !== undefined) return;
  const cwd = findSessionPlace(paths, job.cwd)?.cwd;
  if (cwd !== undefined && createExclusionCheck(shop)(cwd)) return;
  const failures: unknown[] = [];
  const logBytes = sizeOfFile(paths.log);
  await attempt(failures, () => copyTranscripts(shop, { job, paths, guard }));
  await attempt(failures, () => archiveWithRepair(shop, { job, paths, guard }));
  await attempt(failures, () => unlessHeld(shop, guard, () => rememberSession(shop, { ...job, guard })));
  // Last: the log then also tells of what no hook was told.
  if (!hasHookLogged(paths, logBytes)) await attempt(failures, async () => renewHandoff(shop, job, paths));
  if (failures.length > 0) throw failures[0];
}

/**
 * Whether a hook logged since the log had this size. A hand-over that told of its line would say that all was done
 * (lib/capture/left-behind.ts), and the hook may have been killed before it left a job for the bytes it copied.
 */
function hasHookLogged({ log }: SessionPaths, sinceBytes: number): boolean {
  const grown = sizeOfFile(log) - sinceBytes;
  return grown > 0 && glanceTail(log, grown).records.some(({ origin }) => origin !== "transcript");
}

/** One step that fails does not keep the next one from being done; stopping stops all. */
async function attempt(failures: unknown[], step: () => Promise<void>): Promise<void> {
  try {
    await step();
  } catch (error) {
    const code = codeOf(error);
    if (code === "LOCK_LOST" || code === "INTERRUPTED") throw error;
    failures.push(error);
  }
}

interface Task {
  job: Job;
  paths: SessionPaths;
  guard: Guard;
}

async function copyTranscripts(shop: Workshop, { job, paths, guard }: Task): Promise<void> {
  const { clock, env, recorder } = shop;
  const transcript = resolveTranscript(job.session, job.transcript_path, env);
  if (transcript === undefined) recordGap(shop, job, paths);
  const copy = async (): Promise<void> => {
    if (transcript === undefined) return;
    const onProblem = (error: LogbookError) => recorder.note(error, job.session);
    await copySession({ paths, transcript, agents: job.agents ?? [], clock, guard, onProblem });
  };
  await copy();
  const { damage } = await verifySegments({ rawDir: paths.raw, clock, shouldStop: guard.shouldStop });
  if (damage.length === 0) return;
  for (const error of damage) {
    recorder.note(error, job.session);
    // While the client still has the bytes they are copied again; else the damaged copy is all there is.
    // What was redacted must not come back that way.
    const isMendable = transcript !== undefined && !fs.existsSync(paths.redacted);
    if (isMendable && error.path !== undefined) setAsideSegment(error.path);
  }
  await copy();
}

/** P2: a gap that cannot be filled is itself recorded. A session in which nothing was said leaves none. */
function recordGap({ recorder }: Workshop, job: Job, paths: SessionPaths): void {
  const hasSubstance = readLog(paths.log).records.some(
    ({ record }) => record.prompt !== undefined || record.tool !== undefined,
  );
  if (!hasSubstance) return;
  const message = `copy transcript of session ${job.session}: it is gone; what was said since the last copy is lost`;
  const path = job.transcript_path;
  recorder.note(
    new LogbookError("TRANSCRIPT_MISSING", message, path === undefined ? {} : { path }),
    job.session,
  );
}

/** A damaged archive costs one more try, with a new one. */
async function archiveWithRepair(shop: Workshop, task: Task): Promise<void> {
  try {
    await archiveSession(shop, task);
  } catch (error) {
    if (codeOf(error) !== "ARCHIVE_CORRUPT") throw error;
    shop.replaceDamaged();
    await archiveSession(shop, task);
  }
}

async function archiveSession(shop: Workshop, task: Task): Promise<void> {
  const { job, paths, guard } = task;
  const place = findSessionPlace(paths, job.cwd);
  const catchUp = createSessionCatchUp(job.session, paths);
  let archive: Archive;
  try {
    archive = shop.openArchive();
  } catch (error) {
    // The log needs no database: it is brought up to date all the same, and the job waits for one.
    if (isArchiveOutOfReach(error)) await catchUpFromRaw(paths, catchUp, guard);
    throw error;
  }
  const troubles: LogbookError[] = [];
  await ingestSession(archive, sourceOf(job, paths, place), {
    guard,
    onTrouble: (error) => troubles.push(error),
    limits: fieldLimits(shop.config),
    onTurn: catchUp.take,
    onDamage: (damage, { stream, generation }) =>
      shop.recorder.note(
        new LogbookError(
          "TRANSCRIPT_UNREADABLE",
          `read ${stream}/${generation} of session ${job.session}: ${damage.bytes} bytes are ${damage.reason}`,
          { path: paths.raw, byteOffset: damage.byteOffset },
        ),
        job.session,
      ),
  });
  // The log is compared with turns as they are, not with what was known before their last entries.
  await settleSession(archive, job.session, guard);
  await catchUp.finish(archive, guard);
  if (troubles.length > 0) throw troubles[0];
}

function sourceOf(job: Job, paths: SessionPaths, place: SessionPlace | undefined) {
  return {
    session: job.session,
    project: place?.project.id ?? "",
    ...(place !== undefined && { cwd: place.cwd }),
    paths,
  };
}
