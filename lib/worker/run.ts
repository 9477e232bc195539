/**
 * One run of the worker: single flight under the store's lock, job after job until the queue is empty or time is up.
 * Invariant: a job leaves the queue only when its work is done, so that a kill at any instant leaves it to the next run.
 */
import type { Clock } from "../platform/clock.ts";
import { LogbookError } from "../platform/errors.ts";
import { listDirectory } from "../platform/files.ts";
import { acquireLock, type Lock } from "../platform/lock.ts";
import { type StorePaths, safeName } from "../platform/paths.ts";
import { beginJob, finishJob, type Job, returnJob, type TakenJob, takeJobs } from "../platform/queue.ts";
import { createGuard, type Guard } from "./guard.ts";
import type { Recorder } from "./recorder.ts";
import { clearFailure, codeOf, isDueAgain, readFailure, writeFailure } from "./retries.ts";
import type { CauseCheck } from "./surroundings.ts";

/** A run ends after 10 minutes and leaves what is unfinished. */
const RUN_LIMIT_MS = 10 * 60_000;

export interface RunOptions {
  store: StorePaths;
  clock: Clock;
  recorder: Recorder;
  /** Does one job. */
  work(job: Job, guard: Guard): Promise<void>;
  /** Whether what a job failed for, outside of itself, is gone. */
  isCauseGone: CauseCheck;
  /** What is due once the queue is empty. */
  tidy(guard: Guard): Promise<void>;
}

/** "held": another worker is at it, and will look at the queue again before it ends. */
export type RunOutcome = "done" | "held" | "out-of-time";

export async function runWorker(options: RunOptions): Promise<RunOutcome> {
  const { store, clock } = options;
  const deadlineMs = clock() + RUN_LIMIT_MS;
  const tried = new Set<string>();
  for (;;) {
    const lock = await tryLock(store);
    if (lock === undefined) return "held";
    const guard = createGuard(lock, () => clock() >= deadlineMs);
    try {
      await drain(options, { lock, guard, tried });
      if (!guard.shouldStop()) await options.tidy(guard);
    } finally {
      await lock.release();
    }
    if (guard.shouldStop()) return "out-of-time";
    // A hook that saw the lock taken has left its job to us; it may have come after our last look.
    if (!hasDueJobs(options, tried)) return "done";
  }
}

async function tryLock(store: StorePaths): Promise<Lock | undefined> {
  try {
    return await acquireLock(store.workerLock);
  } catch (error) {
    if (error instanceof LogbookError && error.code === "LOCK_HELD") return undefined;
    throw error;
  }
}

interface Run {
  lock: Lock;
  guard: Guard;
  /** Sessions whose job failed in this run: not tried again before the next. */
  tried: Set<string>;
}

async function drain(options: RunOptions, run: Run): Promise<void> {
  adoptJobs(options, run.lock.token);
  for (;;) {
    const taken = takeJobs(options.store, run.lock.token);
    const due = taken.filter(({ job }) => job === undefined || isDue(options, run.tried, job.session));
    for (const later of taken) if (!due.includes(later)) returnJob(later);
    if (due.length === 0) return;
    for (const job of inOrder(options.store, due)) {
      if (run.guard.shouldStop()) returnJob(job);
      else await attempt(options, run, job);
    }
    if (run.guard.shouldStop()) return;
  }
}

/**
 * Puts back what a worker that is gone, or hangs without its lock, had taken: only the holder of the lock may, and once a run
 * is enough. The job in the middle of which that worker was has failed once more, and may be given up: it must not keep one
 * worker after the other from the rest.
 */
function adoptJobs(options: RunOptions, token: string): void {
  for (const taken of takeJobs(options.store, token, { adopt: true })) {
    const { job, wasBegun } = taken;
    if (job === undefined || wasBegun !== true) {
      returnJob(taken);
      continue;
    }
    const { session } = job;
    const message = `work on session ${session}: the worker ended or hung in the middle of it`;
    const error = new LogbookError("WORKER_DIED", message);
    noteOnce(options, error, session);
    putBack(options, taken, { session, error });
  }
}

/** What has failed before comes last. */
function inOrder(store: StorePaths, due: readonly TakenJob[]): TakenJob[] {
  const attempts = ({ job }: TakenJob): number => (job && readFailure(store, job.session)?.attempts) ?? 0;
  return due
    .map((taken) => ({ taken, attempts: attempts(taken) }))
    .sort((a, b) => a.attempts - b.attempts)
    .map(({ taken }) => taken);
}

async function attempt(
  { store, clock, recorder, work }: RunOptions,
  run: Run,
  waiting: TakenJob,
): Promise<void> {
  const taken = beginJob(waiting);
  const { job } = taken;
  if (job === undefined) {
    recorder.note(
      new LogbookError("INPUT_INVALID", `read job ${taken.path}: not a job`, { path: taken.path }),
    );
    finishJob(taken);
    return;
  }
  const startMs = clock();
  try {
    await work(job, run.guard);
    clearFailure(store, job.session);
    finishJob(taken);
    recorder.log(`session ${job.session}: done in ${clock() - startMs} ms`);
  } catch (error) {
    const code = codeOf(error);
    // The new holder adopts what we had taken.
    if (code === "LOCK_LOST") throw error;
    if (code === "INTERRUPTED") return returnJob(taken);
    run.tried.add(safeName(job.session));
    noteOnce({ store, recorder }, error, job.session);
    putBack({ store, clock, recorder }, taken, { session: job.session, error });
  }
}

/** The same trouble again (no database engine, a full disk) is not worth a line a run. */
function noteOnce(
  { store, recorder }: Pick<RunOptions, "store" | "recorder">,
  error: unknown,
  session: string,
): void {
  if (readFailure(store, session)?.code !== codeOf(error)) recorder.note(error, session);
}

function putBack(
  { store, clock, recorder }: Pick<RunOptions, "store" | "clock" | "recorder">,
  taken: TakenJob,
  { session, error }: { session: string; error: unknown },
): void {
  const failure = writeFailure(store, session, { error, nowMs: clock() });
  if (!failure.isParked) {
    returnJob(taken);
    return;
  }
  finishJob(taken);
  recorder.note(
    new LogbookError(
      "JOB_PARKED",
      `work on session ${session}: given up after ${failure.attempts} tries (${failure.code}: ${failure.message})`,
      {
        hint: "logbook doctor --fix tries again",
      },
    ),
    session,
  );
}

const JOB_NAME = /^session-(.+?)\.json(\.[^.]+\.taken)?$/;

function hasDueJobs(options: RunOptions, tried: ReadonlySet<string>): boolean {
  return listDirectory(options.store.queue).some((name) => {
    const session = JOB_NAME.exec(name)?.[1];
    return session !== undefined && isDue(options, tried, session);
  });
}

/** `session` may be the id or its file name. */
function isDue(
  { store, clock, isCauseGone }: RunOptions,
  tried: ReadonlySet<string>,
  session: string,
): boolean {
  if (tried.has(safeName(session))) return false;
  const failure = readFailure(store, session);
  return failure === undefined || (isDueAgain(failure, clock()) && isCauseGone(failure));
}
