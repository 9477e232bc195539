/** A turn is answered: its text goes into the store and the archive. */
import type { TurnEndHooks } from "../lib/capture/turn-end-hooks.ts";
import { loadBeside } from "../lib/hook/load-beside.ts";

loadBeside<TurnEndHooks>("turn-end-hooks").runStop();
