/** A session's turns one after the other, with their whole texts, few of them in memory at a time. */
import { type ArchivedTurn, listTurns, readTurnText } from "../../archive/browse.ts";
import type { Archive } from "../../archive/handle.ts";
import type { Turn } from "../../contract/turn.ts";
import { type SessionPaths, sessionPaths } from "../../platform/paths.ts";
import { tellTrouble } from "../archive-trouble.ts";
import type { CommandContext } from "../command.ts";
import { readRawTurns } from "../raw-turns.ts";
import type { StoredSession } from "../session-index.ts";
import { openArchiveOrTell } from "../turn-source.ts";

export interface StreamedTurn {
  turn: Turn;
  /** The user went back and took another way. */
  isAbandoned: boolean;
}

/** Every batch may cost a pass over the raw copies: the first is a guess, later ones are as large as this allows. */
const FIRST_BATCH_TURNS = 16;
const BATCH_CHARS = 8 * 1024 * 1024;
const MAX_BATCH_TURNS = 512;

/** By start, subagents' among them; none when neither archive nor raw copies have any. */
export function* streamTurns(context: CommandContext, session: StoredSession): Generator<StreamedTurn> {
  const paths = sessionPaths(context.store, session.folder);
  const archive = openArchiveOrTell(context);
  if (archive === undefined) {
    yield* streamRaw(paths);
    return;
  }
  const streamed = new Set<string>();
  try {
    for (const one of streamArchived(archive, session.id, paths)) {
      yield one;
      streamed.add(one.turn.id);
    }
  } catch (error) {
    // A damaged page shows only when it is read.
    tellTrouble(context, error, "Reading");
    for (const one of streamRaw(paths)) if (!streamed.has(one.turn.id)) yield one;
  } finally {
    archive.close();
  }
}

function* streamArchived(archive: Archive, session: string, paths: SessionPaths): Generator<StreamedTurn> {
  const listed = listTurns(archive, session).map(({ turn, isAbandoned }) => ({ turn, isAbandoned }));
  yield* inBatches(listed, (batch) => {
    const found = batch.map(({ turn }) => readTurnText(archive, turn));
    const whole = readWhole(paths, found);
    return found.map(({ turn }, at) => {
      const copy = whole.get(turn.id);
      return {
        turn: copy === undefined ? turn : { ...copy, outcome: turn.outcome },
        isAbandoned: batch[at]?.isAbandoned === true,
      };
    });
  });
}

function readWhole(
  paths: SessionPaths,
  found: readonly Pick<ArchivedTurn, "turn" | "isCut">[],
): Map<string, Turn> {
  const cut = new Set(found.filter(({ isCut }) => isCut).map(({ turn }) => turn.id));
  if (cut.size === 0) return new Map();
  return new Map(readRawTurns(paths, { isWanted: (id) => cut.has(id) }).map((turn) => [turn.id, turn]));
}

function* streamRaw(paths: SessionPaths): Generator<StreamedTurn> {
  // First only which there are and in what order; a turn without any text is no turn.
  const ids = readRawTurns(paths, { limits: { head: 1, tail: 0 } }).map(({ id }) => id);
  yield* inBatches(ids, (batch) => {
    const wanted = new Set(batch);
    const turns = readRawTurns(paths, { isWanted: (id) => wanted.has(id) });
    return turns.map((turn) => ({ turn, isAbandoned: false }));
  });
}

function* inBatches<T>(
  items: readonly T[],
  read: (batch: readonly T[]) => StreamedTurn[],
): Generator<StreamedTurn> {
  let size = FIRST_BATCH_TURNS;
  for (let at = 0; at < items.length; ) {
    const batch = items.slice(at, at + size);
    at += batch.length;
    const turns = read(batch);
    const chars = turns.reduce((sum, { turn }) => sum + countChars(turn), 0);
    yield* turns;
    const fitting = Math.floor((BATCH_CHARS * batch.length) / Math.max(1, chars));
    size = Math.min(MAX_BATCH_TURNS, Math.max(1, fitting));
  }
}

function countChars({ prompt, steps }: Turn): number {
  return steps.reduce(
    (sum, step) =>
      sum + (step.kind === "tool" ? step.input.length + (step.output?.length ?? 0) : step.text.length),
    prompt.length,
  );
}
