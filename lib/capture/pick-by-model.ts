/** dist/pick-by-model.cjs: the one model call that a hook may make, for those who set `recall.provider` to `claude`. */
import type { Config } from "../contract/config.ts";
import type { HookCall } from "../hook/call.ts";
import { meterRecall } from "../memory/meter-recall.ts";
import type { RecalledMemory } from "../memory/recall.ts";
import { recallWithModel } from "../memory/recall-by-model.ts";
import { createClaude } from "../model/claude.ts";
import type { Question } from "./user-prompt.ts";

/** The prompt waits for it no longer than this. */
const DEADLINE_MS = 5_000;

export function pickByModel(
  { store, env, clock }: HookCall,
  config: Config,
  { sources, prompt, options }: Question,
): Promise<RecalledMemory[]> {
  const limits = { dailyUsd: config["extraction.dailyUsd"], dailyCalls: config["extraction.dailyCalls"] };
  const ask = meterRecall({ store, limits, clock }, createClaude({ env, assumesSafeMode: true }));
  const model = { ask, model: config["extraction.model"], timeoutMs: DEADLINE_MS };
  return recallWithModel(sources, prompt, { ...options, model });
}
