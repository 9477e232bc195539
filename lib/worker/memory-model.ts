/** The model that extraction and consolidation ask, behind its caps and breaker; none where the user has not agreed. */
import type { AskModel } from "../contract/model.ts";
import type { Meter } from "../memory/meter.ts";
import { meterModel } from "../memory/meter.ts";
import type { MemoryModel } from "../memory/propose.ts";
import type { MemoryScope } from "../memory/scope.ts";
import { createClaude } from "../model/claude.ts";
import { createCommand } from "../model/command.ts";
import { markChildSession } from "../platform/children.ts";
import type { Workshop } from "./workshop.ts";

/** `scope` is where the spend is written down. */
export function createMemoryModel(shop: Workshop, scope: MemoryScope): MemoryModel | undefined {
  const { store, config, clock, recorder } = shop;
  const ask = providerOf(shop);
  if (ask === undefined) return undefined;
  const meter: Meter = {
    store,
    state: scope.state,
    provider: config["extraction.provider"],
    limits: { dailyUsd: config["extraction.dailyUsd"], dailyCalls: config["extraction.dailyCalls"] },
    clock,
  };
  const metered = meterModel(meter, ask);
  return {
    ask: metered.ask,
    model: config["extraction.model"],
    onMisfit: (message) => {
      metered.countMisfit(message);
      recorder.log(`${meter.provider}: ${message}`);
    },
  };
}

function providerOf({ store, env, config }: Workshop): AskModel | undefined {
  switch (config["extraction.provider"]) {
    case "claude":
      return createClaude({ env, onSession: (id) => markChildSession(store, id) });
    case "command":
      return createCommand(config["extraction.command"], env);
    default:
      return undefined;
  }
}
