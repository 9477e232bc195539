/** What was learnt from a forgotten session, in every project and of the user. */
import fs from "node:fs";
import type { Archive } from "../../archive/handle.ts";
import { findHolder } from "../../archive/relatives.ts";
import { forgetSession, planForgetSession, type SessionMemories } from "../../memory/forget-session.ts";
import { type MemoryScope, projectScope, userScope } from "../../memory/scope.ts";
import type { Forgotten } from "../../memory/source-fate.ts";
import { withScopeLock } from "../../memory/write.ts";
import { listDirectory } from "../../platform/files.ts";
import type { StorePaths } from "../../platform/paths.ts";
import { dropWaiting, listWaitingSessions } from "../remember-session.ts";
import { codeOf } from "../retries.ts";
import { whyGone } from "../tombstones.ts";
import type { Workshop } from "../workshop.ts";

/** A command at a terminal holds a scope for some milliseconds. */
const LOCK_WAIT_MS = 5_000;

export async function removeFromMemory(
  shop: Workshop,
  session: string,
  gone: readonly string[],
): Promise<SessionMemories> {
  const forgotten = describeForgotten(shop, session, gone);
  const all: SessionMemories = { removed: [], kept: [], restored: [] };
  for (const scope of memoryScopes(shop.store)) {
    const forget = (lock: { isHeld(): boolean }) =>
      forgetSession(scope, forgotten, { lock, nowMs: shop.clock() });
    add(all, await withScopeLock(scope, forget, LOCK_WAIT_MS));
  }
  return all;
}

/** Nothing of them is there to be read any more. */
export function dropWaitingEverywhere(store: StorePaths, sessions: readonly string[]): void {
  const gone = new Set(sessions);
  for (const scope of memoryScopes(store)) {
    for (const session of listWaitingSessions(scope)) if (gone.has(session)) dropWaiting(scope, session);
  }
}

/** What `removeFromMemory` would do. */
export function planMemories(shop: Workshop, session: string): SessionMemories {
  const forgotten = describeForgotten(shop, session, [session]);
  const all: SessionMemories = { removed: [], kept: [], restored: [] };
  for (const scope of memoryScopes(shop.store)) add(all, planForgetSession(scope, forgotten));
  return all;
}

export function memoryScopes(store: StorePaths): MemoryScope[] {
  const scopes = [...listDirectory(store.projects).map((id) => projectScope(store, id)), userScope(store)];
  return scopes.filter(({ base }) => fs.existsSync(base));
}

function describeForgotten(shop: Workshop, session: string, gone: readonly string[]): Forgotten {
  const archive = openIfPossible(shop);
  const isMeant = (other: string): boolean =>
    !gone.includes(other) && whyGone(shop.store, other) === undefined;
  return {
    session,
    heldElsewhere: (turn) => (archive === undefined ? undefined : findHolder(archive, turn, isMeant)),
  };
}

/** Without an archive nobody can say what a fork shares: then the session alone counts. */
function openIfPossible(shop: Workshop): Archive | undefined {
  if (!fs.existsSync(shop.store.archive)) return undefined;
  try {
    return shop.openArchive();
  } catch (error) {
    if (codeOf(error) === "ARCHIVE_UNAVAILABLE" || codeOf(error) === "ARCHIVE_CORRUPT") return undefined;
    throw error;
  }
}

function add(all: SessionMemories, { removed, kept, restored }: SessionMemories): void {
  all.removed.push(...removed);
  all.kept.push(...kept);
  all.restored.push(...restored);
}
