/** A turn ended in a failed request: what there is goes into the store and the archive. */
import { archiveTurn } from "../lib/capture/turn-end.ts";
import { runHook } from "../lib/hook/run.ts";

runHook("StopFailure", archiveTurn);
