/** A session's timeline from its log, and what was wrong with the log. */
import { join } from "node:path";
import type { LogRecord } from "../contract/log-record.ts";
import type { Damage } from "../contract/turn.ts";
import { readLog } from "../log/read.ts";
import { LogbookError } from "../platform/errors.ts";
import { liveSessions } from "../platform/live-sessions.ts";
import { statIfPossible } from "../platform/regular-file.ts";
import type { Timeline } from "../replay/shape.ts";
import { deriveTimeline } from "../replay/timeline.ts";
import type { CommandContext } from "./command.ts";
import type { StoredSession } from "./session-index.ts";

export interface LoadedTimeline {
  timeline: Timeline;
  damage: Damage[];
  logPath: string;
}

type Context = Pick<CommandContext, "store" | "env" | "clock">;

export function loadTimeline(context: Context, session: StoredSession): LoadedTimeline {
  const logPath = logPathOf(context, session);
  const { records, damage } = readLog(logPath);
  const timeline = timelineOf(
    context,
    session,
    records.map(({ record }) => record),
  );
  return { timeline, damage, logPath };
}

export function logPathOf({ store }: Pick<CommandContext, "store">, { folder }: StoredSession): string {
  return join(store.sessions, folder, "log.jsonl");
}

export function timelineOf(
  context: Context,
  session: StoredSession,
  records: readonly LogRecord[],
): Timeline {
  // Of an imported session the file's time tells when it was copied, not when somebody worked.
  const isWatched = records.some(({ origin }) => origin !== "transcript");
  const path = isWatched ? session.transcriptPath : undefined;
  const transcript = path === undefined ? undefined : statIfPossible(path);
  const timeline = deriveTimeline(records, {
    nowMs: context.clock(),
    isAlive: liveSessions(context.env).has(session.id),
    ...(transcript !== undefined && { transcriptMs: transcript.mtimeMs }),
  });
  return { ...timeline, session: session.id };
}

/** One line for stderr when parts of the log could not be read; the rest is shown all the same. */
export function damageNote({ damage, logPath }: LoadedTimeline): string | undefined {
  const [first] = damage;
  if (first === undefined) return undefined;
  const others = damage.length === 1 ? "" : `, and ${damage.length - 1} more`;
  return `logbook: ${logPath} is damaged at byte ${first.byteOffset} (${first.reason})${others}; what could be read is shown`;
}

export function emptySession(session: StoredSession): LogbookError {
  return new LogbookError("SESSION_UNKNOWN", `the log of session ${session.id} has no records`, {
    hint: "If its transcript was imported, logbook search and logbook show still find its turns",
  });
}
