/**
 * Carries out the removals that are marked (tombstones.ts). Invariant: every step may be done twice, and a mark is done
 * only when nothing of its session is left, so a kill at any instant costs a repetition by the next worker or command.
 */
import type { SessionMemories } from "../../memory/forget-session.ts";
import { LogbookError } from "../../platform/errors.ts";
import { sessionPaths } from "../../platform/paths.ts";
import { dropJobs } from "../../platform/queue.ts";
import { statIfPresent } from "../../platform/regular-file.ts";
import { assertRemovable, removeFolder } from "../../platform/remove.ts";
import type { Guard } from "../guard.ts";
import { clearFailure } from "../retries.ts";
import { finishMark, liftMark, listOpenRemovals, type Removal } from "../tombstones.ts";
import type { Workshop } from "../workshop.ts";
import { createAliveCheck } from "./alive.ts";
import { removeFromArchive } from "./from-archive.ts";
import { removeFromLists } from "./from-lists.ts";
import { dropWaitingEverywhere, removeFromMemory } from "./from-memory.ts";

export interface RemovalResult {
  sessions: string[];
  memories: SessionMemories;
  /** LINK_REFUSED: these sessions are as they were, and their marks stay. */
  refused: LogbookError[];
}

/** Under the worker's lock: nobody copies, reads or learns meanwhile, and hooks pass forgotten sessions by. */
export async function finishRemovals(shop: Workshop, guard: Guard): Promise<RemovalResult> {
  const memories: SessionMemories = { removed: [], kept: [], restored: [] };
  const result: RemovalResult = { sessions: [], memories, refused: [] };
  const removals = withoutLinked(shop, withoutResumed(shop, listOpenRemovals(shop.store)), result.refused);
  if (removals.length === 0) return result;
  const forgotten = removals.filter(({ kind }) => kind === "forgotten").map(({ session }) => session);
  const sessions = removals.map(({ session }) => session);
  // While the archive still knows which turns a fork shares.
  for (const session of forgotten) {
    await guard.breathe();
    const { removed, kept, restored } = await removeFromMemory(shop, session, sessions);
    result.memories.removed.push(...removed);
    result.memories.kept.push(...kept);
    result.memories.restored.push(...restored);
  }
  dropWaitingEverywhere(shop.store, sessions);
  removeFromLists(shop.store, { forgotten, sessions });
  const isOut = await removeFromArchive(shop, guard, { sessions, isErasing: forgotten.length > 0 });
  for (const removal of removals) {
    await guard.breathe();
    removeFolder(sessionPaths(shop.store, removal.session).dir);
    dropJobs(shop.store, removal.session);
    clearFailure(shop.store, removal.session);
    // Its rows wait for an engine, and the mark for them.
    if (isOut) finishMark(shop.store, removal);
    result.sessions.push(removal.session);
  }
  return result;
}

/** What lies behind a link would stay, and be said to be gone: that session waits, and the others do not wait for it. */
function withoutLinked(
  { store, recorder }: Workshop,
  removals: readonly Removal[],
  refused: LogbookError[],
): Removal[] {
  return removals.filter(({ session }) => {
    try {
      assertRemovable(sessionPaths(store, session).dir);
      return true;
    } catch (error) {
      if (!(error instanceof LogbookError)) throw error;
      refused.push(error);
      recorder.log(`removal of ${session}: ${error.message}`);
      return false;
    }
  });
}

/** Somebody works in it, or has done so since it was marked: then it is no old one that takes up room. */
function withoutResumed({ store, env, clock }: Workshop, removals: readonly Removal[]): Removal[] {
  const isAlive = createAliveCheck({ store, env, clock });
  return removals.filter((removal) => {
    if (removal.kind === "forgotten") return true;
    const { log } = sessionPaths(store, removal.session);
    const lastMs = statIfPresent(log)?.mtimeMs ?? 0;
    if (!isAlive(removal.session) && !(lastMs > Date.parse(removal.time))) return true;
    liftMark(store, removal);
    return false;
  });
}
