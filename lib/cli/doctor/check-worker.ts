/** Does the worker keep up, and has it given anything up? */
import { join } from "node:path";
import { listDirectory } from "../../platform/files.ts";
import { isRunning } from "../../platform/live-sessions.ts";
import { type Job, listBegun, putJob } from "../../platform/queue.ts";
import { statIfPresent } from "../../platform/regular-file.ts";
import { isWorkerAlive } from "../../platform/wake.ts";
import { clearFailure, readFailures } from "../../worker/retries.ts";
import type { Finding, Machine } from "./finding.ts";

/** A job waits minutes when all is well: until the worker's next run. */
const LATE_MS = 24 * 3_600_000;

export function checkWorker({ store, nowMs }: Machine): Finding[] {
  const waiting = listDirectory(store.queue).filter((name) => name.includes(".json"));
  const late = waiting.filter((name) => {
    const stat = statIfPresent(join(store.queue, name));
    return stat !== undefined && nowMs - stat.mtimeMs > LATE_MS;
  });
  const failures = readFailures(store);
  const findings = failures.map(({ session, isParked, attempts, code, message }): Finding => {
    const what = isParked
      ? `given up after ${attempts} tries`
      : `failed ${Math.max(1, attempts)} times, tried again by itself`;
    return {
      level: isParked ? "problem" : "warning",
      subject: "worker",
      what: `work on session ${session} ${what} (${code}: ${message})`,
      advice: `logbook doctor --fix lets the worker try ${isParked ? "again" : "at once"}`,
      fix: () => {
        clearFailure(store, session);
        putJob(store, {
          v: 1,
          kind: "session",
          session,
          time: new Date(nowMs).toISOString(),
        } satisfies Job);
        return `put session ${session} back into the queue`;
      },
    };
  });
  const isAlive = isWorkerAlive(store, () => nowMs);
  if (late.length > 0 && failures.length === 0 && !isAlive) {
    findings.push({
      level: "warning",
      subject: "worker",
      what: `${late.length} jobs have waited for more than a day`,
      where: store.queue,
      advice: "the next hook starts the worker; worker.log says what it did last",
    });
  }
  if (!isAlive) findings.push(...checkHanging(store));
  if (findings.length > 0) return findings;
  const state = isAlive ? "at work" : "idle";
  return [{ level: "ok", subject: "worker", what: `${state}, ${waiting.length} jobs waiting` }];
}

/** A worker that is at a job and has let go of its lock: something it asked the system for never came back. */
function checkHanging(store: Machine["store"]): Finding[] {
  return listBegun(store).map(({ session, pid, path }): Finding => {
    const isHanging = isRunning(pid);
    return {
      level: "warning",
      subject: "worker",
      what: `the worker (process ${pid}) ${isHanging ? "hangs" : "ended"} in the middle of session ${session}`,
      where: path,
      advice: `the next worker does the other jobs first and then tries again; after five times it is given up${isHanging ? `, and this one ends by itself within 15 minutes (or: kill -9 ${pid})` : ""}`,
    };
  });
}
