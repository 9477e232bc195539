/** A compaction is about to lose what is not in the store yet. */
import { createKeepBeforeCompaction } from "../lib/capture/compaction.ts";
import { deriveBeside } from "../lib/capture/derive-beside.ts";
import { runHook } from "../lib/hook/run.ts";

runHook("PreCompact", createKeepBeforeCompaction(deriveBeside));
