/** A subagent begins. */
import { startSubagent } from "../lib/capture/subagent-start.ts";
import { runHook } from "../lib/hook/run.ts";

runHook("SubagentStart", startSubagent);
