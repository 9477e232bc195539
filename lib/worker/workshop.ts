/** What the worker's jobs share: the store, its settings, and one connection to the archive. */
import { quarantineArchive } from "../archive/archive-files.ts";
import { markFilling } from "../archive/filling.ts";
import type { Archive } from "../archive/handle.ts";
import { openArchive } from "../archive/open.ts";
import { assertIndexSound } from "../archive/probe.ts";
import type { Config } from "../contract/config.ts";
import type { Clock } from "../platform/clock.ts";
import { LogbookError } from "../platform/errors.ts";
import { loadConfig } from "../platform/load-config.ts";
import type { Env, StorePaths } from "../platform/paths.ts";
import type { Recorder } from "./recorder.ts";

export interface Workshop {
  store: StorePaths;
  env: Env;
  clock: Clock;
  config: Config;
  recorder: Recorder;
  /** The archive, opened on first use. Throws ARCHIVE_UNAVAILABLE, ARCHIVE_BUSY and the like. */
  openArchive(): Archive;
  /** Puts a damaged archive aside; a new one is filled from the raw copies once no job waits. */
  replaceDamaged(): void;
  close(): void;
}

/** Hooks hold the write lock for some tens of milliseconds; whatever holds it longer is worth a later try. */
const BUSY_TIMEOUT_MS = 10_000;

export function createWorkshop(given: Pick<Workshop, "store" | "env" | "clock" | "recorder">): Workshop {
  const { store, env, clock, recorder } = given;
  const { config } = loadConfig(store, env);
  let archive: Archive | undefined;
  let failure: unknown;
  const close = (): void => {
    archive?.close();
    archive = undefined;
  };
  return {
    ...given,
    config,
    openArchive() {
      if (archive !== undefined) return archive;
      // Asked for at every job: a missing engine does not appear between two of them.
      if (failure !== undefined) throw failure;
      try {
        archive = openArchive(store, { busyTimeoutMs: BUSY_TIMEOUT_MS });
        assertIndexSound(archive);
      } catch (error) {
        close();
        failure = error;
        throw error;
      }
      return archive;
    },
    replaceDamaged() {
      close();
      failure = undefined;
      // First: killed behind it, the next run still knows that what it finds is not all there was.
      markFilling(store);
      const path = quarantineArchive(store, clock());
      recorder.note(
        new LogbookError(
          "ARCHIVE_CORRUPT",
          `the archive was damaged: it is kept as ${path}, and rebuilt from the raw copies`,
          { path },
        ),
      );
    },
    close,
  };
}
