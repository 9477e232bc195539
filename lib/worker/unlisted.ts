/**
 * Sessions that no project lists: the hook that would have listed them was killed, and no later one left a job. Nobody
 * else would ever look at them again. Invariant: the job comes before the listing, so that a kill between costs nothing.
 */
import { isoTime } from "../platform/clock.ts";
import { LogbookError } from "../platform/errors.ts";
import { listDirectory } from "../platform/files.ts";
import { projectPaths, safeName } from "../platform/paths.ts";
import { putJob } from "../platform/queue.ts";
import { readTranscriptCwd } from "../raw/first-cwd.ts";
import { hasCatchUpMark } from "./catch-up-mark.ts";
import { createJoiner, readMembers } from "./join-project.ts";
import { findSessionPlace } from "./session-place.ts";
import { listStoredSessions } from "./stored-sessions.ts";
import { resolveTranscript } from "./transcripts.ts";
import type { Workshop } from "./workshop.ts";

/** A full disk leaves a log without a line: the folder then stands in the transcript alone. */
function readCwd(transcript: string): string | undefined {
  try {
    return readTranscriptCwd(transcript);
  } catch (error) {
    if (error instanceof LogbookError) return undefined;
    throw error;
  }
}

/** Puts a job for each and lists it. The run that calls this looks at the queue again before it ends. */
export function adoptUnlisted({ store, env, clock }: Workshop): void {
  const lists = listDirectory(store.projects).map((project) => projectPaths(store, project).sessions);
  const listed = new Set(lists.flatMap((path) => [...readMembers(path)].map(safeName)));
  // A store of years has thousands of sessions, and as a rule every one is on a list.
  if (listDirectory(store.sessions).every((folder) => listed.has(folder))) return;
  const joiner = createJoiner(store);
  for (const { session, paths } of listStoredSessions(store)) {
    if (listed.has(safeName(session))) continue;
    const transcript = resolveTranscript(session, undefined, env);
    const place = findSessionPlace(paths, transcript && readCwd(transcript));
    // Without a folder there is no list to put it on, and a job would come again at every run.
    if (place === undefined) continue;
    // One that has been compared with its transcript had a job a moment ago.
    if (!hasCatchUpMark(paths)) {
      const path = transcript === undefined ? {} : { transcript_path: transcript };
      putJob(store, { v: 1, kind: "session", session, time: isoTime(clock()), cwd: place.cwd, ...path });
    }
    joiner.join(session, place, transcript ?? "", clock());
  }
}
