/** A turn ended in a failed request: what there is goes into the store and the archive. */
import type { TurnEndHooks } from "../lib/capture/turn-end-hooks.ts";
import { loadBeside } from "../lib/hook/load-beside.ts";

loadBeside<TurnEndHooks>("turn-end-hooks").runStopFailure();
