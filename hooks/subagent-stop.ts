/** A subagent is done: its transcript goes into the store. */
import type { TurnEndHooks } from "../lib/capture/turn-end-hooks.ts";
import { loadBeside } from "../lib/hook/load-beside.ts";

loadBeside<TurnEndHooks>("turn-end-hooks").runSubagentStop();
