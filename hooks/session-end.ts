/** A session ends: the transcript's last bytes go into the store. */
import { endSession } from "../lib/capture/session-end.ts";
import { runHook } from "../lib/hook/run.ts";

runHook("SessionEnd", endSession);
