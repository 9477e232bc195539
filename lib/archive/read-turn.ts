/** Reads the entries of a turn back from their rows. */
import { decodeEntry, type EncodedEntry, type StoredEntry, unpackUuid } from "./encode.ts";
import type { Archive } from "./handle.ts";

interface EntryRow extends EncodedEntry {
  id: number;
  uuid: Uint8Array | string;
  link: number | null;
  time_ms: number;
}

/** Most characters of a turn that are held at once: a turn of 10,000 calls would need a gigabyte. */
const MAX_TURN_CHARS = 8 * 1024 * 1024;

const SELECT_WHOLE =
  "SELECT id, uuid, link, role, time_ms, meta, text FROM entries WHERE turn = ? ORDER BY id";
const SELECT_SHORTENED =
  "SELECT id, uuid, link, role, time_ms, meta, substr(text, 1, ?) AS text FROM entries WHERE turn = ? ORDER BY id";

export interface TurnEntries {
  entries: StoredEntry[];
  /** True when the turn is so large that only the beginning of each text was read. */
  isShortened: boolean;
}

export function readTurnEntries(archive: Archive, turn: number, maxChars = MAX_TURN_CHARS): TurnEntries {
  const size = archive
    .prepare(
      "SELECT count(*) AS count, coalesce(sum(octet_length(text)), 0) AS bytes FROM entries WHERE turn = ?",
    )
    .get<{ count: number; bytes: number }>(turn);
  const isShortened = size !== undefined && size.bytes > maxChars;
  const rows = isShortened
    ? archive.prepare(SELECT_SHORTENED).all<EntryRow>(Math.floor(maxChars / size.count), turn)
    : archive.prepare(SELECT_WHOLE).all<EntryRow>(turn);
  const uuids = new Map(rows.map((row) => [row.id, unpackUuid(row.uuid)]));
  const loose = readLooseOfTurn(archive, turn);
  const entries = rows.map((row) => {
    const linked = row.link === null ? undefined : uuids.get(row.link);
    return decodeEntry(row, {
      uuid: uuids.get(row.id) ?? "",
      parents: loose.get(row.id) ?? (linked === undefined ? [] : [linked]),
      timeMs: row.time_ms,
    });
  });
  return { entries, isShortened };
}

function readLooseOfTurn(archive: Archive, turn: number): Map<number, string[]> {
  const loose = new Map<number, string[]>();
  const rows = archive
    .prepare("SELECT entry, parent FROM entries JOIN loose_links ON entry = id WHERE turn = ?")
    .all<{ entry: number; parent: Uint8Array | string }>(turn);
  for (const { entry, parent } of rows)
    loose.set(entry, [...(loose.get(entry) ?? []), unpackUuid(parent)].sort());
  return loose;
}
