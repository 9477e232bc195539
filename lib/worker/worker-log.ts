/** `worker.log`: one line per thing the worker did, for people; bounded by one rotation. */
import type { Clock } from "../platform/clock.ts";
import { isoTime } from "../platform/clock.ts";
import { appendLine } from "../platform/files.ts";
import type { StorePaths } from "../platform/paths.ts";
import { rotateWhenFull } from "../platform/rotate.ts";
import { withholdHead } from "../text/withhold.ts";

export type WorkerLog = (text: string) => void;

/** With the rotated half, half a MiB: some thousand runs. */
const MAX_FILE_BYTES = 256 * 1024;
const MAX_LINE_CHARS = 500;

export function createWorkerLog(store: StorePaths, clock: Clock): WorkerLog {
  return (text) => {
    rotateWhenFull(store.workerLog, MAX_FILE_BYTES);
    const line = withholdHead(text, MAX_LINE_CHARS).replaceAll("\n", " ");
    appendLine(store.workerLog, `${isoTime(clock())} ${process.pid} ${line}`);
  };
}
