/** A subagent begins. */
import { logSubagentStart } from "../lib/capture/subagent.ts";
import { runHook } from "../lib/hook/run.ts";

runHook("SubagentStart", logSubagentStart);
