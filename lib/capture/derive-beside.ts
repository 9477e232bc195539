/** Starts the thread that derives a hand-over. Its code is in a bundle of its own, which only a compaction loads. */
import type { Handoff } from "../handoff/handoff.ts";
import { packPaths } from "../hook/call.ts";
import { LogbookError } from "../platform/errors.ts";
import type { Depth, NotesPlace } from "./session-notes.ts";

/** What 4 MiB of transcript leave behind when parsed: collecting that garbage halfway costs a third of the thread's time. */
const YOUNG_MB = 96;

export function deriveBeside(place: NotesPlace, depth: Depth): Promise<Handoff> {
  const { Worker } = process.getBuiltinModule("node:worker_threads");
  return new Promise((resolve, reject) => {
    const resourceLimits = { maxYoungGenerationSizeMb: YOUNG_MB };
    const thread = new Worker(packPaths().notesThread, { workerData: { place, depth }, resourceLimits });
    thread.once("message", resolve);
    thread.once("error", reject);
    // After its message the thread ends too: a promise that is settled stays as it is.
    thread.once("exit", (code) =>
      reject(new LogbookError("SPAWN_FAILED", `derive session notes: the thread ended with ${code}`)),
    );
  });
}
