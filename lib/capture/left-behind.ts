/**
 * Sessions that were killed: no hook saw them end, and their transcripts hold more than the store does. The next session
 * of the project leaves them to the worker.
 */
import fs from "node:fs";
import { readHandoff } from "../handoff/save.ts";
import type { HookCall } from "../hook/call.ts";
import { glanceTail } from "../log/glance.ts";
import { isoTime } from "../platform/clock.ts";
import { type SessionPaths, sessionPaths } from "../platform/paths.ts";
import { putJob } from "../platform/queue.ts";
import { coveredEnd, generationPath, listGenerations, listSegments, MAIN_STREAM } from "../raw/segment.ts";
import { type JoinedSession, recentSessions } from "./project-sessions.ts";

/** Older ones have had their chance at every start since; each costs some eight system calls. */
const MAX_LOOKS = 5;
/** Two records: a line is at most 4 KiB. */
const LOG_TAIL_BYTES = 8 * 1024;

/** Puts a job for each. One that is alive in another terminal gets one too, which changes nothing for it. */
export function putLeftBehind({ input, store, clock }: HookCall, project: string): void {
  let looks = 0;
  for (const joined of recentSessions(store, project, input.session_id)) {
    looks += 1;
    if (looks > MAX_LOOKS) return;
    const paths = sessionPaths(store, joined.session);
    if (!isBehind(paths, joined) || hasLeftJob(paths)) continue;
    const { pid: _pid, ...job } = joined;
    putJob(store, { v: 1, kind: "session", time: isoTime(clock()), ...job });
  }
}

/**
 * What the client writes after its last hook is no reason for another job. The hand-over is that hook's last act: one that
 * tells of the whole log shows that the hook was not killed before it left its job.
 */
function hasLeftJob(paths: SessionPaths): boolean {
  return hasEnded(paths) && readHandoff(paths)?.madeOf.logBytes === fs.statSync(paths.log).size;
}

/** The worker may have added what it found in the transcript after the end. */
export function hasEnded({ log }: SessionPaths): boolean {
  const told = glanceTail(log, LOG_TAIL_BYTES).records.findLast(({ origin }) => origin !== "transcript");
  return told?.event === "SessionEnd";
}

function isBehind({ raw }: SessionPaths, { transcript_path }: JoinedSession): boolean {
  const size = transcript_path && fs.statSync(transcript_path, { throwIfNoEntry: false })?.size;
  if (!size) return false;
  const generation = listGenerations(raw, MAIN_STREAM).at(-1);
  if (generation === undefined) return true;
  return size !== coveredEnd(listSegments(generationPath(raw, MAIN_STREAM, generation)));
}
