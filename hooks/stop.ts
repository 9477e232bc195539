/** A turn is answered: its text goes into the store and the archive. */
import { archiveTurn } from "../lib/capture/turn-end.ts";
import { runHook } from "../lib/hook/run.ts";

runHook("Stop", archiveTurn);
