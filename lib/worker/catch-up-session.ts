/**
 * Compares a session's turns with its log and appends what the log lacks. Invariant: the mark moves only when the log has
 * everything before it, so that a kill at any instant costs a repeated look and never a record.
 */
import { readTurn } from "../archive/browse.ts";
import type { Archive } from "../archive/handle.ts";
import { listTurnIds } from "../archive/turn-ids.ts";
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
    async finish(archive, guard) {
      const markMs = readCatchUpMark(paths);
      let endMs = markMs;
      for (const id of listTurnIds(archive, session, markMs)) {
        endMs = Math.max(endMs, id.endMs);
        if (taken.has(id.turn)) continue;
        await guard.breathe();
        openLog().take(readTurn(archive, id.turn).turn);
      }
      log?.flush();
      if (endMs > markMs) writeCatchUpMark(paths, endMs);
    },
    flush: () => log?.flush(),
  };
}

function createForeignCheck(paths: SessionPaths): (record: LogRecord) => boolean {
  const ownSinceMs = findOwnStart(readLogHead(paths.log, HEAD_BYTES).records[0]?.record);
  return ({ time }) => Date.parse(time) < ownSinceMs;
}
