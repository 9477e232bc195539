/** Turns a query and its filters into what the index is asked: FTS5 expressions and conditions on turns. */
import { type Query, type QueryTerm, renderFtsTerm } from "../text/query.ts";
import type { SqlValue } from "./database.ts";
import type { SearchFilters } from "./hit.ts";
import { TURNS_PER_SESSION } from "./migrate.ts";

/** SQL behind WHERE, with the values for its question marks. */
export interface Condition {
  sql: string;
  values: SqlValue[];
}

export interface Match {
  /** The terms that count, each as an expression. */
  terms: string[];
  /** Turns that have all terms, turns that have some. */
  all: string;
  some: string;
  filter: Condition;
  /** One term, and only the beginning of a word: the index joins thousands of words for it. */
  isBeginning: boolean;
  /** Limits and exclusions of one further term's expression, as in `all` and `some`. */
  bound(expression: string): string;
}

/** Words that say nothing about a topic are asked for only where a query has no others. */
export function tellingTerms(query: Query): QueryTerm[] {
  const asked = query.terms.filter((term) => !term.isExcluded);
  const telling = asked.filter((term) => !term.isStop);
  return telling.length > 0 ? telling : asked;
}

export function buildMatch(query: Query, filters: SearchFilters): Match {
  const telling = tellingTerms(query);
  const terms = telling.map(renderFtsTerm);
  const excluded = query.terms.filter((term) => term.isExcluded).map(renderFtsTerm);
  const column = filters.role === undefined ? "" : `${filters.role} : `;
  const bound = (expression: string): string => {
    const within = `${column}(${expression})`;
    return excluded.length === 0 ? within : `(${within}) NOT (${excluded.join(" OR ")})`;
  };
  return {
    terms,
    all: bound(terms.join(" AND ")),
    some: bound(terms.join(" OR ")),
    filter: buildFilter(filters),
    isBeginning: telling.length === 1 && telling[0]?.isPrefix === true,
    bound,
  };
}

const ALWAYS: Condition = { sql: "1", values: [] };

/**
 * A turn passes when any session that holds it does. Most are at home there, which the rowid tells; the few that are not
 * have an index of their own.
 */
function buildFilter(filters: SearchFilters): Condition {
  const { project, session, sinceMs, untilMs, tool, file } = filters;
  const conditions: Condition[] = [];
  if (project !== undefined) conditions.push(heldBy("SELECT id FROM sessions WHERE project = ?", project));
  if (session !== undefined) conditions.push(heldBy("SELECT id FROM sessions WHERE key = ?", session));
  if (sinceMs !== undefined) conditions.push(ofTurn("start_ms >= ?", sinceMs));
  if (untilMs !== undefined) conditions.push(ofTurn("start_ms < ?", untilMs));
  if (tool !== undefined) conditions.push(ofTurn("instr(lower(tools), ?) > 0", `\n${tool.toLowerCase()}\n`));
  if (file !== undefined) conditions.push(ofTurn("instr(files, ?) > 0", file));
  return conditions.reduce(
    (all, { sql, values }) => ({ sql: `${all.sql} AND ${sql}`, values: [...all.values, ...values] }),
    ALWAYS,
  );
}

function heldBy(sessions: string, value: string): Condition {
  const sql = `(words.rowid / ${TURNS_PER_SESSION} IN (${sessions}) OR words.rowid IN (
    SELECT turn FROM session_turns WHERE turn / ${TURNS_PER_SESSION} <> session AND session IN (${sessions})))`;
  return { sql, values: [value, value] };
}

function ofTurn(sql: string, value: SqlValue): Condition {
  return { sql: `EXISTS (SELECT 1 FROM turns WHERE turns.id = words.rowid AND ${sql})`, values: [value] };
}
