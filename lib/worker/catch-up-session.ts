/**
 * Compares a session's turns with its log and appends what the log lacks. Invariant: the mark moves only when the log has
 * everything before it, so that a kill at any instant costs a repeated look and never a record.
 */
import { readTurnText } from "../archive/browse.ts";
import type { Archive } from "../archive/handle.ts";
import { listTurnPlaces } from "../archive/turn-ids.ts";
import type { LogRecord } from "../contract/log-record.ts";
import type { Turn } from "../contract/turn.ts";
import { findOwnStart } from "../log/catch-up.ts";
import { readLogHead } from "../log/read.ts";
import type { SessionPaths } from "../platform/paths.ts";
import { createLogCatchUp, detach, type LogCatchUp } from "./catch-up-log.ts";
import { readCatchUpMark, writeCatchUpMark } from "./catch-up-mark.ts";
import type { Guard } from "./guard.ts";

export interface SessionCatchUp {
  /** Takes a turn as an ingest settles it. */
  take(turn: Turn): void;
  /** The turns of which the log now has all, as far as they were taken. */
  taken(): string[];
  /** Another thread has taken these. */
  skip(turns: Iterable<string>): void;
  /** Looks at what else the archive holds (turns that a hook archived, or that another session brought) and appends. */
  finish(archive: Archive, guard: Guard): Promise<void>;
  /** Appends what was taken, where there is no archive to look at. */
  flush(): void;
}

/** The first record of a log: a line is at most 4 KiB. */
const HEAD_BYTES = 8_192;

export function createSessionCatchUp(session: string, paths: SessionPaths): SessionCatchUp {
  const taken = new Set<string>();
  let log: LogCatchUp | undefined;
  // Reading the log is put off: most sessions of a repeated import have nothing new.
  const openLog = (): LogCatchUp => {
    log ??= createLogCatchUp(session, paths, createForeignCheck(paths));
    return log;
  };
  return {
    take(turn) {
      openLog().take(turn);
      // An open turn may be told differently once it is known how it ended.
      if (turn.outcome !== "open") taken.add(detach(turn.id));
    },
    taken: () => [...taken],
    skip(turns) {
      for (const turn of turns) taken.add(turn);
    },
    async finish(archive, guard) {
      const mark = readCatchUpMark(paths);
      const looked = new Set(taken);
      const next = { endMs: mark.endMs, begins: { ...mark.begins } };
      for (const { turn, endMs, stream, generation, byteOffset } of listTurnPlaces(archive, session)) {
        const file = `${stream}/${generation}`;
        next.endMs = Math.max(next.endMs, endMs);
        next.begins[file] = Math.max(next.begins[file] ?? 0, byteOffset);
        // The last ones once more: they may have gone on.
        const isNew = endMs >= mark.endMs || byteOffset >= (mark.begins[file] ?? 0);
        if (!isNew || looked.has(turn)) continue;
        looked.add(turn);
        await guard.breathe();
        openLog().take(readTurnText(archive, turn).turn);
      }
      log?.flush();
      if (JSON.stringify(next) !== JSON.stringify(mark)) writeCatchUpMark(paths, next);
    },
    flush: () => log?.flush(),
  };
}

function createForeignCheck(paths: SessionPaths): (record: LogRecord) => boolean {
  const ownSinceMs = findOwnStart(readLogHead(paths.log, HEAD_BYTES).records[0]?.record);
  return ({ time }) => Date.parse(time) < ownSinceMs;
}
