/** A session begins, resumes, is cleared, forked or compacted. */
import { startSession } from "../lib/capture/session-start.ts";
import { runHook } from "../lib/hook/run.ts";

runHook("SessionStart", startSession);
