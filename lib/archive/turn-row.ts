/** The bare rows of turns: made when an entry turns out to be a root, removed when it no longer is one. */
import type { Archive } from "./handle.ts";
import { TURNS_PER_SESSION } from "./migrate.ts";

/** Where a file shows the entry that a turn begins with. */
export interface Place {
  file: number;
  session: number;
  byteOffset: number;
}

/** The first free rowid of a turn at home in the session. */
export function nextTurnId(archive: Archive, session: number): number {
  const first = session * TURNS_PER_SESSION;
  const row = archive
    .prepare("SELECT max(id) AS id FROM turns WHERE id >= ? AND id < ?")
    .get<{ id: number | null }>(first, first + TURNS_PER_SESSION);
  return row?.id == null ? first : row.id + 1;
}

/** Tells the key of the session that a turn is at home in. */
export function createHomeLookup(archive: Archive): (turn: number) => string {
  const keys = new Map<number, string>();
  return (turn) => {
    const session = Math.floor(turn / TURNS_PER_SESSION);
    const known = keys.get(session);
    if (known !== undefined) return known;
    const row = archive.prepare("SELECT key FROM sessions WHERE id = ?").get<{ key: string }>(session);
    keys.set(session, row?.key ?? "");
    return row?.key ?? "";
  };
}

export function addTurn(archive: Archive, turn: number, root: number): void {
  archive.prepare("INSERT INTO turns (id, root) VALUES (?, ?)").run(turn, root);
}

/** A second sighting in one file is none: the first place counts. */
export function addTurnPlace(archive: Archive, turn: number, { file, session, byteOffset }: Place): void {
  archive
    .prepare("INSERT OR IGNORE INTO session_turns (session, file, byte_offset, turn) VALUES (?, ?, ?, ?)")
    .run(session, file, byteOffset, turn);
}

/** The turn that begins with this entry; made, with all its places, where there is none. */
export function turnOfRoot(archive: Archive, root: number): number {
  const row = archive.prepare("SELECT id FROM turns WHERE root = ?").get<{ id: number }>(root);
  if (row !== undefined) return row.id;
  const places = archive
    .prepare(
      `SELECT file, session, places.byte_offset AS byteOffset FROM places JOIN files ON files.id = file
       WHERE entry = ? ORDER BY session`,
    )
    .all<Place>(root);
  const [home] = places;
  if (home === undefined) throw new RangeError(`entry ${root} is in no file`);
  const turn = nextTurnId(archive, home.session);
  addTurn(archive, turn, root);
  for (const place of places) addTurnPlace(archive, turn, place);
  return turn;
}

/** Removes a turn that has lost its entries, its words too: the rowid may be given to another turn at once. */
export function removeTurn(archive: Archive, turn: number): void {
  archive.prepare("DELETE FROM words WHERE rowid = ?").run(turn);
  archive.prepare("DELETE FROM session_turns WHERE turn = ?").run(turn);
  archive.prepare("DELETE FROM turns WHERE id = ?").run(turn);
}
