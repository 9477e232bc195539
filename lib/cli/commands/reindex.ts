/** `logbook reindex`: everything that is derived is made anew from the files that are the truth. */
import fs from "node:fs";
import { LogbookError } from "../../platform/errors.ts";
import { hasJobs } from "../../platform/queue.ts";
import { wakeWorker } from "../../platform/wake.ts";
import { renderBytes, renderDuration, renderNumber } from "../../replay/units.ts";
import { withWorkerLock } from "../../worker/hold-lock.ts";
import { type RebuildResult, rebuildArchive } from "../../worker/rebuild.ts";
import { createRecorder } from "../../worker/recorder.ts";
import { countRawBytes, listStoredSessions } from "../../worker/stored-sessions.ts";
import { createWorkshop } from "../../worker/workshop.ts";
import { packageRoot } from "../code-place.ts";
import type { CommandArgs, CommandContext, ExitCode } from "../command.ts";
import { rebuildMemories } from "../memory/places.ts";
import { isSet } from "../parse-args.ts";
import { createProgress } from "../progress.ts";

export async function run(context: CommandContext, args: CommandArgs): Promise<ExitCode> {
  const { store, output, clock } = context;
  const startMs = clock();
  const result = await rebuild(context);
  if (result === undefined) {
    output.print("Stopped. The archive is as it was.\n");
    return 1;
  }
  // Its files are few and small: what differs from the records is written anew.
  const memories = await rebuildMemories(store);
  const ms = clock() - startMs;
  const archiveBytes = fs.statSync(store.archive).size;
  if (isSet(args, "json"))
    output.printJson({ ...result, memories, archive: store.archive, archiveBytes, ms });
  else {
    const read = `${renderNumber(result.sessions, "session")} (${renderBytes(result.bytes)}) read in ${renderDuration(ms)}`;
    output.print(`${read}; the archive takes ${renderBytes(archiveBytes)}.\n`);
  }
  if (result.damaged !== undefined) output.note(`logbook: the damaged archive was kept as ${result.damaged}`);
  return 0;
}

/** Undefined when the user stopped it. */
async function rebuild(context: CommandContext): Promise<RebuildResult | undefined> {
  const { store, env, clock, output, signal, progressStream } = context;
  const shop = createWorkshop({ store, env, clock, recorder: createRecorder(store, clock) });
  const sessions = listStoredSessions(store);
  const progress = createProgress(progressStream, {
    verb: "reading",
    items: sessions.length,
    totalBytes: sessions.reduce((sum, { paths }) => sum + countRawBytes(paths), 0),
    clock,
  });
  const onWait = () => output.note("logbook: the worker is at work; waiting for it to end ...");
  try {
    return await withWorkerLock(store, { shouldStop: () => signal.aborted, onWait }, (guard) =>
      rebuildArchive(shop, {
        guard,
        onSession: ({ session }) => progress.begin(session.slice(0, 8)),
        onBytes: progress.add,
      }),
    );
  } catch (error) {
    if (error instanceof LogbookError && error.code === "INTERRUPTED") return undefined;
    throw error;
  } finally {
    progress.end();
    shop.close();
    if (hasJobs(store)) wakeWorker(store, `${packageRoot()}/dist/worker.cjs`, clock);
  }
}
