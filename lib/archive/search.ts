/** Searches the index: counts, ranks, and shows the best turns. The one search that the command, the bench and recall use. */
import type { Turn } from "../contract/turn.ts";
import { parseQuery, type Query, type QueryTerm, renderFtsTerm } from "../text/query.ts";
import { type AbandonedCheck, createAbandonedCheck } from "./active-path.ts";
import { readSessionsOf } from "./browse.ts";
import { readCandidates, readTimes } from "./candidates.ts";
import { readDateWords } from "./date-words.ts";
import { unpackUuid } from "./encode.ts";
import type { Archive } from "./handle.ts";
import {
  DEFAULT_LIMIT,
  type Hit,
  MAX_SESSIONS,
  type SearchFilters,
  type SearchOptions,
  type SearchResult,
} from "./hit.ts";
import { buildMatch, type Condition } from "./match.ts";
import { chooseExcerpt, cutExcerpts, hasText } from "./present.ts";
import { compareRanked, type RankedTurn, rankCandidates } from "./rank.ts";
import { deriveTurn } from "./settle.ts";
import { type TurnText, turnText } from "./turn-text.ts";

/** Turns whose text is looked into for terms as written, as a multiple of the hits wanted. */
const LITERAL_LOOKAHEAD = 3;

/** Turns whose times decide between equals, as a multiple of the hits wanted. */
const TIE_LOOKAHEAD = 2;

export interface ArchiveResult extends SearchResult {
  /** What the turns of the hits say, by their ids. */
  texts: ReadonlyMap<string, TurnText>;
}

/** Never throws on what a user typed: an empty query finds nothing. */
export function searchArchive(archive: Archive, text: string, options: SearchOptions = {}): ArchiveResult {
  const { filters = {}, limit = DEFAULT_LIMIT } = options;
  const query = parseQuery(text);
  const empty: ArchiveResult = {
    query,
    hits: [],
    texts: new Map(),
    sessions: [],
    totalAll: 0,
    totalSome: 0,
    isCut: false,
  };
  if (query.isEmpty) return empty;
  const match = buildMatch(query, filters);
  const dates = readDateWords(query);
  const { turns, termCounts, totalAll, totalSome } = readCandidates(archive, match, {
    needsTimes: dates.parts.length > 0,
  });
  const wanted = literalTerms(query).length > 0 ? limit * LITERAL_LOOKAHEAD : limit;
  const ranked = rankCandidates({
    turns,
    termCounts,
    dates,
    limits: { turns: wanted * TIE_LOOKAHEAD, sessions: MAX_SESSIONS },
  });
  const shown = sortTies(archive, ranked.turns)
    .slice(0, wanted)
    .map(({ turn }) => readShown(archive, turn))
    .filter((turn) => turn !== undefined);
  const best = preferLiterals(archive, shown, query).slice(0, limit);
  const isAbandoned = createAbandonedCheck(archive);
  return {
    query,
    hits: best.map((turn) => makeHit(archive, turn, { query, filters, isAbandoned })),
    texts: new Map(best.map(({ uuid, text }) => [uuid, text])),
    sessions: readKeys(archive, ranked.sessions),
    totalAll,
    totalSome,
    isCut: hasCutTurns(archive, match.filter),
  };
}

function sortTies(archive: Archive, turns: RankedTurn[]): RankedTurn[] {
  readTimes(
    archive,
    turns.map(({ turn }) => turn),
  );
  return turns.sort(compareRanked);
}

/** Whether a turn that the search was about has text outside the index. */
function hasCutTurns(archive: Archive, { sql, values }: Condition): boolean {
  const cut = "SELECT id AS rowid FROM turns WHERE is_cut = 1";
  return archive.prepare(`SELECT 1 FROM (${cut}) AS words WHERE ${sql} LIMIT 1`).get(...values) !== undefined;
}

interface ShownTurn {
  id: number;
  uuid: string;
  hasAllTerms: boolean;
  turn: Turn;
  text: TurnText;
  isCut: boolean;
}

function readShown(
  archive: Archive,
  { id, hasAllTerms }: { id: number; hasAllTerms: boolean },
): ShownTurn | undefined {
  const row = archive
    .prepare("SELECT uuid FROM turns JOIN entries ON entries.id = root WHERE turns.id = ?")
    .get<{ uuid: Uint8Array | string }>(id);
  if (row === undefined) return undefined;
  const uuid = unpackUuid(row.uuid);
  const { turn, isCut } = deriveTurn(archive, id, { uuid });
  return { id, uuid, hasAllTerms, turn, text: turnText(turn), isCut };
}

function literalTerms(query: Query): QueryTerm[] {
  return query.terms.filter(({ literal, isExcluded }) => literal !== undefined && !isExcluded);
}

/**
 * Of the turns that have a term's parts, those that have it as written come first: `node:sqlite` before "a node of sqlite".
 * They trade places among themselves; turns without the term keep theirs.
 */
function preferLiterals(archive: Archive, turns: readonly ShownTurn[], query: Query): ShownTurn[] {
  const ordered = [...turns];
  const find = archive.prepare("SELECT 1 FROM words WHERE words MATCH ? AND rowid = ?");
  for (const term of literalTerms(query)) {
    for (const isWhole of [true, false]) {
      const places = ordered.flatMap((turn, place) =>
        turn.hasAllTerms === isWhole && find.get(renderFtsTerm(term), turn.id) !== undefined ? [place] : [],
      );
      const holders = places.map((place) => ordered[place]).filter((turn) => turn !== undefined);
      const written = holders.map((turn) => Number(hasText(turn.text, term.literal ?? "")));
      const best = [...holders.keys()].sort((x, y) => (written[y] ?? 0) - (written[x] ?? 0));
      best.forEach((from, index) => {
        const turn = holders[from];
        const place = places[index];
        if (turn !== undefined && place !== undefined) ordered[place] = turn;
      });
    }
  }
  return ordered;
}

function makeHit(
  archive: Archive,
  shown: ShownTurn,
  { query, filters, isAbandoned }: { query: Query; filters: SearchFilters; isAbandoned: AbandonedCheck },
): Hit {
  const { turn } = shown;
  const holders = readSessionsOf(archive, shown.id).map(({ id, key, project }) => ({
    key,
    project,
    isAbandoned: isAbandoned(id, { id: shown.id, agentId: turn.agentId ?? null }),
    isAskedFor:
      (filters.session === undefined || filters.session === key) &&
      (filters.project === undefined || filters.project === project),
  }));
  const [holder] = [...holders].sort(
    (a, b) => Number(b.isAskedFor) - Number(a.isAskedFor) || Number(a.isAbandoned) - Number(b.isAbandoned),
  );
  return {
    turn: shown.uuid,
    kind: turn.kind,
    ...(turn.agentId !== undefined && { agentId: turn.agentId }),
    session: holder?.key ?? "",
    sessions: holders.map(({ key }) => key),
    project: holder?.project ?? "",
    timeMs: turn.startMs,
    isAbandoned: holder?.isAbandoned ?? false,
    hasAllTerms: shown.hasAllTerms,
    ...chooseExcerpt(cutExcerpts(shown.text, query, filters.role)),
    isCut: shown.isCut,
  };
}

function readKeys(archive: Archive, sessions: readonly number[]): string[] {
  const read = archive.prepare("SELECT key FROM sessions WHERE id = ?");
  return sessions.map((id) => read.get<{ key: string }>(id)?.key).filter((key) => key !== undefined);
}
