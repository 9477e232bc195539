/**
 * Searches transcripts without a database, by reading all of them: what is left where no engine can be loaded, and the way
 * to text that was cut from the index. Slower, and ranked by fewer signals, but with the same hits.
 */
import { parseQuery, type Query } from "../text/query.ts";
import type { FieldLimits } from "./cap.ts";
import { readDateWords } from "./date-words.ts";
import {
  DEFAULT_LIMIT,
  type Hit,
  MAX_SESSIONS,
  type SearchFilters,
  type SearchOptions,
  type SearchResult,
} from "./hit.ts";
import { tellingTerms } from "./match.ts";
import { chooseExcerpt } from "./present.ts";
import { type Finding, type ScannedTurn, type ScanSource, scanSession } from "./scan-session.ts";
import { createTermMatcher } from "./term-match.ts";
import { FIELD_WEIGHTS } from "./turn-text.ts";

export interface ScanOptions extends SearchOptions {
  /** `index.maxFieldChars`; nothing is cut where it is not given. */
  limits?: FieldLimits;
}

const NO_LIMITS: FieldLimits = { head: Number.POSITIVE_INFINITY, tail: 0 };

/** A turn with every session that holds it. */
interface FoundTurn extends ScannedTurn {
  holders: Map<string, { project: string; isAbandoned: boolean }>;
}

/** `sessions` gives, for each session, all its files; sessions and files are read one after another. */
export function scanTranscripts(
  text: string,
  sessions: Iterable<Iterable<ScanSource>>,
  options: ScanOptions = {},
): SearchResult {
  const { filters = {}, limit = DEFAULT_LIMIT, limits = NO_LIMITS } = options;
  const query = parseQuery(text);
  const telling = new Set(tellingTerms(query).map((term) => query.terms.indexOf(term)));
  const context = { query, matchTerms: createTermMatcher(query), limits };
  const found = query.isEmpty ? [] : findTurns(sessions, context, filters);
  const scores = scoreTurns(found, { query, telling, filters });
  const ordered = [...scores].sort(
    ([a, one], [b, other]) =>
      Number(other.hasAllTerms) - Number(one.hasAllTerms) || other.score - one.score || b.timeMs - a.timeMs,
  );
  return {
    query,
    hits: ordered.slice(0, limit).map(([turn, { hasAllTerms }]) => makeHit(turn, { hasAllTerms, filters })),
    sessions: [...new Set(ordered.flatMap(([turn]) => [...turn.holders.keys()]))].slice(0, MAX_SESSIONS),
    totalAll: ordered.filter(([, { hasAllTerms }]) => hasAllTerms).length,
    totalSome: ordered.length,
    isCut: found.some(({ isCut }) => isCut),
  };
}

function findTurns(
  sessions: Iterable<Iterable<ScanSource>>,
  context: Parameters<typeof scanSession>[1],
  filters: SearchFilters,
): FoundTurn[] {
  const found = new Map<string, FoundTurn>();
  for (const files of sessions) {
    const sources = [...files];
    const [first] = sources;
    if (first === undefined) continue;
    for (const turn of scanSession(sources, context)) {
      const known: FoundTurn = found.get(turn.id) ?? { ...turn, findings: [], holders: new Map() };
      known.findings.push(...turn.findings);
      for (const tool of turn.tools) known.tools.add(tool);
      for (const file of turn.files) known.files.add(file);
      known.isCut ||= turn.isCut;
      known.holders.set(first.session, { project: first.project, isAbandoned: turn.isAbandoned });
      found.set(turn.id, known);
    }
  }
  return [...found.values()].filter((turn) => passes(turn, filters));
}

function passes(turn: FoundTurn, { project, session, sinceMs, untilMs, tool, file }: SearchFilters): boolean {
  const tools = [...turn.tools].map((name) => name.toLowerCase());
  return (
    (project === undefined || [...turn.holders.values()].some((holder) => holder.project === project)) &&
    (session === undefined || turn.holders.has(session)) &&
    (sinceMs === undefined || turn.timeMs >= sinceMs) &&
    (untilMs === undefined || turn.timeMs < untilMs) &&
    (tool === undefined || tools.includes(tool.toLowerCase())) &&
    (file === undefined || [...turn.files].some((path) => path.includes(file)))
  );
}

interface ScoreContext {
  query: Query;
  /** Positions of the terms that count. */
  telling: ReadonlySet<number>;
  filters: SearchFilters;
}

interface TurnScore {
  score: number;
  hasAllTerms: boolean;
}

/** Each term once, by its rarity and the weightiest field it stands in; the date as `rank` has it. */
function scoreTurns(turns: readonly FoundTurn[], context: ScoreContext): Map<FoundTurn, TurnScore> {
  const { query, telling, filters } = context;
  const dates = readDateWords(query);
  const excluded = new Set(query.terms.flatMap(({ isExcluded }, index) => (isExcluded ? [index] : [])));
  const weights = new Map<FoundTurn, Map<number, number>>();
  for (const turn of turns) {
    if (turn.findings.some(({ terms }) => terms.some((term) => excluded.has(term)))) continue;
    const held = weighTerms(turn.findings, telling, filters);
    if (held.size > 0) weights.set(turn, held);
  }
  const rarity = new Map(
    [...telling].map((term) => {
      const turnsWith = [...weights.values()].filter((held) => held.has(term)).length;
      return [term, Math.log(1 + (weights.size - turnsWith + 0.5) / (turnsWith + 0.5))];
    }),
  );
  return new Map(
    [...weights].map(([turn, held]) => {
      const words = [...held].reduce((sum, [term, weight]) => sum + weight * (rarity.get(term) ?? 0), 0);
      return [turn, { score: words * (1 + dates.fit(turn.timeMs)), hasAllTerms: held.size === telling.size }];
    }),
  );
}

function weighTerms(
  findings: readonly Finding[],
  telling: ReadonlySet<number>,
  { role }: SearchFilters,
): Map<number, number> {
  const held = new Map<number, number>();
  for (const { terms, excerpt } of findings) {
    if (role !== undefined && excerpt.field !== role) continue;
    for (const term of terms) {
      if (telling.has(term)) held.set(term, Math.max(held.get(term) ?? 0, FIELD_WEIGHTS[excerpt.field]));
    }
  }
  return held;
}

function makeHit(
  turn: FoundTurn,
  { hasAllTerms, filters }: { hasAllTerms: boolean; filters: SearchFilters },
): Hit {
  const holders = [...turn.holders]
    .map(([session, holder]) => ({ session, ...holder }))
    .sort((a, b) => (a.session < b.session ? -1 : 1));
  const asked = holders.filter(
    ({ session, project }) =>
      (filters.session === undefined || filters.session === session) &&
      (filters.project === undefined || filters.project === project),
  );
  const holder = asked.find(({ isAbandoned }) => !isAbandoned) ?? asked[0] ?? holders[0];
  const shown = turn.findings.filter(
    ({ excerpt }) => filters.role === undefined || excerpt.field === filters.role,
  );
  return {
    turn: turn.id,
    kind: turn.kind,
    ...(turn.agentId !== undefined && { agentId: turn.agentId }),
    session: holder?.session ?? "",
    sessions: holders.map(({ session }) => session),
    project: holder?.project ?? "",
    timeMs: turn.timeMs,
    isAbandoned: holder?.isAbandoned ?? false,
    hasAllTerms,
    ...chooseExcerpt(shown.map(({ excerpt }) => excerpt)),
    isCut: turn.isCut,
  };
}
