/** The user has sent a prompt. */
import { logEvent } from "../lib/capture/log-event.ts";
import { runHook } from "../lib/hook/run.ts";

runHook("UserPromptSubmit", logEvent);
