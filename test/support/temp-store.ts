/** A store of its own for one test. */
import fs from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type StorePaths, storePaths } from "../../lib/platform/paths.ts";

export interface TempStore {
  store: StorePaths;
  /** For ten seconds hooks that look will think that a worker is at work, and start none that outlives the test. */
  keepWorkerAway(): void;
  /** What a process needs to use it. */
  env: { HOME: string; LOGBOOK_HOME: string };
  [Symbol.dispose](): void;
}

export function makeTempStore(name = "store"): TempStore {
  const home = fs.realpathSync(fs.mkdtempSync(join(tmpdir(), "logbook-store-")));
  const env = { HOME: home, LOGBOOK_HOME: join(home, name) };
  const store = storePaths(env);
  return {
    store,
    env,
    keepWorkerAway: () => {
      const lock = `${store.workerLock}.lock`;
      fs.mkdirSync(lock, { recursive: true });
      fs.utimesSync(lock, new Date(), new Date());
    },
    [Symbol.dispose]: () => fs.rmSync(home, { recursive: true, force: true, maxRetries: 3 }),
  };
}
