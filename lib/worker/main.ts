/** dist/worker.cjs: started detached by a hook, does what waits, and ends. Prints nothing and holds nobody's descriptors. */
import os from "node:os";
import { systemClock } from "../platform/clock.ts";
import { storePaths } from "../platform/paths.ts";
import { findForeign } from "../platform/store-owner.ts";
import { createRecorder, type Recorder } from "./recorder.ts";
import { runWorker } from "./run.ts";
import { doSessionJob } from "./session-job.ts";
import { createCauseCheck } from "./surroundings.ts";
import { tidyStore } from "./tidy.ts";
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
  beNice();
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
