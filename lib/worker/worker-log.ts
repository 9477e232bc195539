/** `worker.log`: one line per thing the worker did, for people; bounded by one rotation. */
import fs from "node:fs";
import type { Clock } from "../platform/clock.ts";
import { isoTime } from "../platform/clock.ts";
import { errnoOf } from "../platform/errors.ts";
import { appendLine } from "../platform/files.ts";
import type { StorePaths } from "../platform/paths.ts";
import { redact } from "../text/redact.ts";

export type WorkerLog = (text: string) => void;

/** With the rotated half, half a MiB: some thousand runs. */
const MAX_FILE_BYTES = 256 * 1024;
const MAX_LINE_CHARS = 500;

export function createWorkerLog(store: StorePaths, clock: Clock): WorkerLog {
  return (text) => {
    rotateWhenFull(store.workerLog);
    const line = redact(text.slice(0, MAX_LINE_CHARS)).replaceAll("\n", " ");
    appendLine(store.workerLog, `${isoTime(clock())} ${process.pid} ${line}`);
  };
}

function rotateWhenFull(path: string): void {
  const size = fs.statSync(path, { throwIfNoEntry: false })?.size ?? 0;
  if (size < MAX_FILE_BYTES) return;
  try {
    fs.renameSync(path, path.replace(/\.log$/, ".1.log"));
  } catch (error) {
    if (errnoOf(error) !== "ENOENT") throw error;
  }
}
