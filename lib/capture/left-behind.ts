/**
 * Sessions that were killed: no hook saw them end, and their transcripts hold more than the store does. The next session
 * of the project leaves them to the worker.
 */
import { readToldBytes } from "../handoff/save.ts";
import type { HookCall } from "../hook/call.ts";
import { glanceTail } from "../log/glance.ts";
import { isoTime } from "../platform/clock.ts";
import { sizeOfFile } from "../platform/files.ts";
import { loadConfig } from "../platform/load-config.ts";
import { type SessionPaths, sessionPaths } from "../platform/paths.ts";
import { putJob } from "../platform/queue.ts";
import { coveredEnd, generationPath, listGenerations, listSegments, MAIN_STREAM } from "../raw/segment.ts";
import { recentSessions } from "./project-sessions.ts";

/** Older ones have had their chance at every start since; each costs some eight system calls. */
const MAX_LOOKS = 5;
/** Two records: a line is at most 4 KiB. */
const LOG_TAIL_BYTES = 8 * 1024;

/** Puts a job for each. One that is alive in another terminal gets one too, which changes nothing for it. */
export function putLeftBehind({ input, store, env, clock }: HookCall, project: string): void {
  let looks = 0;
  for (const joined of recentSessions(store, project, input.session_id)) {
    looks += 1;
    if (looks > MAX_LOOKS) return;
    const paths = sessionPaths(store, joined.session);
    const size = sizeOfFile(joined.transcript_path ?? "");
    // One whose transcript is gone has nothing more to give.
    if (size === 0) continue;
    if (isTold(paths) && (hasEnded(paths) || isCopied(paths, size))) continue;
    // Where the user wants no hand-overs none can tell: what is copied must do.
    if (isCopied(paths, size) && !loadConfig(store, env).config["handoff.enabled"]) continue;
    const { pid: _pid, ...job } = joined;
    putJob(store, { v: 1, kind: "session", time: isoTime(clock()), ...job });
  }
}

/** The worker may have added what it found in the transcript after the end. */
export function hasEnded({ log }: SessionPaths): boolean {
  const told = glanceTail(log, LOG_TAIL_BYTES).records.findLast(({ origin }) => origin !== "transcript");
  return told?.event === "SessionEnd";
}

/**
 * The hand-over is the last act of the hooks that leave a job, and of the job itself: one that tells of the whole log shows
 * that nobody was killed in between. What the client writes after its last hook is no reason for another job.
 */
function isTold(paths: SessionPaths): boolean {
  return readToldBytes(paths) === sizeOfFile(paths.log);
}

function isCopied({ raw }: SessionPaths, size: number): boolean {
  const generation = listGenerations(raw, MAIN_STREAM).at(-1);
  if (generation === undefined) return false;
  return size === coveredEnd(listSegments(generationPath(raw, MAIN_STREAM, generation)));
}
