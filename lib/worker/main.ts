/** dist/worker.cjs: started detached by a hook, does what waits, and ends. Prints nothing and holds nobody's descriptors. */
import os from "node:os";
import { systemClock } from "../platform/clock.ts";
import { claimClosed } from "../platform/config-closed.ts";
import { closedError, readConfigFile } from "../platform/config-file.ts";
import { type StorePaths, storePaths } from "../platform/paths.ts";
import { findForeign } from "../platform/store-owner.ts";
import { createRecorder, type Recorder } from "./recorder.ts";
import { runWorker } from "./run.ts";
import { doSessionJob } from "./session-job.ts";
import { createCauseCheck } from "./surroundings.ts";
import { tidyStore } from "./tidy.ts";
import { startWatchdog } from "./watchdog.ts";
import { createWorkshop } from "./workshop.ts";

async function main(): Promise<void> {
  // LOGBOOK_CHILD does not stop the worker: it is set for it, so that a client it may start runs no hooks.
  if (process.env["LOGBOOK_OFF"] === "1") return;
  const store = storePaths(process.env);
  const recorder = createRecorder(store, systemClock);
  const fail = (error: unknown): void => {
    recordLast(recorder, error);
    process.exit(1);
  };
  process.on("uncaughtException", fail);
  process.on("unhandledRejection", fail);
  if (findForeign(store) !== undefined) return;
  if (isConfigClosed(store, recorder)) return;
  beNice();
  startWatchdog(store, Number(process.env["LOGBOOK_WORKER_LIMIT_MS"]) || undefined);
  const shop = createWorkshop({ store, env: process.env, clock: systemClock, recorder });
  try {
    await runWorker({
      store,
      clock: systemClock,
      recorder,
      work: (job, guard) => doSessionJob(shop, job, guard),
      isCauseGone: createCauseCheck(shop),
      tidy: (guard) => tidyStore(shop, guard),
    });
  } catch (error) {
    recordLast(recorder, error);
    process.exitCode = 1;
  } finally {
    shop.close();
  }
}

/** What is excluded is not known: jobs wait until somebody has put the settings right. */
function isConfigClosed(store: StorePaths, recorder: Recorder): boolean {
  if (readConfigFile(store) !== undefined) return false;
  if (claimClosed(store)) recorder.note(closedError(store));
  return true;
}

/** The user's own work comes first. */
function beNice(): void {
  try {
    os.setPriority(os.constants.priority.PRIORITY_LOW);
  } catch {
    // Some containers forbid it; the work is short either way.
    return;
  }
}

function recordLast(recorder: Recorder, error: unknown): void {
  try {
    recorder.noteOnce(error);
  } catch {
    // The disk that would record it is the disk that failed.
    return;
  }
}

void main();
