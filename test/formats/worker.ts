/** A worker's whole run on a store, in this process. */
import { createRecorder } from "../../lib/worker/recorder.ts";
import { runWorker } from "../../lib/worker/run.ts";
import { doSessionJob } from "../../lib/worker/session-job.ts";
import { createCauseCheck } from "../../lib/worker/surroundings.ts";
import { tidyStore } from "../../lib/worker/tidy.ts";
import { createWorkshop } from "../../lib/worker/workshop.ts";
import type { FrozenStore } from "./frozen-store.ts";

export async function runStoreWorker(
  { store, env }: Pick<FrozenStore, "store" | "env">,
  clock: () => number = Date.now,
): Promise<void> {
  const recorder = createRecorder(store, clock);
  const shop = createWorkshop({ store, env, clock, recorder });
  try {
    await runWorker({
      ...{ store, clock, recorder },
      work: (job, guard) => doSessionJob(shop, job, guard),
      isCauseGone: createCauseCheck(shop),
      tidy: (guard) => tidyStore(shop, guard),
    });
  } finally {
    shop.close();
  }
}
