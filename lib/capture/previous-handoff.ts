/**
 * What the project's last session left: the hand-over of the newest one that got an answer and is over. One that was killed
 * before it could write its own gets it here, if the worker has not been quicker.
 */
import fs from "node:fs";
import type { Handoff } from "../handoff/handoff.ts";
import type { HookCall } from "../hook/call.ts";
import { isWithin } from "../platform/clock.ts";
import { isRunning, liveSessions } from "../platform/live-sessions.ts";
import { loadConfig } from "../platform/load-config.ts";
import { type SessionPaths, sessionPaths } from "../platform/paths.ts";
import type { Project } from "../platform/project.ts";
import { savedHandoff } from "./handoff.ts";
import { hasEnded } from "./left-behind.ts";
import type * as NotesOnDemandModule from "./notes-on-demand.ts";
import { type JoinedSession, recentSessions } from "./project-sessions.ts";
import { QUICK_DEPTH } from "./session-notes.ts";

export type NotesOnDemand = typeof NotesOnDemandModule;

/** Sessions in which nothing was answered, or that are alive, are passed over; each costs some file reads. */
const MAX_LOOKS = 8;
/** A session that was still for this long, and whose process cannot be told from another's, is over. */
const STILL_MS = 30 * 60_000;

export function findPreviousHandoff(
  call: HookCall,
  project: Project,
  loadNotes: () => Pick<NotesOnDemand, "refreshHandoff">,
): Handoff | undefined {
  const { input, store, env } = call;
  if (!loadConfig(store, env).config["handoff.enabled"]) return undefined;
  const live = liveSessions(env);
  let looks = 0;
  for (const joined of recentSessions(store, project.id, input.session_id)) {
    looks += 1;
    if (looks > MAX_LOOKS) return undefined;
    const { session, transcript_path: transcript } = joined;
    const paths = sessionPaths(store, session);
    if (!fs.existsSync(paths.log) || isAlive(call, { joined, paths, live })) continue;
    const place = { session, project: project.name, paths, ...(transcript !== undefined && { transcript }) };
    const handoff = call.attempt(
      "renew handoff",
      () => savedHandoff(place, QUICK_DEPTH) ?? loadNotes().refreshHandoff(place, QUICK_DEPTH),
    );
    if (handoff?.isAnswered === true) return handoff;
  }
  return undefined;
}

interface Candidate {
  joined: JoinedSession;
  paths: SessionPaths;
  live: ReadonlySet<string>;
}

/** One that said its end is over, whatever the client's register still says: /clear ends one inside a living process. */
function isAlive({ clock }: HookCall, { joined, paths, live }: Candidate): boolean {
  if (hasEnded(paths)) return false;
  if (live.has(joined.session)) return true;
  const isOwned = joined.pid !== undefined && isRunning(joined.pid);
  return isOwned && isWithin(STILL_MS, fs.statSync(paths.log).mtimeMs, clock());
}
