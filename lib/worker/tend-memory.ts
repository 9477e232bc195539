/**
 * What memory needs when no job waits: sessions that had too little to read are looked at again, and libraries that have
 * grown are put in order. A scope that somebody works on is left to the next run.
 */

import { consolidateScope } from "../memory/consolidate.ts";
import type { ConsolidationLimits } from "../memory/consolidation-state.ts";
import type { MemoryModel } from "../memory/propose.ts";
import type { MemoryScope } from "../memory/scope.ts";
import { projectScope, userScope } from "../memory/scope.ts";
import { removeOldChildMarks } from "../platform/children.ts";
import { listDirectory, readFileIfPresent } from "../platform/files.ts";
import { projectPaths } from "../platform/paths.ts";
import { parseJsonObject } from "../text/parse-json.ts";
import type { Guard } from "./guard.ts";
import { createMemoryModel } from "./memory-model.ts";
import { listWaitingSessions, rememberSession } from "./remember-session.ts";
import { unlessHeld } from "./unless-held.ts";
import type { Workshop } from "./workshop.ts";

/** A command at a terminal holds a scope for some milliseconds. */
const LOCK_WAIT_MS = 1_000;

export async function tendMemory(
  shop: Workshop,
  guard: Guard,
  { canReadTurns }: { canReadTurns: boolean },
): Promise<void> {
  const { store, config, clock } = shop;
  removeOldChildMarks(store, clock);
  if (config["extraction.provider"] === "off") return;
  for (const id of listDirectory(store.projects)) {
    await guard.breathe();
    const scope = projectScope(store, id);
    for (const session of canReadTurns ? listWaitingSessions(scope) : []) {
      await unlessHeld(shop, guard, () => rememberSession(shop, { session, guard }));
    }
    const countSessions = (since: string | undefined): number => countNewSessions(shop, id, since);
    await consolidate(shop, guard, { scope, countSessions, model: createMemoryModel(shop, scope) });
  }
  // What the user is and likes is put in order by rules alone, whenever the interval has passed.
  await consolidate(shop, guard, {
    scope: userScope(store),
    countSessions: () => config["consolidation.minSessions"],
  });
}

interface Library {
  scope: MemoryScope;
  countSessions: (since: string | undefined) => number;
  model?: MemoryModel | undefined;
}

async function consolidate(
  shop: Workshop,
  guard: Guard,
  { scope, countSessions, model }: Library,
): Promise<void> {
  if (listDirectory(scope.memory).length === 0) return;
  await unlessHeld(shop, guard, async () => {
    const outcome = await consolidateScope({
      scope,
      limits: limitsOf(shop),
      countSessions,
      ...(model !== undefined && { model }),
      clock: shop.clock,
      lockWaitMs: LOCK_WAIT_MS,
    });
    if (!outcome.ran) return;
    const { merged, expired, rewritten, dropped, message } = outcome.result;
    const did = `${merged} merged, ${expired} expired, ${rewritten} rewritten, ${dropped} taken out, ${outcome.left} left`;
    shop.recorder.log(
      `consolidation of ${scope.base}: ${did}${message === undefined ? "" : ` (${message})`}`,
    );
  });
}

function limitsOf({ config }: Workshop): ConsolidationLimits {
  return {
    intervalHours: config["consolidation.intervalHours"],
    throttleMinutes: config["consolidation.throttleMinutes"],
    minSessions: config["consolidation.minSessions"],
    minRecords: config["consolidation.minRecords"],
  };
}

function countNewSessions({ store }: Workshop, project: string, since = ""): number {
  const lines = readFileIfPresent(projectPaths(store, project).sessions)?.toString("utf8").split("\n") ?? [];
  const fresh = lines
    .map(parseJsonObject)
    .filter((line) => typeof line?.["time"] === "string" && line["time"] > since);
  return new Set(fresh.map((line) => line?.["session"])).size;
}
