/** A tool has run: one line in the session's log. */
import { logEvent } from "../lib/capture/log-event.ts";
import { runHook } from "../lib/hook/run.ts";

runHook("PostToolUse", logEvent);
