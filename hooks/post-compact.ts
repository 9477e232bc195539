/** A compaction is done: its summary is kept. */
import { keepSummary } from "../lib/capture/compaction.ts";
import { runHook } from "../lib/hook/run.ts";

runHook("PostCompact", keepSummary);
