/** The user has sent a prompt. */
import type { PickByModel } from "../lib/capture/user-prompt.ts";
import { createTakePrompt } from "../lib/capture/user-prompt.ts";
import { runHook } from "../lib/hook/run.ts";

const loadPickByModel = (): PickByModel => require("../pick-by-model.cjs").pickByModel;

runHook("UserPromptSubmit", createTakePrompt(loadPickByModel));
