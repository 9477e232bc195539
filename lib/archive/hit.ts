/** What a search takes and gives, whichever searcher answers: the index, or a scan of the raw copies. */
import type { TurnKind } from "../contract/turn.ts";
import type { Query } from "../text/query.ts";
import type { Snippet } from "../text/snippet.ts";
import type { Field } from "./turn-text.ts";

export interface SearchFilters {
  /** Id of a project; none means all. */
  project?: string;
  /** Key of a session. */
  session?: string;
  /** Turns that began at this moment or later. */
  sinceMs?: number;
  /** Turns that began before this moment. */
  untilMs?: number;
  /** Name of a tool that the turn used, in any case. */
  tool?: string;
  /** Part of a path that a tool of the turn was pointed at. */
  file?: string;
  /** The one field to look in. */
  role?: Field;
}

export interface SearchOptions {
  filters?: SearchFilters;
  /** Hits to give; DEFAULT_LIMIT where nothing is said. */
  limit?: number;
}

export const DEFAULT_LIMIT = 10;
/** Sessions named in a result. */
export const MAX_SESSIONS = 10;

export interface Hit {
  turn: string;
  kind: TurnKind;
  agentId?: string;
  /** One session that holds the turn, best one that has not abandoned it; `sessions` are all, sorted. */
  session: string;
  sessions: string[];
  project: string;
  timeMs: number;
  isAbandoned: boolean;
  hasAllTerms: boolean;
  /** Where most of the query stands, and the piece of it to show. */
  field: Field;
  snippet: Snippet;
  /** True when text of the turn is not in the index. */
  isCut: boolean;
}

export interface SearchResult {
  query: Query;
  hits: Hit[];
  /** Sessions by how well they answer the query, best first; at most MAX_SESSIONS. */
  sessions: string[];
  /** Turns that have all telling words of the query, and turns that have some. */
  totalAll: number;
  totalSome: number;
  /** True when turns that were searched have text that is not in the index: only a deep search is sure to find all. */
  isCut: boolean;
}
