/** A tool has failed: one line in the session's log. */
import { logEvent } from "../lib/capture/log-event.ts";
import { runHook } from "../lib/hook/run.ts";

runHook("PostToolUseFailure", logEvent);
