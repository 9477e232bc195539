/** Where the worker leaves what happened: errors in diagnostics.jsonl, the rest in worker.log. */
import type { Clock } from "../platform/clock.ts";
import { isoTime } from "../platform/clock.ts";
import { appendDiagnostic, readDiagnostics } from "../platform/diagnostics.ts";
import { LogbookError } from "../platform/errors.ts";
import type { StorePaths } from "../platform/paths.ts";
import { codeOf, isSurroundings } from "./retries.ts";
import { createWorkerLog } from "./worker-log.ts";

export interface Recorder {
  log(text: string): void;
  /** One diagnostics line. */
  note(error: unknown, session?: string): void;
  /** The same, but where the surroundings are to blame, and the last line says so already, only the log gets one. */
  noteOnce(error: unknown): void;
}

/** The last line of the worker's is among them, however much the hooks had to say since. */
const LOOKED_AT = 100;

export function createRecorder(store: StorePaths, clock: Clock): Recorder {
  const log = createWorkerLog(store, clock);
  const recorder: Recorder = {
    log,
    note(error, session) {
      const message = error instanceof Error ? error.message : String(error);
      appendDiagnostic(store, {
        v: 1,
        time: isoTime(clock()),
        code: codeOf(error),
        event: "worker",
        message,
        ...(session !== undefined && { session }),
        ...placeOf(error),
      });
      log(`${codeOf(error)}: ${message}`);
    },
    noteOnce(error) {
      const last = readDiagnostics(store, LOOKED_AT).findLast(({ event }) => event === "worker");
      if (!isSurroundings(error) || last?.code !== codeOf(error)) recorder.note(error);
      else log(`${codeOf(error)} again`);
    },
  };
  return recorder;
}

function placeOf(error: unknown): { path?: string; byte_offset?: number; stack?: string } {
  if (!(error instanceof LogbookError))
    return error instanceof Error && error.stack ? { stack: error.stack } : {};
  return {
    ...(error.path !== undefined && { path: error.path }),
    ...(error.byteOffset !== undefined && { byte_offset: error.byteOffset }),
  };
}
