/** dist/watchdog-thread.cjs: waits for the end of a worker's time, tells of it, and ends the process. */
import { workerData } from "node:worker_threads";
import { isoTime, systemClock } from "../platform/clock.ts";
import { appendDiagnostic } from "../platform/diagnostics.ts";
import type { WatchdogData } from "./watchdog.ts";

const { store, limitMs } = workerData as WatchdogData;

setTimeout(() => {
  try {
    const message = `work on the store: the worker hung, and was ended after ${Math.round(limitMs / 1000)} s`;
    appendDiagnostic(store, {
      v: 1,
      time: isoTime(systemClock()),
      code: "WORKER_DIED",
      event: "worker",
      message,
    });
  } finally {
    // Not to be caught, and not to be waited for: the thread that would do either is the one that hangs.
    process.kill(process.pid, "SIGKILL");
  }
}, limitMs);
