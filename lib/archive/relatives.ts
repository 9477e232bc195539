/**
 * Which sessions share entries or hang on one another's (forks, copies, resumed conversations). An entry's row is folded
 * from all files that hold it, so of such a family no member can be taken out alone: all go, and those that stay are
 * read in again.
 */
import { packUuid } from "./encode.ts";
import type { Archive } from "./handle.ts";

/** Pairs of sessions, by row: one holds a copy of the other's entry, or one of its entries hangs on the other's. */
const PAIRS = `
  SELECT DISTINCT a.session AS one, b.session AS other FROM copies
    JOIN entries ON entries.id = copies.entry
    JOIN files a ON a.id = entries.file JOIN files b ON b.id = copies.file
    WHERE a.session <> b.session
  UNION
  SELECT DISTINCT a.session, b.session FROM entries
    JOIN entries parents ON parents.id = entries.link
    JOIN files a ON a.id = entries.file JOIN files b ON b.id = parents.file
    WHERE a.session <> b.session
  UNION
  SELECT DISTINCT a.session, b.session FROM loose_links
    JOIN entries ON entries.id = loose_links.entry
    JOIN entries parents ON parents.uuid = loose_links.parent
    JOIN files a ON a.id = entries.file JOIN files b ON b.id = parents.file
    WHERE a.session <> b.session`;

/** The given sessions that the archive knows, with all that are of a family with them. Looks at every entry once. */
export function findFamilies(archive: Archive, sessions: Iterable<string>): Set<string> {
  const rows = archive.prepare("SELECT id, key FROM sessions").all<{ id: number; key: string }>();
  const ids = new Map(rows.map(({ id, key }) => [key, id]));
  const keys = new Map(rows.map(({ id, key }) => [id, key]));
  const neighbours = readNeighbours(archive);
  const found = new Set<string>();
  const waiting = [...sessions].flatMap((session) => ids.get(session) ?? []);
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    const key = keys.get(id);
    if (key === undefined || found.has(key)) continue;
    found.add(key);
    waiting.push(...(neighbours.get(id) ?? []));
  }
  return found;
}

function readNeighbours(archive: Archive): Map<number, number[]> {
  const neighbours = new Map<number, number[]>();
  const add = (from: number, to: number): void => {
    const known = neighbours.get(from);
    if (known === undefined) neighbours.set(from, [to]);
    else known.push(to);
  };
  for (const { one, other } of archive.prepare(PAIRS).all<{ one: number; other: number }>()) {
    add(one, other);
    add(other, one);
  }
  return neighbours;
}

/** Another session that holds the turn, one of those that `isMeant` accepts. */
export function findHolder(
  archive: Archive,
  turn: string,
  isMeant: (session: string) => boolean,
): string | undefined {
  return archive
    .prepare(
      `SELECT DISTINCT key FROM entries JOIN turns ON turns.root = entries.id
       JOIN session_turns ON session_turns.turn = turns.id JOIN sessions ON sessions.id = session_turns.session
       WHERE uuid = ? ORDER BY key`,
    )
    .all<{ key: string }>(packUuid(turn))
    .map(({ key }) => key)
    .find(isMeant);
}
