/** PostToolUse: one line in the log, and, for those who asked for it, a huge output made short before the model sees it. */
import type { HookCall } from "../hook/call.ts";
import type { HookOutput } from "../hook/run.ts";
import { MAX_CONFIG_BYTES, readForeignFile } from "../platform/regular-file.ts";
import { logEvent } from "./log-event.ts";

/** Its code is in a bundle of its own: few users ever load it, and this hook runs at every call. */
export type SpillOutput = (call: HookCall) => HookOutput;

/** Settings without the word cannot have switched it on; reading them properly is the other bundle's work. */
const SETTING = "spill";

export function createTakeToolOutput(loadSpill: () => SpillOutput) {
  return (call: HookCall): HookOutput => {
    logEvent(call);
    const mayBeOn = readForeignFile(call.store.config, MAX_CONFIG_BYTES)?.includes(SETTING) === true;
    return mayBeOn ? call.attempt("shorten output", () => loadSpill()(call)) : undefined;
  };
}
