/** For commands that change what the worker works on: its workshop, under its lock, and a knock for it afterwards. */
import { hasJobs } from "../platform/queue.ts";
import { wakeWorker } from "../platform/wake.ts";
import type { Guard } from "../worker/guard.ts";
import { withWorkerLock } from "../worker/hold-lock.ts";
import { createRecorder } from "../worker/recorder.ts";
import { createWorkshop, type Workshop } from "../worker/workshop.ts";
import { packageRoot } from "./code-place.ts";
import type { CommandContext } from "./command.ts";

export async function withWorkshop<T>(
  { store, env, clock, output, signal }: CommandContext,
  work: (shop: Workshop, guard: Guard) => Promise<T>,
): Promise<T> {
  const shop = createWorkshop({ store, env, clock, recorder: createRecorder(store, clock) });
  const onWait = () => output.note("logbook: the worker is at work; waiting for it to end ...");
  try {
    return await withWorkerLock(store, { shouldStop: () => signal.aborted, onWait }, (guard) =>
      work(shop, guard),
    );
  } finally {
    shop.close();
    // Hooks saw the lock taken and left their jobs.
    if (hasJobs(store)) wakeWorker(store, `${packageRoot()}/dist/worker.cjs`, clock);
  }
}
