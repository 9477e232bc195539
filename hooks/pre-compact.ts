/** A compaction is about to begin: the transcript goes into the store first. */
import { keepBeforeCompaction } from "../lib/capture/compaction.ts";
import { runHook } from "../lib/hook/run.ts";

runHook("PreCompact", keepBeforeCompaction);
