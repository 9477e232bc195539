/** Where the worker leaves what happened: errors in diagnostics.jsonl, the rest in worker.log. */
import type { Clock } from "../platform/clock.ts";
import { isoTime } from "../platform/clock.ts";
import { appendDiagnostic } from "../platform/diagnostics.ts";
import { LogbookError } from "../platform/errors.ts";
import type { StorePaths } from "../platform/paths.ts";
import { codeOf } from "./retries.ts";
import { createWorkerLog } from "./worker-log.ts";

export interface Recorder {
  log(text: string): void;
  /** One diagnostics line. */
  note(error: unknown, session?: string): void;
}

export function createRecorder(store: StorePaths, clock: Clock): Recorder {
  const log = createWorkerLog(store, clock);
  return {
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
  };
}

function placeOf(error: unknown): { path?: string; byte_offset?: number; stack?: string } {
  if (!(error instanceof LogbookError))
    return error instanceof Error && error.stack ? { stack: error.stack } : {};
  return {
    ...(error.path !== undefined && { path: error.path }),
    ...(error.byteOffset !== undefined && { byte_offset: error.byteOffset }),
  };
}
