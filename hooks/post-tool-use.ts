/** A tool has run: one line in the session's log. */
import type { SpillOutput } from "../lib/capture/tool-output.ts";
import { createTakeToolOutput } from "../lib/capture/tool-output.ts";
import { runHook } from "../lib/hook/run.ts";

const loadSpill = (): SpillOutput => require("../spill-output.cjs").spillOutput;

runHook("PostToolUse", createTakeToolOutput(loadSpill));
