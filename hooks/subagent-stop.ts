/** A subagent is done: its transcript goes into the store. */
import { archiveSubagent } from "../lib/capture/subagent-stop.ts";
import { runHook } from "../lib/hook/run.ts";

runHook("SubagentStop", archiveSubagent);
