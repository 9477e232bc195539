/** Searches the raw copies themselves: where no archive can be opened, and for text that it does not index. */
import type { SearchFilters, SearchResult } from "../archive/hit.ts";
import { scanTranscripts } from "../archive/scan.ts";
import type { ScanSource } from "../archive/scan-session.ts";
import { type TurnText, turnText } from "../archive/turn-text.ts";
import { type StorePaths, sessionPaths } from "../platform/paths.ts";
import { readRange } from "../raw/read.ts";
import { listGenerations, rawStreams } from "../raw/segment.ts";
import { createSpilledReader } from "../worker/spilled.ts";
import type { CommandContext } from "./command.ts";
import { readRawTurns } from "./raw-turns.ts";
import type { Question } from "./search-core.ts";
import { listSessions, type StoredSession } from "./session-index.ts";

export interface Scan {
  result: SearchResult;
  /** Whole texts of the hits, by turn. */
  texts: ReadonlyMap<string, TurnText>;
}

export function scanRawCopies({ store }: CommandContext, { text, filters, limit }: Question): Scan {
  const sessions = listSessions(store).filter((session) => mayHold(session, filters));
  const result = scanTranscripts(text, eachSession(store, sessions, filters), { filters, limit });
  return { result, texts: readTexts(store, result) };
}

function mayHold({ id, projects }: StoredSession, { session, project }: SearchFilters): boolean {
  return (session === undefined || session === id) && (project === undefined || projects.includes(project));
}

function* eachSession(
  store: StorePaths,
  sessions: readonly StoredSession[],
  { project }: SearchFilters,
): Generator<Generator<ScanSource>> {
  for (const session of sessions) yield eachFile(store, session, project ?? session.projects[0] ?? "");
}

function* eachFile(store: StorePaths, { id }: StoredSession, project: string): Generator<ScanSource> {
  const { raw } = sessionPaths(store, id);
  const readSpilled = createSpilledReader(raw);
  for (const stream of rawStreams(raw)) {
    for (const generation of listGenerations(raw, stream)) {
      const chunks = readRange(raw, stream, { generation });
      yield { session: id, project, stream, generation, readSpilled, chunks };
    }
  }
}

/** The scan lets texts go as it reads; those of the few hits are read again. */
function readTexts(store: StorePaths, { hits }: SearchResult): Map<string, TurnText> {
  const texts = new Map<string, TurnText>();
  for (const session of new Set(hits.map((hit) => hit.session))) {
    const wanted = new Set(hits.filter((hit) => hit.session === session).map(({ turn }) => turn));
    const turns = readRawTurns(sessionPaths(store, session), { isWanted: (id) => wanted.has(id) });
    for (const turn of turns) texts.set(turn.id, turnText(turn));
  }
  return texts;
}
