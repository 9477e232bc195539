/**
 * Marks of sessions that were removed: `forgotten/` for good, `pruned/` until they are asked for or resumed. A mark is
 * written before anything is removed and says when all of it was, so that whoever comes next finishes a removal that was
 * killed. The one place where catch-up, import and reindex ask whether a session may come in.
 */
import fs from "node:fs";
import { join } from "node:path";
import { isoTime } from "../platform/clock.ts";
import { listDirectory, readFileIfPresent, writeFileAtomic } from "../platform/files.ts";
import { forgottenPath, isForgotten } from "../platform/forgotten.ts";
import { type StorePaths, safeName, sessionPaths } from "../platform/paths.ts";
import { removeFile } from "../platform/remove.ts";
import { parseJsonObject } from "../text/parse-json.ts";

export type RemovalKind = "forgotten" | "pruned";

export interface Removal {
  kind: RemovalKind;
  session: string;
  /** ISO 8601: when it was asked for. */
  time: string;
  isDone: boolean;
}

const KINDS = ["forgotten", "pruned"] as const satisfies readonly RemovalKind[];

/** Why the session must not be taken in, or undefined. A pruned one that has a folder again was resumed. */
export function whyGone(store: StorePaths, session: string): RemovalKind | undefined {
  if (isForgotten(store, session)) return "forgotten";
  const pruned = readMark(store, "pruned", `${safeName(session)}.json`);
  if (pruned === undefined) return undefined;
  return pruned.isDone && hasFolder(store, session) ? undefined : "pruned";
}

export function writeMark(
  store: StorePaths,
  removal: Pick<Removal, "kind" | "session">,
  nowMs: number,
): void {
  saveMark(store, { ...removal, time: isoTime(nowMs), isDone: false });
}

export function finishMark(store: StorePaths, removal: Removal): void {
  saveMark(store, { ...removal, isDone: true });
}

export function liftMark(store: StorePaths, { kind, session }: Pick<Removal, "kind" | "session">): void {
  removeFile(pathOf(store, kind, session));
}

/** Removals that were asked for and not finished, and forgotten sessions that something wrote into again. */
export function listOpenRemovals(store: StorePaths): Removal[] {
  return KINDS.flatMap((kind) => listRemovals(store, kind)).filter(({ isDone }) => !isDone);
}

/** A forgotten session that has a folder again is not done. */
export function listRemovals(store: StorePaths, kind: RemovalKind): Removal[] {
  return listDirectory(join(store.root, kind)).flatMap((name) => {
    const mark = readMark(store, kind, name);
    if (mark === undefined) return [];
    const isBack = kind === "forgotten" && hasFolder(store, mark.session);
    return [{ ...mark, isDone: mark.isDone && !isBack }];
  });
}

function saveMark(store: StorePaths, { kind, session, time, isDone }: Removal): void {
  writeFileAtomic(pathOf(store, kind, session), `${JSON.stringify({ v: 1, session, time, done: isDone })}\n`);
}

/** One that cannot be read counts as open: its name tells the session. */
function readMark(store: StorePaths, kind: RemovalKind, name: string): Removal | undefined {
  if (!name.endsWith(".json")) return undefined;
  const path = join(store.root, kind, name);
  if (!fs.existsSync(path)) return undefined;
  const { session, time, done } = parseJsonObject(readFileIfPresent(path)?.toString("utf8") ?? "") ?? {};
  return {
    kind,
    session: typeof session === "string" ? session : name.slice(0, -".json".length),
    time: typeof time === "string" ? time : "",
    isDone: done === true,
  };
}

function pathOf(store: StorePaths, kind: RemovalKind, session: string): string {
  return kind === "forgotten"
    ? forgottenPath(store, session)
    : join(store.root, "pruned", `${safeName(session)}.json`);
}

function hasFolder(store: StorePaths, session: string): boolean {
  return fs.existsSync(sessionPaths(store, session).dir);
}
