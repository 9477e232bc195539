/** Turns by id, from the archive, or straight from the raw copies where no database can be opened (and it says so). */
import { createAbandonedCheck } from "../archive/active-path.ts";
import { type ArchivedTurn, readTurn } from "../archive/browse.ts";
import { resolveTurn, shortenTurnId } from "../archive/find-turn.ts";
import type { Archive } from "../archive/handle.ts";
import { openArchive } from "../archive/open.ts";
import { listTurnIds } from "../archive/turn-ids.ts";
import type { Turn } from "../contract/turn.ts";
import { LogbookError } from "../platform/errors.ts";
import { sessionPaths } from "../platform/paths.ts";
import { projectOf } from "../platform/project.ts";
import type { CommandContext } from "./command.ts";
import { readRawTurns } from "./raw-turns.ts";
import { listSessions, newestSessions, type StoredSession } from "./session-index.ts";

export interface TurnSource {
  /** The whole id of the only turn that begins with `prefix`. Throws TURN_UNKNOWN or TURN_AMBIGUOUS. */
  resolve(prefix: string): string;
  read(id: string): ArchivedTurn;
  /** Turns of the session, subagents' among them, that end at `sinceMs` or later. */
  idsOf(session: string, sinceMs?: number): string[];
  /** All turns of the session: whole, or with long texts by their two ends, as the archive keeps them. */
  turnsOf(session: string, texts: "whole" | "ends"): Turn[];
  /** The id as short as it stays unambiguous. */
  shorten(id: string): string;
  close(): void;
}

type Context = Pick<CommandContext, "store" | "cwd" | "isModel" | "output">;

/** A person waits for a writer's transaction rather than seeing less. */
const BUSY_TIMEOUT_MS = 5_000;
/** The codes after which reading the raw copies is better than nothing. */
const FALLBACK_CODES = new Set(["ARCHIVE_UNAVAILABLE", "ARCHIVE_CORRUPT", "ARCHIVE_NEWER", "ARCHIVE_BUSY"]);

export function openTurnSource(context: Context): TurnSource {
  const archive = openArchiveOrTell(context);
  return archive === undefined ? rawSource(context) : archiveSource(context, archive);
}

/** Undefined when no archive can be read: stderr then says why, and what is done instead. */
export function openArchiveOrTell({ store, output }: Pick<Context, "store" | "output">): Archive | undefined {
  try {
    return openArchive(store, { readOnly: true, busyTimeoutMs: BUSY_TIMEOUT_MS });
  } catch (error) {
    if (!(error instanceof LogbookError) || !FALLBACK_CODES.has(error.code)) throw error;
    output.note(`logbook: ${error.message}. Reading the raw copies instead, which is slower.`);
    return undefined;
  }
}

function archiveSource(context: Context, archive: Archive): TurnSource {
  const isAbandoned = createAbandonedCheck(archive);
  const readVisible = (id: string): ArchivedTurn => {
    const found = readTurn(archive, id, isAbandoned);
    if (!isVisible(context, found)) throw unknownTurn(id, context);
    return found;
  };
  const read = (id: string): ArchivedTurn => {
    const found = readVisible(id);
    return found.isCut ? { ...found, turn: wholeTurn(context, found) } : found;
  };
  const idsOf = (session: string, sinceMs?: number): string[] =>
    listTurnIds(archive, session, sinceMs).map(({ turn }) => turn);
  return {
    resolve: (prefix) => resolveTurn(archive, prefix),
    read,
    idsOf,
    turnsOf: (session, texts) =>
      idsOf(session).map((id) => (texts === "whole" ? read(id) : readVisible(id)).turn),
    shorten: (id) => shortenTurnId(archive, id),
    close: () => archive.close(),
  };
}

/** The model sees its own project only. */
function isVisible({ isModel, cwd }: Context, { sessions }: ArchivedTurn): boolean {
  if (!isModel) return true;
  const here = projectOf(cwd).id;
  return sessions.some(({ project }) => project === here);
}

/** The archive keeps the ends of a long text; the raw copy has all of it. */
function wholeTurn({ store }: Context, { turn, sessions }: ArchivedTurn): Turn {
  for (const { session } of sessions) {
    const [whole] = readRawTurns(sessionPaths(store, session), { isWanted: (id) => id === turn.id });
    if (whole !== undefined) return { ...whole, outcome: turn.outcome };
  }
  return turn;
}

function rawSource(context: Context): TurnSource {
  const { store, cwd, isModel } = context;
  const here = projectOf(cwd).id;
  const all = listSessions(store).filter(({ projects }) => !isModel || projects.includes(here));
  const sessions = newestSessions(store, all, all.length).map(({ session }) => session);
  const read = (session: StoredSession, isWanted?: (id: string) => boolean) =>
    readRawTurns(sessionPaths(store, session.id), isWanted === undefined ? {} : { isWanted });
  return {
    resolve(prefix) {
      for (const session of sessions) {
        const [turn, other] = read(session, (id) => id.startsWith(prefix));
        if (other !== undefined) {
          throw new LogbookError("TURN_AMBIGUOUS", `turn "${prefix}" may be ${turn?.id} or ${other.id}`);
        }
        if (turn !== undefined) return turn.id;
      }
      throw unknownTurn(prefix, context);
    },
    read(id) {
      for (const session of sessions) {
        const [turn] = read(session, (candidate) => candidate === id);
        if (turn === undefined) continue;
        const project = session.projects[0] ?? "";
        return {
          turn,
          sessions: [{ session: session.id, project, isAbandoned: false }],
          isCut: turn.isCut === true,
        };
      }
      throw unknownTurn(id, context);
    },
    idsOf(id, sinceMs = 0) {
      const session = sessions.find((candidate) => candidate.id === id);
      const turns = session === undefined ? [] : read(session);
      return turns.filter(({ endMs }) => endMs >= sinceMs).map((turn) => turn.id);
    },
    turnsOf(id, texts) {
      const session = sessions.find((candidate) => candidate.id === id);
      if (session === undefined) return [];
      return readRawTurns(sessionPaths(store, session.id), texts === "whole" ? {} : { limits: ENDS });
    },
    shorten: (id) => id.slice(0, SHORT_ID_CHARS),
    close: () => undefined,
  };
}

/** As much as the archive keeps by default. */
const ENDS = { head: 65_536, tail: 16_384 };

const SHORT_ID_CHARS = 8;

export function unknownTurn(id: string, { isModel }: Pick<Context, "isModel">): LogbookError {
  const where = isModel ? "this project has" : "the store has";
  return new LogbookError("TURN_UNKNOWN", `${where} no turn "${id}"`, {
    hint: "logbook search prints the ids of turns",
  });
}
