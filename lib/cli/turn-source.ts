/** Turns by id, from the archive, or straight from the raw copies where no database can be opened (and it says so). */
import { createAbandonedCheck } from "../archive/active-path.ts";
import { type ArchivedTurn, readTurn } from "../archive/browse.ts";
import { resolveTurn, shortenTurnId } from "../archive/find-turn.ts";
import type { Archive } from "../archive/handle.ts";
import { openForReading } from "../archive/open-for-reading.ts";
import { listTurnIds } from "../archive/turn-ids.ts";
import type { Turn } from "../contract/turn.ts";
import { LogbookError } from "../platform/errors.ts";
import { sessionPaths } from "../platform/paths.ts";
import { projectOf } from "../platform/project.ts";
import { tellTrouble } from "./archive-trouble.ts";
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

export function openTurnSource(context: Context): TurnSource {
  const archive = openArchiveOrTell(context);
  return archive === undefined ? rawSource(context) : withRawBehind(context, archiveSource(context, archive));
}

/** Undefined when no archive can be read: stderr then says why, and what is done instead. */
export function openArchiveOrTell(context: Pick<Context, "store" | "output">): Archive | undefined {
  try {
    return openForReading(context.store, { busyTimeoutMs: BUSY_TIMEOUT_MS });
  } catch (error) {
    tellTrouble(context, error, "Reading");
    return undefined;
  }
}

/** A damaged page shows only when it is read: from then on the raw copies answer. */
function withRawBehind(context: Context, archived: TurnSource): TurnSource {
  let source = archived;
  const ask = <T>(question: (from: TurnSource) => T): T => {
    try {
      return question(source);
    } catch (error) {
      if (source !== archived) throw error;
      tellTrouble(context, error, "Reading");
      source = rawSource(context);
      return question(source);
    }
  };
  return {
    resolve: (prefix) => ask((from) => from.resolve(prefix)),
    read: (id) => ask((from) => from.read(id)),
    idsOf: (session, sinceMs) => ask((from) => from.idsOf(session, sinceMs)),
    turnsOf: (session, texts) => ask((from) => from.turnsOf(session, texts)),
    shorten: (id) => ask((from) => from.shorten(id)),
    close: () => archived.close(),
  };
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
